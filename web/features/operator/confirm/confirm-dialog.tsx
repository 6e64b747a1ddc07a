import { useTranslation } from '#web/shell/i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type ConfirmDialogProps = {
  title: string
  text: string
  action: string
  /** Not of what ends or removes something. */
  tone?: 'primary' | 'danger'
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a step that can't be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, tone = 'danger', onConfirm, onClose } = props
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
          <button type="button" className={`button button-${tone}`} onClick={confirm}>
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
