import type { CreditOrder } from '#contract/credit.ts'
import { creditNoteLength, oldestCreditPayment } from '#contract/credit-status.ts'
import { dayInUae } from '#contract/uae-day.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { cleanPlain } from '#web/shell/members/clean-text.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { amountIn, moneyShape } from './credit-values.ts'

type PaymentDialogProps = {
  credit: string
  /** In ms since 1970. */
  now: number
  /** Delivered ones, what is due first before the rest. */
  orders: CreditOrder[]
  onClose: () => void
  onRecorded: () => void
}

const dayMs = 86_400_000
const sum = (orders: CreditOrder[]) =>
  Math.round(orders.reduce((total, { open }) => total + open * 100, 0)) / 100

/** Records what a garage paid, for the oldest orders or for one of them. */
export function PaymentDialog({ credit, now, orders, onClose, onRecorded }: PaymentDialogProps) {
  const { t } = useTranslation('payments')
  const toast = useToast()
  const callOnce = useIdempotentCall()
  const { run, failure } = useMutation()
  const payable = (order: string) => sum(orders.filter(({ _id }) => !order || _id === order))
  const isDay = (day: string) => day >= dayInUae(now - oldestCreditPayment * dayMs)
  const { ref, field, submit, setServerErrors, busy, values, dirty } = useFormState({
    initial: { amount: '', received_on: dayInUae(now), order: '', note: '' },
    check: ({ amount, received_on, order }) => ({
      amount:
        amountIn(amount, payable(order)) === undefined
          ? t('credit.pay.amountWrong', { most: amountWithin(payable(order)) })
          : undefined,
      received_on: isDay(received_on) ? undefined : t('credit.pay.dayWrong'),
    }),
  })
  return (
    <ModalDialog
      title={t('credit.pay.title')}
      closeLabel={t('credit.close')}
      shape="sheet"
      steady={dirty}
      onClose={onClose}
    >
      <form
        ref={ref}
        noValidate
        className="credit-form"
        onSubmit={submit(async ({ amount, received_on, order, note }) => {
          const input = {
            ...{ credit, amount: amountIn(amount, payable(order))!, received_on },
            note: cleanPlain(note),
            ...(order && { orders: [order] }),
          }
          const isDone = await run(
            (api) =>
              callOnce(input, (idempotencyKey) =>
                api.call('recordCreditPayment', input, { idempotencyKey }),
              ),
            { setFieldErrors: setServerErrors },
          )
          if (!isDone) return
          toast(t('credit.pay.done'))
          onRecorded()
        })}
      >
        <NumberField
          {...field('amount')}
          label={t('credit.pay.amount')}
          hint={t('credit.pay.amountHint', {
            amount: amountWithin(payable(values.order)),
          })}
          shape={moneyShape}
          unit="AED"
          required
        />
        <TextField {...field('received_on')} type="date" label={t('credit.pay.day')} required />
        <SelectField
          {...field('order')}
          label={t('credit.pay.order')}
          placeholder={t('credit.pay.oldest')}
          options={orders.map(({ _id, number, open }) => ({
            value: _id,
            label: `\u2066${number} · AED ${amountText(open)}\u2069`,
          }))}
        />
        <TextField
          {...field('note')}
          label={t('credit.pay.note')}
          hint={t('credit.pay.noteHint')}
          optional={t('credit.optional')}
          dir="auto"
          maxLength={creditNoteLength}
        />
        <FormFailure message={failure} />
        <button type="submit" disabled={busy} className="button button-primary">
          {t('credit.pay.action')}
        </button>
      </form>
    </ModalDialog>
  )
}
