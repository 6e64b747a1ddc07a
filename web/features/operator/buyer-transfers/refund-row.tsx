import { Link } from 'react-router'
import { groupedIban } from '#contract/company-numbers.ts'
import type { TransferRefund } from '#contract/bank-transfers.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { RefundSteps } from './refund-steps.tsx'
import { BUYER_TRANSFERS } from './transfer-views.ts'

type RefundRowProps = {
  refund: TransferRefund
  /** On the page of this bank file, which says what became of it there. */
  inBatch?: boolean
  onStepped: () => void
}

/** A refund: for which order and why, to whom and where, and what to do with it. */
export function RefundRow({ refund, inBatch = false, onStepped }: RefundRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { number, order, buyer, amount, reason, date, iban, name, reference, failure } = refund
  const { state, batch } = refund
  return (
    <li className="operator-row transfer-refund">
      <div className="transfer-refund-facts">
        <p className="operator-row-head">
          <bdi dir="ltr" className="font-semibold">
            {number}
          </bdi>
          <bdi>{buyer?.name ?? t('buyerTransfers.gone')}</bdi>
          {inBatch && (state === 'paid' || state === 'failed') && (
            <span className="chip operator-chip" data-tone={state === 'paid' ? 'good' : 'bad'}>
              {t(`transferRefunds.states.${state}`)}
            </span>
          )}
          {failure && (
            <span className="chip operator-chip" data-tone="bad">
              {t(`payouts.reasons.${failure}`)}
            </span>
          )}
        </p>
        <p className="operator-row-facts">
          <span>
            {t('transferRefunds.ofOrder')} <bdi dir="ltr">{order}</bdi>
          </span>
          <span>{t(`transferRefunds.reasons.${reason}`)}</span>
          <span>{t('transferRefunds.due', { date: momentText(date, language) })}</span>
        </p>
        <p className="operator-row-facts">
          {iban ? (
            <>
              <bdi>{name}</bdi>
              <bdi dir="ltr">{groupedIban(iban)}</bdi>
            </>
          ) : (
            <span>{t('transferRefunds.noAccount')}</span>
          )}
          {reference && <bdi dir="ltr">{reference}</bdi>}
          {batch && !inBatch && (
            <Link to={`${BUYER_TRANSFERS}?batch=${batch._id}`} className="link">
              {t('transferRefunds.inFile')} <bdi dir="ltr">{batch.number}</bdi>
            </Link>
          )}
        </p>
        <RefundSteps {...{ refund, inBatch, onStepped }} />
      </div>
      <strong className="transfer-refund-amount">
        <Amount dirhams={amount} />
      </strong>
    </li>
  )
}
