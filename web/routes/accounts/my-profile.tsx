import { ProfileSkeleton } from '#web/features/accounts/profile/profile-skeleton.tsx'
import { lazyAccountComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazyAccountComponent(
  () => import('#web/features/accounts/profile/profile-screen.tsx'),
  <ProfileSkeleton />,
)

export default function MyProfile() {
  const { t } = useTranslation()
  return (
    <div className="page-width pt-6">
      <PageMeta title={t('profile.title')} description={t('tagline')} path="/my-profile" noindex />
      <h1 className="pb-5 text-2xl md:text-3xl">{t('profile.title')}</h1>
      <Screen />
    </div>
  )
}
