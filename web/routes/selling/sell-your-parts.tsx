import { toCard } from '#web/features/catalog/card.ts'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import type { CardSlot } from '#web/features/selling/sell/card-preview.tsx'
import { ListingMissing } from '#web/features/selling/sell/listing-missing.tsx'
import { ownListingData } from '#web/features/selling/sell/own-listing-data.ts'
import { copyIn, SellScreen } from '#web/features/selling/sell/sell-screen.tsx'
import { SellSkeleton } from '#web/features/selling/sell/sell-skeleton.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { fetchFresh, privateLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

const card: CardSlot = (listing) => <ListingCard card={toCard(listing)} favouriteButton={null} />

export const clientLoader = privateLoader({
  texts: 'selling',
  role: 'SELLER',
  othersRegister: true,
  load: async ({ url }) => {
    const copy = copyIn(url.searchParams)
    if (copy) await fetchFresh(ownListingData(copy))
  },
})

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('selling.sell')} path="/sell-your-parts">
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
      <RouteFailure missing={<ListingMissing />} />
    </Frame>
  )
}

export default function SellPage() {
  return (
    <Frame>
      <SellScreen card={card} />
    </Frame>
  )
}
