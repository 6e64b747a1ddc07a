import { Icon } from '#web/ui/icon.tsx'
import { useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { attachmentTypes } from './use-attachment.ts'

/** Lets the user choose a photo or document from the device. */
export function AttachButton({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const { t } = useTranslation('chat')
  const input = useRef<HTMLInputElement>(null)
  const label = t('composer.attach')
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={attachmentTypes}
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <button
        type="button"
        className="composer-button"
        aria-label={label}
        title={label}
        onClick={() => input.current?.click()}
      >
        <Icon name="clip" />
      </button>
    </>
  )
}
