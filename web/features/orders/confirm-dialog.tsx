import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type Question =
  | 'cancelBuyer'
  | 'requestCancel'
  | 'confirm'
  | 'agreeCancel'
  | 'returnToSeller'
  | 'shipPickup'
  | 'removeCart'
  | 'clearCart'
  | 'acceptPart'
  | 'acceptPartPaid'

type ConfirmDialogProps = {
  question: Question
  /** Of the order that it is about. */
  number?: string
  /** What the text of the question says besides. */
  facts?: Record<string, string>
  /** On the button that does it. */
  action: string
  danger?: boolean
  busy: boolean
  failure: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that can't be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, number = '', facts, action, danger, busy, failure, onConfirm, onClose } = props
  const { t } = useTranslation('orders')
  return (
    <ModalDialog
      title={t(`ask.${question}.title`, { number })}
      closeLabel={t('ask.close')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>{t(`ask.${question}.text`, facts)}</p>
        <FormFailure message={failure} />
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className={danger ? 'button button-danger' : 'button button-primary'}
            disabled={busy}
            onClick={onConfirm}
          >
            {action}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('ask.close')}
          </button>
        </div>
      </div>
    </ModalDialog>
  )
}
