import { toCard } from '#web/features/catalog/card.ts'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import { FavouritesSkeleton } from '#web/features/favourites/favourites-skeleton.tsx'
import { lazyActivityComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazyActivityComponent(
  () => import('#web/features/favourites/favourites-screen.tsx'),
  <FavouritesSkeleton />,
)

export default function MyFavoritesPage() {
  const { t } = useTranslation()
  const title = t('talking.favourites')
  return (
    <div className="page-width py-6">
      <PageMeta title={title} description={t('tagline')} path="/my-favorites" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen
        renderCard={(listing, heart) => (
          <ListingCard card={toCard(listing)} favouriteButton={heart} />
        )}
      />
    </div>
  )
}
