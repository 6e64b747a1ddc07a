import { useState } from 'react'
import { ApiError } from '#contract/api.ts'
import type { Dispute } from '#contract/disputes.ts'
import { orderLengths } from '#contract/limits.ts'
import type { PaymentMethod } from '#contract/order-status.ts'
import { decisions, type Decision } from '#contract/return-status.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { NoteField } from '#web/shell/members/note-field.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { ChoiceTiles } from '#web/ui/form/choice-tiles.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'

/** Who pays a refund, and how. */
const ways = {
  cash_on_delivery: 'cash',
  card: 'card',
  bank_transfer: 'transfer',
  credit: 'credit',
} as const satisfies Record<PaymentMethod, string>

type DecideFormProps = {
  dispute: Dispute
  onDecided: (dispute: Dispute) => void
  /** A colleague was faster, or both sides have agreed. */
  onOvertaken: () => void
}
type Values = { event: Decision | ''; reason: string }

/** For whom a return is decided, and why. What was typed survives a failure. */
export function DecideForm({ dispute, onDecided, onOvertaken }: DecideFormProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const callOnce = useIdempotentCall()
  const { run, busy, failure } = useConfirmedStep()
  const [decided, setDecided] = useState<{ event: Decision; reason: string }>()
  const { ref, field, submit, setServerErrors } = useFormState<Values>({
    initial: { event: '', reason: '' },
    check: ({ event, reason }) => ({
      event: event === '' ? t('dispute.eventMissing') : undefined,
      reason: reason.trim() === '' ? t('dispute.reasonMissing') : undefined,
    }),
  })
  const amount = amountWithin(dispute.refund)
  const way = ways[dispute.payment_method]
  const send = (decision: { event: Decision; reason: string }) =>
    run(
      async (api) => {
        const input = { id: dispute._id, ...decision }
        try {
          onDecided(
            await callOnce(input, (idempotencyKey) =>
              api.call('decideDispute', input, { idempotencyKey }),
            ),
          )
          toast(t('dispute.decided'))
        } catch (error) {
          if (!(error instanceof ApiError && error.code === 'dispute.decided')) throw error
          toast(error.message)
          onOvertaken()
        }
      },
      { setFieldErrors: setServerErrors },
    )
  const { name, value, error, onChange } = field('event')
  return (
    <SheetSection id="decide" title={t('dispute.decide')} text={t('dispute.decideText')}>
      <form
        ref={ref}
        noValidate
        className="operator-form"
        onSubmit={submit(async ({ event, reason }) => {
          if (event !== '') setDecided({ event, reason: reason.trim() })
        })}
      >
        <ChoiceTiles
          {...{ name, value, error, onChange }}
          legend={t('dispute.forWhom')}
          options={decisions.map((event) => ({
            value: event,
            label: t(`dispute.events.${event}`),
          }))}
        />
        <NoteField
          {...field('reason')}
          label={t('dispute.reason')}
          hint={t('dispute.reasonHint')}
          maxLength={orderLengths.reason}
        />
        <FormFailure message={failure} />
        <button type="submit" disabled={busy} className="button button-primary justify-self-start">
          {busy ? t('sending') : t('dispute.submit')}
        </button>
      </form>
      {decided && (
        <ConfirmDialog
          title={t(`dispute.ask.${decided.event}`, { amount })}
          text={
            decided.event === 'close'
              ? t('dispute.ask.closeText')
              : t(`dispute.ask.${way}Text`, { amount })
          }
          action={t(`dispute.events.${decided.event}`)}
          tone="primary"
          onConfirm={() => void send(decided)}
          onClose={() => setDecided(undefined)}
        />
      )}
    </SheetSection>
  )
}
