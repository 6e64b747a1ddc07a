import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { FieldError } from './field.tsx'
import { linkAddress } from './rich-text-rules.ts'
import type { RichTextTexts } from './rich-text-toolbar.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

type RichTextLinkProps = { editor: Editor; texts: RichTextTexts; onClose: () => void }

/** The address of a link, below the toolbar. Not a form of its own, because it is inside one. */
export function RichTextLink({ editor, texts, onClose }: RichTextLinkProps) {
  const id = useId()
  const current = editor.getAttributes('link').href as string | undefined
  const [address, setAddress] = useState(current ?? '')
  const [isInvalid, setIsInvalid] = useState(false)
  const box = useFocusOnArrival(true)

  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }
  const add = () => {
    const href = linkAddress(address)
    if (!href) return setIsInvalid(true)
    const { empty, to } = editor.state.selection
    // Without a selection, the link's text is its address.
    if (empty && !current) editor.commands.insertContentAt(to, linked(href))
    else editor.chain().extendMarkRange('link').setLink({ href }).run()
    close()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Enter') add()
    else if (event.key === 'Escape') close()
  }
  return (
    <div className="rich-link">
      <label htmlFor={id} className="field-label">
        {texts.address}
      </label>
      <div className="rich-link-row">
        <input
          ref={box}
          {...{ id, onKeyDown }}
          type="text"
          inputMode="url"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          placeholder="https://"
          value={address}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}error` : undefined}
          onChange={(event) => {
            setAddress(event.target.value)
            setIsInvalid(false)
          }}
          className="control"
        />
        <button type="button" className="button" onClick={add}>
          {texts.addLink}
        </button>
        {current && (
          <button type="button" className="button" onClick={remove}>
            {texts.removeLink}
          </button>
        )}
        <button type="button" className="button" onClick={close}>
          {texts.cancel}
        </button>
      </div>
      <FieldError id={`${id}error`} error={isInvalid ? texts.badAddress : undefined} />
    </div>
  )
}

const linked = (href: string) => ({
  type: 'text',
  text: href,
  marks: [{ type: 'link', attrs: { href } }],
})
