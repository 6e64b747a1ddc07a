import { useTranslation } from '#web/shell/i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type ConfirmDialogProps = {
  title: string
  text: string
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a step that can't be taken back. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('operator')
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <ModalDialog
      title={title}
      closeLabel={t('shell:nav.close')}
      onClose={onClose}
      footer={
        <div className="operator-actions">
          <button type="button" className="button button-danger" onClick={confirm}>
            {action}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      }
    >
      <p>{text}</p>
    </ModalDialog>
  )
}
