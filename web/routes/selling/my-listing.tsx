import { StockSkeleton } from '#web/features/selling/stock/stock-skeleton.tsx'
import { lazySellingComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazySellingComponent(
  () => import('#web/features/selling/stock/stock-screen.tsx'),
  <StockSkeleton />,
)

export default function MyListing() {
  const { t } = useTranslation()
  const title = t('selling.stock')
  return (
    <div className="page-width py-6">
      <PageMeta title={title} description={t('tagline')} path="/my-listing" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
