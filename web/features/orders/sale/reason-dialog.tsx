import { orderLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import type { StepDialogProps } from './step-dialog-props.ts'
import '../step-form.css'

const reasons = {
  reject: ['stock', 'price', 'area'],
  cancel: ['stock', 'damaged', 'price'],
  fail: ['closed', 'unreachable', 'refused'],
} as const

type ReasonDialogProps = StepDialogProps & { step: keyof typeof reasons }

/** Why the seller rejects or cancels, or why a delivery failed; the buyer reads it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { step, order, action, busy, failure, onSend, onClose } = props
  const { t } = useTranslation('orders')
  const { ref, field, set, submit, setServerErrors, dirty } = useFormState({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('reason.needed') : undefined }),
  })
  return (
    <ModalDialog
      title={t(`reason.${step}`, { number: order.number })}
      closeLabel={t('ask.close')}
      steady={dirty}
      onClose={onClose}
    >
      <form
        ref={ref}
        noValidate
        className="step-form"
        onSubmit={submit(({ reason }) =>
          onSend({ reason: reason.trim() }, { setFieldErrors: setServerErrors }),
        )}
      >
        <div role="group" aria-label={t('reason.quick')} className="flex flex-wrap gap-2">
          {reasons[step].map((reason) => (
            <button
              key={reason}
              type="button"
              className="button"
              onClick={() => set({ reason: t(`reason.options.${reason}`) })}
            >
              {t(`reason.options.${reason}`)}
            </button>
          ))}
        </div>
        <TextField
          {...field('reason')}
          label={t('reason.label')}
          hint={t('reason.hint')}
          dir="auto"
          maxLength={orderLengths.reason}
          required
        />
        <FormFailure message={failure} />
        <button
          type="submit"
          className={step === 'fail' ? 'button button-primary' : 'button button-danger'}
          disabled={busy}
        >
          {action}
        </button>
      </form>
    </ModalDialog>
  )
}
