import type { PayoutInList } from '#contract/payouts.ts'
import { useTranslation } from '#web/shell/i18n.ts'

/** What has changed since a payout was prepared, so that it should not go to the bank. */
export function DoubtChips({ payout }: { payout: PayoutInList }) {
  const { t } = useTranslation('operator')
  const chip = (text: string) => (
    <span className="chip operator-chip" data-tone="bad">
      {text}
    </span>
  )
  return (
    <>
      {payout.suspended && chip(t('payouts.withheld.suspended'))}
      {payout.iban_changed && chip(t('payouts.ibanChanged'))}
    </>
  )
}
