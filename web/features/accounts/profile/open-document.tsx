import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import {
  fetchPrivateFile,
  isPictureName,
  saveFile,
  toDataAddress,
} from '#web/shell/members/private-file.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import type { StoredDocument } from './profile-values.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'

type OpenDocumentProps = { document: StoredDocument; label: string }

/** Shows a picture over the page and saves a PDF: both are only for their owner. */
export function OpenDocument({ document, label }: OpenDocumentProps) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const { failure, busy, run } = useMutation()
  const [picture, setPicture] = useState<{ address: string; content: Blob }>()
  const name = document.name || label

  const open = () =>
    run(async () => {
      const content = await fetchPrivateFile(document.address, language)
      if (!content.type.startsWith('image/')) return saveFile(content, name)
      setPicture({ address: await toDataAddress(content), content })
    })
  return (
    <>
      <button
        type="button"
        className="document-open"
        disabled={busy}
        aria-label={`${isPictureName(name) ? t('documents.open') : t('documents.save')}: ${label}`}
        onClick={open}
      >
        {busy
          ? t('documents.opening')
          : isPictureName(name)
            ? t('documents.open')
            : t('documents.save')}
      </button>
      <FormFailure message={failure} />
      {picture && (
        <ModalDialog
          shape="wide"
          title={label}
          closeLabel={t('documents.close')}
          onClose={() => setPicture(undefined)}
          footer={
            <button
              type="button"
              className="button"
              onClick={() => saveFile(picture.content, name)}
            >
              {t('documents.save')}
            </button>
          }
        >
          <img src={picture.address} alt={name} className="mx-auto max-h-full object-contain" />
        </ModalDialog>
      )}
    </>
  )
}
