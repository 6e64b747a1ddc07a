import { useState } from 'react'
import type { BuyerTransfer } from '#contract/bank-transfers.ts'
import { transferReversalReasons } from '#contract/transfer-status.ts'
import { Amount } from '#web/shell/amount.tsx'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ReasonDialog } from '../payouts/reason-dialog.tsx'
import { usePayoutStep } from '../payouts/use-payout-step.ts'

type ReceivedTransferProps = {
  order: string
  transfer: BuyerTransfer['received'][number]
  onReversed: () => void
}

/** A transfer that was recorded for an order, and how it is taken back. */
export function ReceivedTransfer({ order, transfer, onReversed }: ReceivedTransferProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const toast = useToast()
  const { step, busy, failure } = usePayoutStep()
  const [isAsked, setAsked] = useState(false)
  const { reference, amount, value_date: day, reversed } = transfer
  const reasonText = (reason: (typeof transferReversalReasons)[number]) =>
    t(`buyerTransfers.reversals.${reason}`)
  return (
    <li>
      <div className="operator-row-facts">
        <span>
          {t('buyerTransfers.received')} <Amount dirhams={amount} />
        </span>
        <bdi dir="ltr" className="font-mono">
          {reference}
        </bdi>
        <time dateTime={day}>{dayText(day, language)}</time>
        {reversed ? (
          <span className="chip operator-chip" data-tone="bad">
            {t('buyerTransfers.reversed', { reason: reasonText(reversed) })}
          </span>
        ) : (
          <button
            type="button"
            disabled={busy}
            aria-label={`${t('buyerTransfers.reverse')}: ${reference}`}
            className="text-button"
            onClick={() => setAsked(true)}
          >
            {t('buyerTransfers.reverse')}
          </button>
        )}
      </div>
      <FormFailure message={failure} />
      {isAsked && (
        <ReasonDialog
          title={t('buyerTransfers.reverseTitle')}
          text={t('buyerTransfers.reverseText')}
          action={t('buyerTransfers.reverse')}
          reasons={transferReversalReasons.map((value) => ({ value, label: reasonText(value) }))}
          onConfirm={(reason) =>
            void step('reverseBuyerTransfer', { order, reference, reason }, () => {
              toast(t('buyerTransfers.reversedDone'))
              onReversed()
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  )
}
