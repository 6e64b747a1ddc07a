import { useEffect, useRef, useState } from 'react'
import { callHref, phoneText, whatsappHref } from '#web/shell/contact-links.ts'
import { browserApi } from '#web/shell/api.ts'
import { companyWords } from '#web/shell/company-words.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { offerHref } from './card.ts'
import { recordContact } from './interest.ts'
import type { Offer } from './part-view.ts'
import './offer-contact.css'

type OfferContactProps = {
  offer: Pick<Offer, 'id' | 'slug' | 'sku' | 'sellerId' | 'seller' | 'sellerAr'>
  /** The part's name, for the message. */
  name: string
  /** Where the page has it already. */
  phone?: string
  /** Call only, as an icon. */
  compact?: boolean
}

type Kind = 'call' | 'whatsapp'

/**
 * Call and WhatsApp of one offer. Lists of offers carry no phone numbers, so the first press asks for the seller's,
 * shows it and goes on with it: a phone dials, and WhatsApp opens.
 */
export function OfferContact({ offer, name, phone: known, compact }: OfferContactProps) {
  const { t } = useTranslation('catalog')
  const { language, origin } = usePage()
  const toast = useToast()
  const [phone, setPhone] = useState(known)
  const [asked, setAsked] = useState<Kind>()
  const [busy, setBusy] = useState(false)
  const links = { call: useRef<HTMLAnchorElement>(null), whatsapp: useRef<HTMLAnchorElement>(null) }
  const { id: listing, sellerId: seller, sku } = offer
  const company = companyWords(offer.seller, offer.sellerAr, language)!.text
  const url = `${origin}${offerHref(offer.slug, seller)}`
  const message = t('part.whatsappText', { name, sku, url })

  const ask = async (kind: Kind) => {
    if (busy) return
    setBusy(true)
    try {
      const reply = await browserApi(language).call('getListing', { sku, seller })
      if (reply.listing.user._id !== seller) return toast(t('offer.gone'))
      setPhone(reply.listing.user.phone)
      setAsked(kind)
    } catch {
      toast(t('shell:error.connection.title'))
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (!asked) return
    const link = links[asked].current
    link?.focus()
    // A desktop has nothing to dial with: there the number is read.
    if (asked === 'whatsapp' || matchMedia('(pointer: coarse)').matches) link?.click()
    // Once, when the number has come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])

  const kinds = [
    ['call', 'phone'],
    ['whatsapp', 'whatsapp'],
  ] as const
  return kinds.slice(0, compact ? 1 : 2).map(([kind, icon]) => {
    const label = t(kind === 'call' ? 'offer.call' : 'offer.whatsapp', { seller: company })
    const className = compact ? 'icon-button' : 'button offer-button'
    if (!phone)
      return (
        <button
          key={kind}
          type="button"
          className={className}
          aria-label={label}
          aria-disabled={busy}
          onClick={() => void ask(kind)}
        >
          <Icon name={icon} />
          {!compact && t(`part.${kind}`)}
        </button>
      )
    return (
      <a
        key={kind}
        ref={links[kind]}
        href={kind === 'call' ? callHref(phone) : whatsappHref(phone, message)}
        {...(kind === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
        className={compact ? 'offer-number' : className}
        aria-label={kind === 'call' ? `${label}, ${phoneText(phone)}` : label}
        onClick={() => recordContact({ listing, seller }, kind)}
      >
        <Icon name={icon} />
        {kind === 'call' ? <bdi dir="ltr">{phoneText(phone)}</bdi> : t('part.whatsapp')}
      </a>
    )
  })
}
