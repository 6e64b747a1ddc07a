import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { callHref, whatsappHref } from '#web/shell/contact-links.ts'
import type { Offer } from '#web/shell/record-interest.ts'
import { noteContact } from './interest.ts'

type ContactButtonsProps = { phone: string; message: string; offer?: Offer }

/** Call and WhatsApp; the message is already written. For an offer it is counted who asks. */
export function ContactButtons({ phone, message, offer }: ContactButtonsProps) {
  const { t } = useTranslation('catalog')
  return (
    <>
      <a
        href={callHref(phone)}
        className="button button-primary flex-1"
        onClick={offer && (() => noteContact(offer, 'call'))}
      >
        <Icon name="phone" />
        {t('part.call')}
      </a>
      <a
        href={whatsappHref(phone, message)}
        target="_blank"
        rel="noopener"
        className="button flex-1"
        onClick={offer && (() => noteContact(offer, 'whatsapp'))}
      >
        <Icon name="whatsapp" />
        {t('part.whatsapp')}
      </a>
    </>
  )
}
