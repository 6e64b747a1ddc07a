import { type Card, nameOf } from '#web/features/catalog/card.ts'
import { OfferContact } from '#web/features/catalog/offer-contact.tsx'
import { usePage } from '#web/shell/page.tsx'
import { OfferChat } from './offer-chat.tsx'

/** Chat and call in a row of results, which stands for one offer. */
export default function RowActions({ card }: { card: Card }) {
  const { language } = usePage()
  return (
    <>
      <OfferChat offer={card} compact />
      <OfferContact offer={card} name={nameOf(card, language)} compact />
    </>
  )
}
