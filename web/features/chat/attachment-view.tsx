import { useState } from 'react'
import type { Attachment } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { fetchPrivateFile, saveFile } from '#web/shell/members/private-file.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePrivatePicture } from '#web/shell/members/use-private-picture.ts'
import { usePage } from '#web/shell/page.tsx'
import { fileSize } from '#web/ui/form/file-rules.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type AttachmentViewProps = { attachment: Attachment }

/** The file of a message: a photo is shown, a document is saved. */
export function AttachmentView({ attachment }: AttachmentViewProps) {
  return attachment.type.startsWith('image/') ? (
    <Photo attachment={attachment} />
  ) : (
    <DocumentRow attachment={attachment} />
  )
}

function Photo({ attachment: { url, name } }: AttachmentViewProps) {
  const { t } = useTranslation('chat')
  const { place, picture, failed, retry } = usePrivatePicture(url)
  const [large, setLarge] = useState(false)
  const label = name || t('file.photo')
  return (
    <div ref={place} className="photo">
      {picture ? (
        <button type="button" aria-label={t('file.open')} onClick={() => setLarge(true)}>
          <img src={picture.address} alt={label} />
        </button>
      ) : failed ? (
        <p className="grid content-center gap-1 p-3 text-center text-sm">
          {t('file.failed')}
          <button type="button" className="link" onClick={retry}>
            {t('shell:retry')}
          </button>
        </p>
      ) : (
        <span className="skeleton" />
      )}
      {large && picture && (
        <ModalDialog
          shape="wide"
          title={label}
          closeLabel={t('file.close')}
          onClose={() => setLarge(false)}
          footer={
            <button
              type="button"
              className="button"
              onClick={() => saveFile(picture.content, label)}
            >
              {t('file.save')}
            </button>
          }
        >
          <img src={picture.address} alt={label} className="mx-auto max-h-full object-contain" />
        </ModalDialog>
      )}
    </div>
  )
}

function DocumentRow({ attachment: { url, name, bytes } }: AttachmentViewProps) {
  const { t } = useTranslation('chat')
  const { language } = usePage()
  const { failure, busy, run } = useMutation()
  const save = () => run(async () => saveFile(await fetchPrivateFile(url, language), name))
  return (
    <>
      <button
        type="button"
        className="document-row"
        disabled={busy}
        aria-label={t('file.saveNamed', { name })}
        onClick={() => void save()}
      >
        <Icon name="document" />
        <span className="min-w-0">
          <bdi className="document-name">{name}</bdi>
          <span className="text-xs">{fileSize(bytes, language)}</span>
        </span>
        <Icon name="export" />
      </button>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </>
  )
}
