import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { shareHref } from '#web/shell/contact-links.ts'

type ShareLinksProps = { url: string; title: string; text: string }

const never = () => () => {}

/** Links that share a part; the phone's own menu where there is one. */
export function ShareLinks({ url, title, text }: ShareLinksProps) {
  const { t } = useTranslation('catalog')
  const toast = useToast()
  const id = useId()
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const copy = async () => {
    toast(t((await copyText(url)) ? 'part.linkCopied' : 'part.linkNotCopied'))
  }
  // Closing the menu without a choice rejects; that is not a failure.
  const share = () => void navigator.share({ url, title }).catch(() => {})
  return (
    <p className="share-links">
      <span id={`${id}share`} className="text-soft">
        {t('part.share')}
      </span>
      {/* The name alone would be the same as that of the seller's button. */}
      <a
        id={`${id}whatsapp`}
        href={shareHref(text)}
        target="_blank"
        rel="noopener"
        className="link"
        aria-labelledby={`${id}share ${id}whatsapp`}
      >
        {t('part.whatsapp')}
      </a>
      <button type="button" className="link noscript:hidden" onClick={copy}>
        {t('part.copyLink')}
      </button>
      {canShare && (
        <button type="button" className="link" onClick={share}>
          {t('part.shareNative')}
        </button>
      )}
    </p>
  )
}
