import { ImportSkeleton } from '#web/features/selling/import/import-skeleton.tsx'
import { lazySellingComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazySellingComponent(
  () => import('#web/features/selling/import/import-screen.tsx'),
  <ImportSkeleton />,
)

export default function ImportPage() {
  const { t } = useTranslation()
  const title = t('selling.import')
  return (
    <div className="page-width pt-6">
      <PageMeta title={title} description={t('tagline')} path="/my-listing/import" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
