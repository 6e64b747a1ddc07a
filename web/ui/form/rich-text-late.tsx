import { useEffect, useState, type ComponentType } from 'react'
import type { RichTextFieldProps } from './rich-text-field.tsx'
import './rich-text.css'

type RichTextLateProps = RichTextFieldProps & {
  /** On the button that is shown when the editor couldn't be loaded. */
  retry: string
}

let loaded: ComponentType<RichTextFieldProps> | undefined

/** The rich text field, loaded when it is first shown; a placeholder reserves its space. */
export function RichTextLate({ retry, ...field }: RichTextLateProps) {
  const [Editor, setEditor] = useState(() => loaded)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (Editor || failed) return
    let here = true
    import('./rich-text-field.tsx').then(
      (module) => {
        loaded = module.default
        if (here) setEditor(() => module.default)
      },
      () => here && setFailed(true),
    )
    return () => void (here = false)
  }, [Editor, failed])
  if (Editor) return <Editor {...field} />
  return (
    <div className={`field ${field.className ?? ''}`}>
      <div className="field-head">
        <span className="field-label">{field.label}</span>
      </div>
      {failed ? (
        <button type="button" className="button" onClick={() => setFailed(false)}>
          {retry}
        </button>
      ) : (
        <div className="rich-waiting skeleton" />
      )}
    </div>
  )
}
