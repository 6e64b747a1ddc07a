import { useState } from 'react'
import type { OperatorOverview } from '#contract/operations.ts'
import { subjectKinds, type SubjectKind } from '#contract/report-options.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { ApplicationPage } from './applications/application-page.tsx'
import { ApplicationList, ApplicationsPage } from './applications/applications-page.tsx'
import { AuditPage } from './audit-page.tsx'
import { BuyerTransfersPage } from './buyer-transfers/buyer-transfers-page.tsx'
import { FactorPrompt } from '#web/shell/members/confirm-factor/factor-prompt.tsx'
import { DifferencesPage } from './differences-page.tsx'
import { DisputePage } from './dispute/dispute-page.tsx'
import { DisputesPage } from './disputes-page.tsx'
import { FiguresPage } from './figures/figures-page.tsx'
import { HealthPage } from './health-page.tsx'
import { JobsPage } from './jobs-page.tsx'
import { ListingReportsPage } from './listing-reports/listing-reports-page.tsx'
import { SubjectPage } from './listing-reports/subject-page.tsx'
import { overviewData } from './operator-data.ts'
import { AccountPage } from './look-up/account-page.tsx'
import { LedgerPage } from './look-up/ledger-page.tsx'
import { LookUpPage } from './look-up/look-up-page.tsx'
import { OrderPage } from './look-up/order-page.tsx'
import { OperatorNavigation } from './operator-navigation.tsx'
import { pageAt, type OperatorPageKey } from './operator-pages.ts'
import { useOperatorTexts } from '#web/shell/members/operator-texts.ts'
import { OverviewPage } from './overview-page.tsx'
import { PayoutPage } from './payouts/payout-page.tsx'
import { PayoutsPage } from './payouts/payouts-page.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportsPage } from './reports-page.tsx'
import { SecurityPage } from './security/security-page.tsx'
import type { ContentPreviewComponent } from './settings/content/preview-panel.tsx'
import { SettingsPage } from './settings/settings-page.tsx'
import { TeamPage } from './team/team-page.tsx'
import { TicketPage } from './ticket/ticket-page.tsx'
import { TicketsPage } from './tickets-page.tsx'
import { TransfersPage } from './transfers/transfers-page.tsx'
import { VocabularyPage } from './vocabulary/vocabulary-page.tsx'
import './operator.css'

type OperatorScreenProps = { page: string; Preview: ContentPreviewComponent }

/** The pages of operators, below their own navigation. */
export default function OperatorScreen({ page: path, Preview }: OperatorScreenProps) {
  useOperatorTexts()
  return (
    <RequireLogin>
      <FactorPrompt>
        <OperatorFrame {...{ path, Preview }} />
      </FactorPrompt>
    </RequireLogin>
  )
}

function OperatorFrame({ path, Preview }: { path: string; Preview: ContentPreviewComponent }) {
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
          <Page
            key={page.key === 'settings' ? page.key : path}
            name={page.key}
            {...{ id: page.id, within: page.within, item: page.item, Preview }}
            permissions={data.permissions}
          />
        )}
        {data && !(page && data.permissions.includes(page.permission)) && <NoPermission />}
      </div>
    </div>
  )
}

type PageProps = Pick<OperatorOverview, 'permissions'> & {
  name: OperatorPageKey
  id: string | undefined
  within: string | undefined
  item: string | undefined
  Preview: ContentPreviewComponent
}

function Page({ name, id, within, item, permissions, Preview }: PageProps) {
  switch (name) {
    case 'overview':
      return <OverviewPage />
    case 'lookUp':
      return <LookUpPages page={id} id={within} />
    case 'sellers':
      return id ? <ApplicationPage id={id} /> : <ApplicationsPage />
    case 'changed-licences':
      return <ApplicationList view="changed" />
    case 'tickets':
      return id ? <TicketPage ticket={id} /> : <TicketsPage />
    case 'reports':
      return id ? <ReportPage id={id} /> : <ReportsPage />
    case 'listing-reports':
      return isSubjectKind(id) && within ? (
        <SubjectPage kind={id} id={within} />
      ) : (
        <ListingReportsPage />
      )
    case 'disputes':
      return id ? <DisputePage id={id} /> : <DisputesPage />
    case 'differences':
      return <DifferencesPage />
    case 'buyer-transfers':
      return <BuyerTransfersPage />
    case 'transfers':
      return <TransfersPage />
    case 'payouts':
      return id ? <PayoutPage id={id} /> : <PayoutsPage />
    case 'jobs':
      return <JobsPage />
    case 'vocabulary':
      return <VocabularyPage id={id} />
    case 'settings':
      return (
        <SettingsPage {...{ id, within, item, permissions, Preview }} refused={<NoPermission />} />
      )
    case 'figures':
      return <FiguresPage />
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

const isSubjectKind = (id: string | undefined): id is SubjectKind =>
  subjectKinds.some((kind) => kind === id)

/** Of the look-up: the field with what it finds, and the pages of what was found. */
function LookUpPages({ page, id }: { page: string | undefined; id: string | undefined }) {
  if (id && page === 'account') return <AccountPage id={id} />
  if (id && page === 'order') return <OrderPage id={id} />
  if (id && page === 'ledger') return <LedgerPage id={id} />
  return <LookUpPage />
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
