import { ReportPanel } from '#web/features/content/report/report-panel.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

export default function Report() {
  const { t } = usePageTexts()
  const title = t('report.title')
  return (
    <div className="page-width py-6">
      <PageMeta title={title} description={t('report.intro')} path="/report" noindex />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="max-w-prose pt-1 pb-6 text-md text-soft">{t('report.intro')}</p>
      <ReportPanel />
    </div>
  )
}
