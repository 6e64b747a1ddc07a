import { useTranslation } from '#web/shell/i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { ShareLink } from '../share-link.tsx'

type ShareDialogProps = {
  url: string
  vehicle: string | undefined
  onStop: () => void
  onClose: () => void
}

/** The link of a cart: to copy, to send, or to end. */
export function ShareDialog({ url, vehicle, onStop, onClose }: ShareDialogProps) {
  const { t } = useTranslation('cart')
  return (
    <ModalDialog title={t('share.title')} closeLabel={t('shell:nav.close')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-soft">{t('share.text')}</p>
        <ShareLink
          url={url}
          message={vehicle ? t('share.messageFor', { vehicle, url }) : t('share.message', { url })}
          texts={{
            copy: t('share.copy'),
            copied: t('share.copied'),
            notCopied: t('share.notCopied'),
            whatsapp: t('share.whatsapp'),
          }}
        />
        <button type="button" className="text-button justify-self-start" onClick={onStop}>
          {t('share.stop')}
        </button>
      </div>
    </ModalDialog>
  )
}
