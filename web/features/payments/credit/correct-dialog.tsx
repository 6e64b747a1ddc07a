import type { CreditPayment } from '#contract/credit.ts'
import { creditNoteLength } from '#contract/credit-status.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { cleanPlain } from '#web/shell/members/clean-text.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type CorrectDialogProps = { payment: CreditPayment; onClose: () => void; onDone: () => void }

/** Takes back a payment that was recorded wrongly; both entries stay visible. */
export function CorrectDialog({ payment, onClose, onDone }: CorrectDialogProps) {
  const { t } = useTranslation('payments')
  const toast = useToast()
  const callOnce = useIdempotentCall()
  const { run, failure } = useMutation()
  const { ref, field, submit, busy, dirty } = useFormState({
    initial: { note: '' },
    check: () => ({}),
  })
  const send = async (note: string) => {
    const input = { payment: payment._id, note: cleanPlain(note) }
    const isDone = await run((api) =>
      callOnce(input, (idempotencyKey) =>
        api.call('reverseCreditPayment', input, { idempotencyKey }),
      ),
    )
    if (!isDone) return
    toast(t('credit.correct.done'))
    onDone()
  }
  return (
    <ModalDialog
      title={t('credit.correct.title')}
      closeLabel={t('credit.close')}
      shape="sheet"
      steady={dirty}
      onClose={onClose}
    >
      <form
        ref={ref}
        noValidate
        className="credit-form"
        onSubmit={submit(({ note }) => send(note))}
      >
        <p>{t('credit.correct.text', { amount: amountWithin(payment.amount) })}</p>
        <TextField
          {...field('note')}
          label={t('credit.pay.note')}
          optional={t('credit.optional')}
          dir="auto"
          maxLength={creditNoteLength}
        />
        <FormFailure message={failure} />
        <button type="submit" disabled={busy} className="button button-danger">
          {t('credit.correct.action')}
        </button>
      </form>
    </ModalDialog>
  )
}
