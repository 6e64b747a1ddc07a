import { toCard } from '#web/features/catalog/card.ts'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import type { CardSlot } from '#web/features/selling/sell/card-preview.tsx'
import { EditListing } from '#web/features/selling/sell/edit-listing.tsx'
import { ListingMissing } from '#web/features/selling/sell/listing-missing.tsx'
import { ownListingData } from '#web/features/selling/sell/own-listing-data.ts'
import { SellSkeleton } from '#web/features/selling/sell/sell-skeleton.tsx'
import { SellersOnly } from '#web/shell/members/sellers-only.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader, fetchFresh } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

const card: CardSlot = (listing) => <ListingCard card={toCard(listing)} favouriteButton={null} />

export const clientLoader = privateLoader({
  texts: 'selling',
  role: 'SELLER',
  load: ({ params: { id = '' } }) => fetchFresh(ownListingData(id)),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('selling.edit')} path="/my-listing">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<SellSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure otherRole={<SellersOnly texts="stock" />} missing={<ListingMissing />} />
    </Frame>
  )
}

export default function EditPage() {
  return (
    <Frame>
      <RequireLogin preservesInput>
        <EditListing card={card} />
      </RequireLogin>
    </Frame>
  )
}
