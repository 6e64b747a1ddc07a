import { SettingsSkeleton } from '#web/features/accounts/settings/settings-skeleton.tsx'
import { lazyActivityComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazyActivityComponent(
  () => import('#web/features/accounts/settings/settings-screen.tsx'),
  <SettingsSkeleton />,
)
const NotificationSettings = lazyActivityComponent(
  () => import('#web/features/notifications/notification-settings.tsx'),
  <div id="notifications" aria-hidden="true" className="panel skeleton h-96" />,
)

export default function Settings() {
  const { t } = useTranslation()
  return (
    <div className="page-width pt-6">
      <PageMeta title={t('profile.settings')} description={t('tagline')} path="/settings" noindex />
      <h1 className="pb-5 text-2xl md:text-3xl">{t('profile.settings')}</h1>
      <Screen notifications={<NotificationSettings />} />
    </div>
  )
}
