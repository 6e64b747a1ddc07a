import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { FieldError, LengthCount, type FieldFrame } from './field.tsx'
import { RichTextLink } from './rich-text-link.tsx'
import { extensions, cleanPaste, plainHtml } from './rich-text-rules.ts'
import { RichTextToolbar, type RichTextTexts } from './rich-text-toolbar.tsx'
import './rich-text.css'

export type RichTextFieldProps = FieldFrame & {
  name: string
  /** HTML of paragraphs, two sizes of headings, lists, bold, italic, underline and https links. */
  value: string
  /** Called with the HTML; "" when only empty lines are left. */
  onChange: (html: string) => void
  onBlur?: () => void
  /** The limit of the HTML. Nothing is cut off; a counter is shown near the limit. */
  maxLength?: number
  texts: RichTextTexts
}

/** A rich text editor, limited to the elements that pages show. */
export default function RichTextField(props: RichTextFieldProps) {
  const {
    label,
    error,
    hint,
    good,
    optional,
    className = '',
    name,
    value,
    maxLength,
    texts,
  } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [linking, setLinking] = useState(false)
  const reported = useRef(value)
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  const attributes: Record<string, string> = {
    ...{ id, class: 'rich-text', role: 'textbox', 'aria-multiline': 'true' },
    'aria-labelledby': `${id}label`,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': 'true' }),
  }
  const editor = useEditor({
    extensions,
    content: value,
    textDirection: 'auto',
    // The content security policy forbids injected styles; rich-text.css has them.
    injectCSS: false,
    editorProps: { attributes, transformPastedHTML: cleanPaste },
    onUpdate: ({ editor }) => {
      reported.current = editor.isEmpty ? '' : plainHtml(editor.getHTML())
      props.onChange(reported.current)
    },
  })

  const takeIn = useEffectEvent(() => {
    if (value === reported.current) return
    reported.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  })
  useEffect(() => takeIn(), [value])

  return (
    <div className={`field ${className}`}>
      <div className="field-head">
        <span id={`${id}label`} className="field-label" onClick={() => editor.commands.focus()}>
          {label}
          {optional && <span className="field-optional"> ({optional})</span>}
        </span>
        {good && <Icon name="check" className="field-good" />}
      </div>
      <div
        ref={frame}
        className="rich-field"
        data-name={name}
        data-wrong={error ? true : undefined}
        onBlur={({ relatedTarget }) => frame.current?.contains(relatedTarget) || props.onBlur?.()}
        onKeyDown={(event) => {
          if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          setLinking(true)
        }}
      >
        <RichTextToolbar {...{ editor, texts }} controls={id} onLink={() => setLinking(!linking)} />
        {linking && <RichTextLink {...{ editor, texts }} onClose={() => setLinking(false)} />}
        <EditorContent editor={editor} />
      </div>
      <div className="rich-foot">
        {hint && (
          <div id={`${id}hint`} className="field-hint">
            {hint}
          </div>
        )}
        <LengthCount length={value.length} limit={maxLength} />
      </div>
      <FieldError id={`${id}error`} error={error} />
    </div>
  )
}
