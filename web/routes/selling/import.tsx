import { ImportSkeleton } from '#web/features/selling/import/import-skeleton.tsx'
import { sellingPart } from '#web/shell/account-part.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = sellingPart(
  () => import('#web/features/selling/import/import-screen.tsx'),
  <ImportSkeleton />,
)

export default function ImportPage() {
  const { t } = useTranslation()
  const title = t('selling.import')
  return (
    <div className="page-width pt-6">
      <PageMeta title={title} description={t('tagline')} path="/my-listing/import" unlisted />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
