import { useState } from 'react'
import type { BuyerTransfer } from '#contract/bank-transfers.ts'
import { bankReferenceForm } from '#contract/money-kinds.ts'
import { transferRange } from '#contract/transfer-limits.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useToast } from '#web/shell/toast.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { isAmountWithin } from '../bank-amount.ts'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'
import { TransferFields } from '../transfer-fields.tsx'
import { outcomeOf } from './outcome-of.ts'

type RecordFormProps = { item: BuyerTransfer; onDone: () => void; onBack: () => void }
type Values = { amount: string; reference: string; value_date: string }

/** What came for an order, as the bank's statement has it; what follows is said before it is recorded. */
export function RecordForm({ item, onDone, onBack }: RecordFormProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const callOnce = useIdempotentCall()
  const { run, busy, failure } = useConfirmedStep()
  const [entered, setEntered] = useState<Values>()
  const { order, number, missing } = item
  const { ref, field, submit, setServerErrors } = useFormState<Values>({
    initial: { amount: missing > 0 ? missing.toFixed(2) : '', reference: '', value_date: '' },
    check: ({ amount, reference, value_date }) => ({
      amount: isAmountWithin(amount.trim(), transferRange)
        ? undefined
        : t('buyerTransfers.amountWrong'),
      reference: bankReferenceForm.test(reference.trim())
        ? undefined
        : t('buyerTransfers.referenceWrong'),
      value_date: value_date === '' ? t('buyerTransfers.valueDateWrong') : undefined,
    }),
  })
  const send = ({ amount, ...rest }: Values) =>
    run(
      async (api) => {
        const input = { order, amount: Number(amount), ...rest }
        await callOnce(input, (idempotencyKey) =>
          api.call('recordBuyerTransfer', input, { idempotencyKey }),
        )
        toast(t('buyerTransfers.done'))
        onDone()
      },
      { setFieldErrors: setServerErrors },
    )
  const day = field('value_date')
  return (
    <form
      ref={ref}
      noValidate
      className="operator-form buyer-transfer-form"
      onSubmit={submit(async ({ amount, reference, value_date }) =>
        setEntered({ amount: amount.trim(), reference: reference.trim(), value_date }),
      )}
    >
      <TransferFields field={field} />
      <Field label={t('buyerTransfers.valueDate')} error={day.error}>
        {(control) => (
          <input
            {...control}
            type="date"
            name={day.name}
            value={day.value}
            required
            className="control"
            onBlur={day.onBlur}
            onChange={({ target }) => day.onChange(target.value)}
          />
        )}
      </Field>
      <FormFailure message={failure} />
      <div className="operator-actions">
        <button type="submit" disabled={busy} className="button button-primary">
          {busy ? t('sending') : t('buyerTransfers.submit')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {t('cancel')}
        </button>
      </div>
      {entered && (
        <ConfirmRecord
          {...{ number, missing }}
          amount={Number(entered.amount)}
          onConfirm={() => void send(entered)}
          onClose={() => setEntered(undefined)}
        />
      )}
    </form>
  )
}

type ConfirmRecordProps = Pick<BuyerTransfer, 'number' | 'missing'> & {
  amount: number
  onConfirm: () => void
  onClose: () => void
}

function ConfirmRecord({ number, missing, amount, onConfirm, onClose }: ConfirmRecordProps) {
  const { t } = useTranslation('operator')
  const { kind, rest } = outcomeOf(amount, missing)
  const outcome = t(`buyerTransfers.outcome.${kind}`, {
    amount: amountWithin(rest),
  })
  return (
    <ConfirmDialog
      title={t('buyerTransfers.ask', {
        amount: amountWithin(amount),
        number: isolated(number),
      })}
      text={`${outcome} ${t('buyerTransfers.outcome.final')}`}
      action={t('buyerTransfers.submit')}
      tone="primary"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

/** Inside a sentence, left to right. */
const isolated = (text: string) => `\u2066${text}\u2069`
