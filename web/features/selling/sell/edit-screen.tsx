import { useParams } from 'react-router'
import { useLogin } from '#web/shell/login-record.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import type { CardSlot } from './card-preview.tsx'
import { EditForm } from './edit-form.tsx'
import { ListingMissing } from './listing-missing.tsx'
import { SellersOnly } from '../stock/sellers-only.tsx'
import { SellSkeleton } from './sell-skeleton.tsx'
import { useOwnListing } from './use-own-listing.ts'
import './sell.css'

/** Changes a listing. For its seller; a session that ends meanwhile loses nothing. */
export default function EditScreen({ card }: { card: CardSlot }) {
  const { id = '' } = useParams()
  return (
    <RequireLogin preservesInput>
      <Edit key={id} {...{ id, card }} />
    </RequireLogin>
  )
}

function Edit({ id, card }: { id: string; card: CardSlot }) {
  const login = useLogin()
  // Whoever signs in after the session has ended stays who he is, so the role is asked for once.
  if (login && login.role !== 'SELLER') return <SellersOnly />
  return <OwnListing {...{ id, card }} />
}

function OwnListing({ id, card }: { id: string; card: CardSlot }) {
  const { listing, failure, notFound, retry } = useOwnListing(id)
  if (failure) return <LoadFailure message={failure} onRetry={retry} />
  if (notFound) return <ListingMissing />
  if (!listing) return <SellSkeleton />
  return <EditForm {...{ listing, card }} />
}
