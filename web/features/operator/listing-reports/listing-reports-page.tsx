import { Link } from 'react-router'
import type { ReportedInList } from '#contract/subject-reports.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { reportedSubjectsData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { QueueView, useQueueQuery } from '../queue-view.tsx'

/** Reported listings and companies, the longest waiting first. */
export function ListingReportsPage() {
  const { t } = useTranslation('operator')
  const query = useQueueQuery()
  const { data, at, ...rest } = useData(reportedSubjectsData({ ...query, limit: rowsPerPage }))
  return (
    <QueueView
      {...{ query, list: data, ...rest }}
      label={t('nav.listing-reports')}
      empty={{
        title: query.state === 'open' ? t('reports.empty') : t('reports.emptyClosed'),
        text: t('listingReports.emptyText'),
      }}
      row={(subject) => <SubjectRow key={subject._id} subject={subject} now={at} />}
    />
  )
}

function SubjectRow({ subject, now }: { subject: ReportedInList; now: number }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { kind, _id, name, sku, company, reasons, reports, date, closed } = subject
  const age = ageText(Date.parse(closed ?? date), now, language)
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <Link to={`/operator/listing-reports/${kind}/${_id}`} className="link font-semibold">
          <bdi>{name}</bdi>
        </Link>
        {reasons.map((reason) => (
          <span key={reason} className="chip operator-chip">
            {t(`listingReports.reasons.${reason}`)}
          </span>
        ))}
      </p>
      <p className="operator-row-facts">
        <span>{t(`listingReports.kinds.${kind}`)}</span>
        {sku && <bdi dir="ltr">{sku}</bdi>}
        {kind === 'listing' && <bdi>{company}</bdi>}
        <span>{t('listingReports.count', { count: reports })}</span>
        <span>{closed ? t('tickets.closedAt', { age }) : t('tickets.waiting', { age })}</span>
      </p>
    </li>
  )
}
