import { useState } from 'react'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { AuditPage } from './audit-page.tsx'
import { FactorPrompt } from './confirm/factor-prompt.tsx'
import { HealthPage } from './health-page.tsx'
import { JobsPage } from './jobs-page.tsx'
import { overviewData } from './operator-data.ts'
import { OperatorNavigation } from './operator-navigation.tsx'
import { pageAt, type OperatorPageKey } from './operator-pages.ts'
import { useOperatorTexts } from '#web/shell/members/operator-texts.ts'
import { OverviewPage } from './overview-page.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportsPage } from './reports-page.tsx'
import { SecurityPage } from './security/security-page.tsx'
import { TeamPage } from './team/team-page.tsx'
import { TicketPage } from './ticket/ticket-page.tsx'
import { TicketsPage } from './tickets-page.tsx'
import './operator.css'

/** The pages of operators, below their own navigation. */
export default function OperatorScreen({ page: path }: { page: string }) {
  useOperatorTexts()
  return (
    <RequireLogin>
      <FactorPrompt>
        <OperatorFrame path={path} />
      </FactorPrompt>
    </RequireLogin>
  )
}

function OperatorFrame({ path }: { path: string }) {
  const { t } = useTranslation('operator')
  const [overview] = useState(overviewData)
  const { data, failure, reload } = useData(overview)
  const page = pageAt(path)
  const title = page ? t(`nav.${page.key}`) : t('title')
  return (
    <div className="page-width operator">
      <PageMeta title={`${title} · ${t('title')}`} description={title} path="/operator" noindex />
      <OperatorNavigation overview={data} />
      <div className="operator-page">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {failure && !data && <LoadFailure message={failure} onRetry={reload} />}
        {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
        {data && page && data.permissions.includes(page.permission) && (
          <Page key={path} name={page.key} id={page.id} />
        )}
        {data && !(page && data.permissions.includes(page.permission)) && <NoPermission />}
      </div>
    </div>
  )
}

function Page({ name, id }: { name: OperatorPageKey; id: string | undefined }) {
  switch (name) {
    case 'overview':
      return <OverviewPage />
    case 'tickets':
      return id ? <TicketPage ticket={id} /> : <TicketsPage />
    case 'reports':
      return id ? <ReportPage id={id} /> : <ReportsPage />
    case 'jobs':
      return <JobsPage />
    case 'health':
      return <HealthPage />
    case 'audit':
      return <AuditPage />
    case 'operators':
      return <TeamPage />
    case 'security':
      return <SecurityPage />
  }
}

function NoPermission() {
  const { t } = useTranslation('operator')
  return (
    <NoticePanel
      label={t('title')}
      icon="block"
      title={t('noPermission')}
      text={t('noPermissionText')}
    >
      {null}
    </NoticePanel>
  )
}
