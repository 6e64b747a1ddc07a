import { useState } from 'react'
import { priceRange } from '#contract/limits.ts'
import { bankReferenceForm } from '#contract/money-kinds.ts'
import type { OwingSeller } from '#contract/operator-money.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { isAmountWithin } from '../bank-amount.ts'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'
import { TransferFields } from '../transfer-fields.tsx'
import { SellerFacts } from './find-seller.tsx'

type TransferFormProps = { seller: OwingSeller; onDone: () => void; onBack: () => void }
type Values = { amount: string; reference: string }

/** How much a seller transferred, and under which reference of the bank. */
export function TransferForm({ seller, onDone, onBack }: TransferFormProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const callOnce = useIdempotentCall()
  const { run, busy, failure } = useConfirmedStep()
  const [entered, setEntered] = useState<Values>()
  const { ref, field, submit, setServerErrors } = useFormState<Values>({
    initial: { amount: seller.owed > 0 ? String(seller.owed) : '', reference: '' },
    check: ({ amount, reference }) => ({
      amount: isAmountWithin(amount.trim(), priceRange) ? undefined : t('transfers.amountWrong'),
      reference: bankReferenceForm.test(reference.trim())
        ? undefined
        : t('transfers.referenceWrong'),
    }),
  })
  const send = (values: Values) =>
    run(
      async (api) => {
        const input = { seller: seller._id, ...values }
        await callOnce(input, (idempotencyKey) =>
          api.call('recordTransfer', input, { idempotencyKey }),
        )
        toast(t('transfers.done'))
        onDone()
      },
      { setFieldErrors: setServerErrors },
    )
  return (
    <>
      <SellerFacts seller={seller} />
      <form
        ref={ref}
        noValidate
        className="operator-form"
        onSubmit={submit(async ({ amount, reference }) =>
          setEntered({ amount: amount.trim(), reference: reference.trim() }),
        )}
      >
        <TransferFields field={field} />
        <FormFailure message={failure} />
        <div className="operator-actions">
          <button type="submit" disabled={busy} className="button button-primary">
            {busy ? t('sending') : t('transfers.submit')}
          </button>
          <button type="button" className="button" onClick={onBack}>
            {t('transfers.another')}
          </button>
        </div>
      </form>
      {entered && (
        <ConfirmDialog
          title={t('transfers.ask', {
            amount: amountWithin(Number(entered.amount)),
            seller: `\u2068${seller.company_name}\u2069`,
          })}
          text={t('transfers.askText')}
          action={t('transfers.submit')}
          tone="primary"
          onConfirm={() => void send(entered)}
          onClose={() => setEntered(undefined)}
        />
      )}
    </>
  )
}
