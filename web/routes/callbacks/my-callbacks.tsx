import { CallbacksSkeleton } from '#web/features/callbacks/callbacks-skeleton.tsx'
import { lazyActivityComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazyActivityComponent(
  () => import('#web/features/callbacks/callbacks-screen.tsx'),
  <CallbacksSkeleton />,
)

export default function MyCallbacksPage() {
  const { t } = useTranslation()
  const title = t('talking.callbacks')
  return (
    <div className="page-width py-6">
      <PageMeta title={title} description={t('tagline')} path="/my-callbacks" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
