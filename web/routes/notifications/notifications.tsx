import { lazyActivityComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazyActivityComponent(
  () => import('#web/features/notifications/notifications-screen.tsx'),
)

export default function NotificationsPage() {
  const { t } = useTranslation()
  const title = t('talking.notifications')
  return (
    <div className="page-width py-6">
      <PageMeta title={title} description={t('tagline')} path="/notifications" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
