import { useNavigate } from 'react-router'
import { offerHref } from '#web/features/catalog/card.ts'
import type { Offer } from '#web/features/catalog/part-view.ts'
import { companyWords } from '#web/shell/company-words.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { lazyComponent } from '#web/shell/lazy-component.tsx'
import { useLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useContactRequest } from './contact-request.ts'

const StartChatButton = lazyComponent({
  texts: 'activity',
  load: () => import('#web/features/chat/start-chat-button.tsx'),
})

type OfferChatProps = {
  offer: Pick<Offer, 'id' | 'slug' | 'sellerId' | 'seller' | 'sellerAr'>
  /** As an icon. */
  compact?: boolean
}

/** Chat about one of several offers. A visitor is taken to its page, where logging in leads on. */
export function OfferChat({ offer, compact }: OfferChatProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const login = useLogin()
  const navigate = useNavigate()
  const request = useContactRequest()
  if (login?._id === offer.sellerId) return null
  if (login && !compact)
    return <StartChatButton listingId={offer.id} sellerId={offer.sellerId} compact />
  const seller = companyWords(offer.seller, offer.sellerAr, language)!.text
  const start = async () => {
    await navigate(offerHref(offer.slug, offer.sellerId))
    if (!login) request('chat', offer.id)
  }
  return (
    <button
      type="button"
      className={compact ? 'icon-button' : 'button offer-button noscript:hidden'}
      aria-label={t('offer.chat', { seller })}
      onClick={() => void start()}
    >
      <Icon name="contact" />
      {!compact && t('offer.chatShort')}
    </button>
  )
}
