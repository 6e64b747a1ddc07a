import { Link } from 'react-router'
import type { ReportInList } from '#contract/chat-reports.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { reportsData } from './operator-data.ts'
import { rowsPerPage } from './paged-rows.tsx'
import { QueueView, useQueueQuery } from './queue-view.tsx'

/** Reported conversations, the longest waiting first. */
export function ReportsPage() {
  const { t } = useTranslation('operator')
  const query = useQueueQuery()
  const { data, at, ...rest } = useData(reportsData({ ...query, limit: rowsPerPage }))
  const isOpen = query.state === 'open'
  return (
    <QueueView
      {...{ query, list: data, ...rest }}
      label={t('nav.reports')}
      empty={{
        title: isOpen ? t('reports.empty') : t('reports.emptyClosed'),
        text: t('reports.emptyText'),
      }}
      row={(report) => <ReportRow key={report._id} report={report} now={at} />}
    />
  )
}

function ReportRow({ report, now }: { report: ReportInList; now: number }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, reason, note, by, about, date, closed } = report
  const age = ageText(Date.parse(closed ?? date), now, language)
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <Link to={`/operator/reports/${_id}`} className="link font-semibold">
          <bdi>{t('reports.between', { by, about })}</bdi>
        </Link>
        <span className="chip operator-chip" data-tone={reason === 'fraud' ? 'bad' : undefined}>
          {t(`reports.reasons.${reason}`)}
        </span>
      </p>
      {note && (
        <p className="operator-row-text">
          <bdi>{note}</bdi>
        </p>
      )}
      <p className="operator-row-facts">
        <span>{closed ? t('tickets.closedAt', { age }) : t('tickets.waiting', { age })}</span>
      </p>
    </li>
  )
}
