import { Link } from 'react-router'
import { groupedIban } from '#contract/company-numbers.ts'
import type { PayoutInList } from '#contract/payouts.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { DoubtChips } from './doubt-chips.tsx'
import { isDoubtful } from './is-doubtful.ts'

const tones = {
  open: undefined,
  approved: undefined,
  paid: 'good',
  failed: 'bad',
  cancelled: 'bad',
}

type PayoutRowProps = {
  payout: PayoutInList
  /** A box to choose it, before all else. */
  children?: React.ReactNode
}

/** A payout in a list: to whom, how much, and what became of it. */
export function PayoutRow({ payout, children }: PayoutRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, number, beneficiary, iban, amount, state, date, reference, reason } = payout
  const isPending = state === 'open' || state === 'approved'
  return (
    <li className="operator-row payout-row">
      {children}
      <div className="payout-row-facts">
        <p className="operator-row-head">
          <Link to={`/operator/payouts/${_id}`} className="link font-semibold">
            <bdi dir="ltr">{number}</bdi>
          </Link>
          <bdi>{beneficiary}</bdi>
          {state !== 'open' && (
            <span className="chip operator-chip" data-tone={tones[state]}>
              {t(`payouts.states.${state}`)}
            </span>
          )}
          {isPending && <DoubtChips payout={payout} />}
        </p>
        <p className="operator-row-facts">
          <bdi dir="ltr">{groupedIban(iban)}</bdi>
          <span>{t('payouts.prepared', { date: momentText(date, language) })}</span>
          {reference && <bdi dir="ltr">{reference}</bdi>}
          {reason && <span>{t(`payouts.reasons.${reason}`)}</span>}
          {state === 'open' && isDoubtful(payout) && <span>{t('payouts.doubtful')}</span>}
        </p>
      </div>
      <strong className="payout-amount">
        <Amount dirhams={amount} />
      </strong>
    </li>
  )
}
