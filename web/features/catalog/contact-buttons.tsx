import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { callHref, whatsappHref } from '#web/shell/contact-links.ts'

/** Call and WhatsApp; the message about the part is already written. */
export function ContactButtons({ phone, message }: { phone: string; message: string }) {
  const { t } = useTranslation('catalog')
  return (
    <>
      <a href={callHref(phone)} className="button button-primary flex-1">
        <Icon name="phone" />
        {t('part.call')}
      </a>
      <a
        href={whatsappHref(phone, message)}
        target="_blank"
        rel="noopener"
        className="button flex-1"
      >
        <Icon name="whatsapp" />
        {t('part.whatsapp')}
      </a>
    </>
  )
}
