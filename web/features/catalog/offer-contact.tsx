import { browserApi } from '#web/shell/api.ts'
import { companyWords } from '#web/shell/company-words.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { offerHref } from './card.ts'
import { recordContact } from './interest.ts'
import type { Offer } from './part-view.ts'
import { RevealedContact } from './revealed-contact.tsx'

type OfferContactProps = {
  offer: Pick<Offer, 'id' | 'slug' | 'sku' | 'sellerId' | 'seller' | 'sellerAr'>
  /** The part's name, for the message. */
  name: string
  /** Where the page has it already. */
  phone?: string
  /** Call only, as an icon. */
  compact?: boolean
}

/** Call and WhatsApp about one offer; the contact is recorded. */
export function OfferContact({ offer, name, phone, compact }: OfferContactProps) {
  const { t } = useTranslation('catalog')
  const { language, origin } = usePage()
  const toast = useToast()
  const { id: listing, sellerId: seller, sku } = offer
  const url = `${origin}${offerHref(offer.slug, seller)}`
  const fetchPhone = async () => {
    const reply = await browserApi(language).call('getListing', { sku, seller })
    if (reply.listing.user._id === seller) return reply.listing.user.phone
    toast(t('offer.gone'))
  }
  return (
    <RevealedContact
      company={companyWords(offer.seller, offer.sellerAr, language)!.text}
      message={t('part.whatsappText', { name, sku, url })}
      phone={phone}
      fetchPhone={fetchPhone}
      onContact={(kind) => recordContact({ listing, seller }, kind)}
      compact={compact}
    />
  )
}
