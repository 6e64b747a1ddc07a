import type { Offer } from '#web/features/catalog/part-view.ts'
import { AddToCartButton } from '#web/features/orders/add-to-cart/add-to-cart-button.tsx'
import { companyWords } from '#web/shell/company-words.ts'
import { usePage } from '#web/shell/page.tsx'
import { OfferChat } from './offer-chat.tsx'

/** What other features offer beside the phone of one offer: chat and cart. */
export function OfferActions({ offer }: { offer: Offer }) {
  const { language } = usePage()
  return (
    <>
      <OfferChat offer={offer} />
      <AddToCartButton
        offer={offer}
        seller={companyWords(offer.seller, offer.sellerAr, language)!.text}
        className="button button-marker offer-button"
        compact
      />
    </>
  )
}
