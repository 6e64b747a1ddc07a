import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { callHref, whatsappHref } from '#web/shell/contact-links.ts'
import type { Offer } from '#web/shell/record-interest.ts'
import { recordContact } from './interest.ts'

type ContactButtonsProps = { phone: string; message: string; offer?: Offer }

/** Call and WhatsApp with a prepared message. For an offer, the contact is recorded. */
export function ContactButtons({ phone, message, offer }: ContactButtonsProps) {
  const { t } = useTranslation('catalog')
  return (
    <>
      <a
        href={callHref(phone)}
        className="button button-primary flex-1"
        onClick={offer && (() => recordContact(offer, 'call'))}
      >
        <Icon name="phone" />
        {t('part.call')}
      </a>
      <a
        href={whatsappHref(phone, message)}
        target="_blank"
        rel="noopener"
        className="button flex-1"
        onClick={offer && (() => recordContact(offer, 'whatsapp'))}
      >
        <Icon name="whatsapp" />
        {t('part.whatsapp')}
      </a>
    </>
  )
}
