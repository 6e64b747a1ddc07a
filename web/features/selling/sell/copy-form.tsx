import { useData } from '#web/shell/members/use-data.ts'
import type { CardSlot } from './card-preview.tsx'
import { ownListingData } from './own-listing-data.ts'
import { SellForm } from './sell-form.tsx'
import { copyOf } from './sell-values.ts'

type CopyFormProps = { copy: string; user: string; card: CardSlot }

/** The form for a part like another one of the seller: all is filled in but the number. */
export function CopyForm({ copy, user, card }: CopyFormProps) {
  const { data } = useData(ownListingData(copy))
  return data && <SellForm {...{ user, card, copy }} initial={copyOf(data.listing)} />
}
