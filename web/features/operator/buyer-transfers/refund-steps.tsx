import { useState } from 'react'
import type { TransferRefund } from '#contract/bank-transfers.ts'
import { openEvents } from '#contract/life-cycle.ts'
import { payoutReasons } from '#contract/payout-status.ts'
import {
  sentTransferRefundEvents,
  transferRefundLifeCycle,
  type SentTransferRefundEvent,
} from '#contract/transfer-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ReasonDialog } from '../payouts/reason-dialog.tsx'
import { ReferenceDialog } from '../payouts/reference-dialog.tsx'
import { usePayoutStep } from '../payouts/use-payout-step.ts'
import { ApproveRefund } from './approve-refund.tsx'

type RefundStepsProps = {
  refund: TransferRefund
  /** On the page of a bank file, where only what that file still waits for is recorded. */
  inBatch: boolean
  onStepped: () => void
}

/** Paid is only what is in a bank file; there, only what that file still waits for is recorded. */
function eventsOf({ state, batch }: TransferRefund, inBatch: boolean): SentTransferRefundEvent[] {
  if (inBatch && state !== 'approved') return []
  return openEvents(transferRefundLifeCycle, state, {
    of: sentTransferRefundEvents,
    by: 'operator',
  }).filter((event) => event !== 'pay' || batch)
}

/** Approves a refund, and records what the bank did. */
export function RefundSteps({ refund, inBatch, onStepped }: RefundStepsProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { step, busy, failure } = usePayoutStep()
  const [asked, setAsked] = useState<SentTransferRefundEvent>()
  const { _id: id, number, amount, iban, batch } = refund
  const events = eventsOf(refund, inBatch)
  const seen = { batch: batch?._id ?? null }
  const take = (event: SentTransferRefundEvent, details: object) =>
    void step('stepTransferRefund', { id, event, ...details }, () => {
      toast(t(`transferRefunds.done.${event}`))
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
              aria-label={`${t(`transferRefunds.${event}`)}: ${number}`}
              className={event === 'fail' ? 'button' : 'button button-primary'}
              onClick={() => setAsked(event)}
            >
              {t(`transferRefunds.${event}`)}
            </button>
          ))}
        </div>
      )}
      {asked === 'approve' && (
        <ApproveRefund
          refund={refund}
          onConfirm={(account) => take('approve', { ...account, seen: iban })}
          onClose={close}
        />
      )}
      {asked === 'pay' && (
        <ReferenceDialog
          kind="transferRefunds"
          chosen={{ count: 1, amount }}
          onConfirm={(reference) => take('pay', { reference, ...seen })}
          onClose={close}
        />
      )}
      {asked === 'fail' && (
        <ReasonDialog
          title={t('transferRefunds.failTitle')}
          text={t('transferRefunds.failText')}
          action={t('transferRefunds.fail')}
          reasons={payoutReasons.map((value) => ({ value, label: t(`payouts.reasons.${value}`) }))}
          onConfirm={(reason) => take('fail', { reason, ...seen })}
          onClose={close}
        />
      )}
    </>
  )
}
