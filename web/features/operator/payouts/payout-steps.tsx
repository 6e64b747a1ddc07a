import { useState } from 'react'
import { openEvents } from '#contract/life-cycle.ts'
import {
  payoutLifeCycle,
  payoutReasons,
  sentPayoutEvents,
  type SentPayoutEvent,
} from '#contract/payout-status.ts'
import type { PayoutInList } from '#contract/payouts.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReferenceDialog } from './reference-dialog.tsx'
import { usePayoutStep } from './use-payout-step.ts'

type PayoutStepsProps = { payout: PayoutInList; onStepped: () => void }

/** What an operator can do with one payout; nothing once it has ended. */
export function PayoutSteps({ payout: { _id: id, state, amount }, onStepped }: PayoutStepsProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const [asked, setAsked] = useState<SentPayoutEvent>()
  const { step, busy, failure } = usePayoutStep()
  const events = openEvents(payoutLifeCycle, state, { of: sentPayoutEvents, by: 'operator' })
  const take = (event: SentPayoutEvent, details: object) =>
    step('stepPayout', { id, event, ...details }, () => {
      toast(t(`payouts.done.${event}`))
      onStepped()
    })
  const close = () => setAsked(undefined)
  return (
    <>
      <FormFailure message={failure} />
      {events.length > 0 && (
        <div className="operator-actions">
          {events.map((event) => (
            <button
              key={event}
              type="button"
              disabled={busy}
              className={event === 'pay' ? 'button button-primary' : 'button'}
              onClick={() => setAsked(event)}
            >
              {t(`payouts.${event}`)}
            </button>
          ))}
        </div>
      )}
      {asked === 'pay' && (
        <ReferenceDialog
          chosen={{ count: 1, amount }}
          onConfirm={(reference) => take('pay', { reference })}
          onClose={close}
        />
      )}
      {(asked === 'fail' || asked === 'cancel') && (
        <ReasonDialog
          title={t(`payouts.${asked}Title`)}
          text={t('payouts.releaseText')}
          action={t(`payouts.${asked}`)}
          reasons={payoutReasons.map((value) => ({ value, label: t(`payouts.reasons.${value}`) }))}
          onConfirm={(reason) => take(asked, { reason })}
          onClose={close}
        />
      )}
    </>
  )
}
