import { useEffect, useRef, useState } from 'react'
import { callHref, phoneText, whatsappHref } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './offer-contact.css'

type Kind = 'call' | 'whatsapp'

type RevealedContactProps = {
  /** The seller's name. */
  company: string
  /** What a WhatsApp message begins with. */
  message: string
  /** Where the page has it already. */
  phone?: string | undefined
  /** Fetches it; undefined when the seller has gone, which it says itself. */
  fetchPhone: () => Promise<string | undefined>
  onContact?: (kind: Kind) => void
  /** Call only, as an icon. */
  compact?: boolean | undefined
}

/**
 * Call and WhatsApp of a seller. Lists carry no phone numbers, so the first press asks for the seller's, shows it and
 * goes on with it: a phone dials, and WhatsApp opens.
 */
export function RevealedContact(props: RevealedContactProps) {
  const { company, message, phone: known, fetchPhone, onContact, compact } = props
  const { t } = useTranslation('catalog')
  const toast = useToast()
  const [phone, setPhone] = useState(known)
  const [asked, setAsked] = useState<Kind>()
  const [busy, setBusy] = useState(false)
  const links = { call: useRef<HTMLAnchorElement>(null), whatsapp: useRef<HTMLAnchorElement>(null) }

  const ask = async (kind: Kind) => {
    if (busy) return
    setBusy(true)
    try {
      const fetched = await fetchPhone()
      if (fetched === undefined) return
      setPhone(fetched)
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
        onClick={onContact && (() => onContact(kind))}
      >
        <Icon name={icon} />
        {kind === 'call' ? <bdi dir="ltr">{phoneText(phone)}</bdi> : t('part.whatsapp')}
      </a>
    )
  })
}
