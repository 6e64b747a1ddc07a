import { useParams } from 'react-router'
import type { OwnListing } from '#contract/selling.ts'
import { useData } from '#web/shell/members/use-data.ts'
import type { CardSlot } from './card-preview.tsx'
import { EditForm } from './edit-form.tsx'
import { ownListingData } from './own-listing-data.ts'
import './sell.css'

/** Changes the listing in the address, which its route has loaded. */
export function EditListing({ card }: { card: CardSlot }) {
  const { id = '' } = useParams()
  return <Edit key={id} {...{ id, card }} />
}

function Edit({ id, card }: { id: string; card: CardSlot }) {
  const { data, change } = useData(ownListingData(id))
  const onSaved = (listing: OwnListing) =>
    change((reply) => (reply.listing._id === listing._id ? { ...reply, listing } : reply))
  return data && <EditForm {...{ listing: data.listing, card, onSaved }} />
}
