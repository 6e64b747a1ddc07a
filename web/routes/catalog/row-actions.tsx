import { type Card, nameOf } from '#web/features/catalog/card.ts'
import { OfferContact } from '#web/features/catalog/offer-contact.tsx'
import { AddToCartButton } from '#web/features/orders/add-to-cart/add-to-cart-button.tsx'
import { companyWords } from '#web/shell/company-words.ts'
import { usePage } from '#web/shell/page.tsx'
import { OfferChat } from './offer-chat.tsx'

/** Cart, chat and call in a row of results, which stands for one offer. */
export default function RowActions({ card }: { card: Card }) {
  const { language } = usePage()
  return (
    <>
      <AddToCartButton
        offer={card}
        seller={companyWords(card.seller, card.sellerAr, language)!.text}
        className="icon-button"
        compact
      />
      <OfferChat offer={card} compact />
      <OfferContact offer={card} name={nameOf(card, language)} compact />
    </>
  )
}
