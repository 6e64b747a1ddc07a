import { NewsletterStep } from '#web/features/content/newsletter-step.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

export default function LeaveNewsletter() {
  const { t } = usePageTexts()
  const title = t('newsletter.leave.title')
  return (
    <div className="page-width py-6">
      <PageMeta
        title={title}
        description={t('shell:tagline')}
        path="/newsletter/unsubscribe"
        noindex
      />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <NewsletterStep step="leave" />
    </div>
  )
}
