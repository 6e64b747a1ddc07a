import { useTranslation } from '#web/shell/i18n.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type ReasonDialogProps<Reason extends string> = {
  title: string
  /** What follows from it. */
  text: string
  action: string
  reasons: { value: Reason; label: string }[]
  onConfirm: (reason: Reason) => void
  onClose: () => void
}

/** Asks why a transfer failed, is cancelled or taken back. */
export function ReasonDialog<Reason extends string>(props: ReasonDialogProps<Reason>) {
  const { title, text, action, reasons, onConfirm, onClose } = props
  const { t } = useTranslation('operator')
  const { ref, field, submit } = useFormState<{ reason: Reason | '' }>({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason === '' ? t('payouts.reasonMissing') : undefined }),
  })
  const confirm = async ({ reason }: { reason: Reason | '' }) => {
    onClose()
    onConfirm(reason as Reason)
  }
  return (
    <ModalDialog title={title} closeLabel={t('shell:nav.close')} onClose={onClose} steady>
      <form ref={ref} noValidate onSubmit={submit(confirm)} className="operator-form">
        <p>{text}</p>
        <SelectField<Reason | ''>
          {...field('reason')}
          good={false}
          label={t('payouts.reason')}
          placeholder={t('team.choose')}
          options={reasons}
          required
        />
        <div className="operator-actions">
          <button type="submit" className="button button-danger">
            {action}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('back')}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
