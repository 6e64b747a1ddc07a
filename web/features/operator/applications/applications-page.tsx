import { Link, useLocation } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import { applicationViews, type ApplicationView } from '#contract/seller-status.ts'
import { ageText, countText, dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { pageHref, pageOf } from '#web/ui/pages.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { applicationsData } from '../operator-data.ts'
import { PagedRows, rowsPerPage } from '../paged-rows.tsx'
import { toneOf } from './tone-of.ts'

type Row = ReplyOf<'getApplications'>['items'][number]

const isView = (text: string | null): text is ApplicationView =>
  applicationViews.some((view) => view === text)

const paramsOf = (view: ApplicationView) => new URLSearchParams(view === 'applied' ? {} : { view })

/** Companies by the status of their application; those that wait, from the longest waiting. */
export function ApplicationsPage() {
  const { t } = useTranslation('operator')
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search).get('view')
  const view = isView(asked) ? asked : 'applied'
  const tabs = applicationViews.map((key) => ({
    ...{ key, label: t(`applications.views.${key}`), current: key === view },
    to: pageHref(pathname, paramsOf(key), 1),
  }))
  return (
    <>
      <ViewTabs label={t('applications.status')} tabs={tabs} countText={countText} />
      <ApplicationList view={view} />
    </>
  )
}

/** One of the lists, page by page. */
export function ApplicationList({ view }: { view: ApplicationView }) {
  const { t } = useTranslation('operator')
  const page = pageOf(new URLSearchParams(useLocation().search)) ?? 1
  const input = { view, page, limit: rowsPerPage }
  const { data, at, failure, updating, reload } = useData(applicationsData(input))
  return (
    <PagedRows
      {...{ list: data, failure, updating, reload }}
      label={t(view === 'changed' ? 'nav.changed-licences' : 'nav.sellers')}
      empty={{
        title: t(`applications.empty.${view}`),
        text: t(view === 'changed' ? 'applications.changedText' : 'applications.emptyText'),
      }}
      row={(row) => <ApplicationRow key={row._id} row={row} now={at} />}
    />
  )
}

function ApplicationRow({ row, now }: { row: Row; now: number }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, company, emirate, status, since, licenceExpires } = row
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <Link to={`/operator/applications/${_id}`} className="link font-semibold">
          <bdi>{company}</bdi>
        </Link>
        <span className="chip operator-chip" data-tone={toneOf(status)}>
          {t(`applications.views.${status}`)}
        </span>
      </p>
      <p className="operator-row-facts">
        <span>{t(`shell:emirates.${emirate}`)}</span>
        <span>{ageText(Date.parse(since), now, language)}</span>
        <span>
          {licenceExpires
            ? t('applications.licenceUntil', { date: dayText(licenceExpires, language) })
            : t('applications.noExpiry')}
        </span>
      </p>
    </li>
  )
}
