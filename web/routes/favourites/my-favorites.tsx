import { toCard } from '#web/features/catalog/card.ts'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import { FavouritesDesk } from '#web/features/favourites/favourites-desk.tsx'
import { readFavouritesQuery } from '#web/features/favourites/favourites-query.ts'
import { FavouritesSkeleton } from '#web/features/favourites/favourites-skeleton.tsx'
import { favouritesData } from '#web/features/favourites/use-favourites.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import '#web/features/catalog/listing-rows.css'

export const clientLoader = privateLoader({
  texts: 'activity',
  load: ({ url }) => showCached(favouritesData(readFavouritesQuery(url.searchParams))),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('talking.favourites')} path="/my-favorites">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<FavouritesSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure />
    </Frame>
  )
}

export default function FavouritesPage() {
  return (
    <Frame>
      <RequireLogin>
        <FavouritesDesk
          renderCard={(listing, favouriteButton) => (
            <ListingCard card={toCard(listing)} favouriteButton={favouriteButton} />
          )}
        />
      </RequireLogin>
    </Frame>
  )
}
