import { shareHref, whatsappHref } from '#web/shell/contact-links.ts'
import { useToast } from '#web/shell/toast.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import './share-link.css'

type ShareLinkProps = {
  url: string
  /** What is sent along by WhatsApp, the link included. */
  message: string
  /** To whom; without it, the user chooses. */
  phone?: string | undefined
  texts: { copy: string; copied: string; notCopied: string; whatsapp: string }
}

/** Copies a link, or sends it by WhatsApp. */
export function ShareLink({ url, message, phone, texts }: ShareLinkProps) {
  const toast = useToast()
  const copy = async () => toast((await copyText(url)) ? texts.copied : texts.notCopied)
  return (
    <div className="share-link">
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name="link" />
        {texts.copy}
      </button>
      <a
        href={phone ? whatsappHref(phone, message) : shareHref(message)}
        target="_blank"
        rel="noopener noreferrer"
        className="button"
      >
        <Icon name="whatsapp" />
        {texts.whatsapp}
      </a>
    </div>
  )
}
