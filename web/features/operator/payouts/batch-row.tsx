import { Link } from 'react-router'
import type { PayoutBatch } from '#contract/payouts.ts'
import { Amount } from '#web/shell/amount.tsx'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { AuthorLine } from '../author-line.tsx'
import type { BatchKind } from './batch-kind.ts'

type BatchRowProps = { kind: BatchKind; batch: PayoutBatch; pathname: string }

/** A batch in a list: how many transfers it has, and how many are still open. */
export function BatchRow({ kind, batch, pathname }: BatchRowProps) {
  const { t } = useTranslation('operator')
  const { _id, number, date, by, count, amount, approved } = batch
  return (
    <li className="operator-row payout-row">
      <div className="payout-row-facts">
        <p className="operator-row-head">
          <Link to={`${pathname}?batch=${_id}`} className="link font-semibold">
            <bdi dir="ltr">{number}</bdi>
          </Link>
          <span>{t(`${kind}.inBatch`, { count: countText(count) })}</span>
        </p>
        <p className="operator-row-facts">
          <AuthorLine by={by} date={date} />
          {approved > 0 && approved < count && (
            <span>{t('payouts.left', { count: countText(approved) })}</span>
          )}
        </p>
      </div>
      <strong className="payout-amount">
        <Amount dirhams={amount} />
      </strong>
    </li>
  )
}
