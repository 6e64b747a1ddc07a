import { Link } from 'react-router'
import type { DisputeInList } from '#contract/disputes.ts'
import { Amount } from '#web/shell/amount.tsx'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { disputesData } from './operator-data.ts'
import { rowsPerPage } from './paged-rows.tsx'
import { QueueView, useQueueQuery } from './queue-view.tsx'

/** Returns in dispute, the longest waiting first, and those that were decided. */
export function DisputesPage() {
  const { t } = useTranslation('operator')
  const query = useQueueQuery()
  const { data, at, ...rest } = useData(disputesData({ ...query, limit: rowsPerPage }))
  const isOpen = query.state === 'open'
  return (
    <QueueView
      {...{ query, list: data, ...rest }}
      label={t('nav.disputes')}
      empty={{
        title: isOpen ? t('disputes.empty') : t('disputes.emptyClosed'),
        text: t('disputes.emptyText'),
      }}
      row={(dispute) => <DisputeRow key={dispute._id} dispute={dispute} now={at} />}
    />
  )
}

function DisputeRow({ dispute, now }: { dispute: DisputeInList; now: number }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, number, state, reason, date, buyer, seller, refund } = dispute
  const age = ageText(Date.parse(date), now, language)
  const isOpen = state === 'disputed'
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <Link to={`/operator/disputes/${_id}`} className="link font-semibold">
          <bdi dir="ltr">{number}</bdi>
        </Link>
        <span className="chip operator-chip">{t(`returns:reasons.${reason}`)}</span>
        {!isOpen && (
          <span className="chip operator-chip" data-tone="good">
            {t(`returns:states.${state}`)}
          </span>
        )}
        <span className="ms-auto font-semibold">
          <Amount dirhams={refund} />
        </span>
      </p>
      <p className="operator-row-text">
        <bdi>{buyer || t('disputes.gone')}</bdi>
        <span className="text-soft"> · {t('disputes.against')} </span>
        <bdi>{seller}</bdi>
      </p>
      <p className="operator-row-facts">
        <span>{t(`payments:payments.methods.${dispute.payment_method}`)}</span>
        <span>{isOpen ? t('tickets.waiting', { age }) : t('disputes.decidedAt', { age })}</span>
      </p>
    </li>
  )
}
