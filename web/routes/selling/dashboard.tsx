import { DashboardSkeleton } from '#web/features/selling/dashboard/dashboard-skeleton.tsx'
import { lazySellingComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazySellingComponent(
  () => import('#web/features/selling/dashboard/dashboard-screen.tsx'),
  <DashboardSkeleton />,
)

export default function DashboardPage() {
  const { t } = useTranslation()
  const title = t('selling.dashboard')
  return (
    <div className="page-width pt-6">
      <PageMeta title={title} description={t('tagline')} path="/dashboard" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
