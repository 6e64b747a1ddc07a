import { toCard } from '#web/features/catalog/card.ts'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import { SellSkeleton } from '#web/features/selling/sell/sell-skeleton.tsx'
import { lazySellingComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazySellingComponent(
  () => import('#web/features/selling/sell/sell-screen.tsx'),
  <SellSkeleton />,
)

export default function SellYourParts() {
  const { t } = useTranslation()
  const title = t('selling.sell')
  return (
    <div className="page-width pt-6">
      <PageMeta title={title} description={t('tagline')} path="/sell-your-parts" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen card={(listing) => <ListingCard card={toCard(listing)} favouriteButton={null} />} />
    </div>
  )
}
