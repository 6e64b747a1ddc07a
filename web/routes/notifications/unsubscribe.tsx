import { lazyActivityComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazyActivityComponent(
  () => import('#web/features/notifications/unsubscribe-screen.tsx'),
)

export default function UnsubscribePage() {
  const { t } = useTranslation()
  const title = t('talking.unsubscribe')
  return (
    <div className="page-width py-6">
      <PageMeta title={title} description={t('tagline')} path="/unsubscribe" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
