import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import type { CardSlot } from './card-preview.tsx'
import { ListingMissing } from './listing-missing.tsx'
import { SellForm } from './sell-form.tsx'
import { SellSkeleton } from './sell-skeleton.tsx'
import { copyOf } from './sell-values.ts'
import { useOwnListing } from './use-own-listing.ts'

type CopyFormProps = { copy: string; user: string; card: CardSlot }

/** The form for a part like another one of the seller: all is filled in but the number. */
export function CopyForm({ copy, user, card }: CopyFormProps) {
  const { listing, failure, notFound, retry } = useOwnListing(copy)
  if (failure) return <LoadFailure message={failure} onRetry={retry} />
  if (notFound) return <ListingMissing />
  if (!listing) return <SellSkeleton />
  return <SellForm {...{ user, card, copy }} initial={copyOf(listing)} />
}
