import { useEffect, useRef } from 'react'
import { phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Sent } from './contact-form.tsx'

type ContactSentProps = { sent: Sent; onAgain: () => void }

/** Replaces the form: the number of the ticket, and how the answer arrives. */
export function ContactSent({ sent, onAgain }: ContactSentProps) {
  const { t } = useTranslation('pages')
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button has been removed.
  useEffect(() => heading.current?.focus(), [])
  const { ticket, email, mobile, mode } = sent
  const copy = async () =>
    toast(t((await copyText(ticket)) ? 'contact.sent.copied' : 'contact.sent.notCopied'))
  return (
    <div className="grid gap-5 p-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex justify-self-start items-center gap-2 text-fits text-xl"
      >
        <Icon name="check" />
        {t('contact.sent.title')}
      </h2>
      <div className="contact-ticket">
        <p className="text-sm text-soft">{t('contact.sent.ticket')}</p>
        <p className="contact-number">
          <bdi dir="ltr">{ticket}</bdi>
        </p>
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('contact.sent.copy')}
        </button>
      </div>
      <dl className="contact-facts">
        <dt>{t('contact.sent.confirmation')}</dt>
        <dd>
          <bdi dir="ltr">{email}</bdi>
        </dd>
        <dt>{t('contact.sent.answer')}</dt>
        <dd>
          {t(`contact.modes.${mode}`)} ·{' '}
          <bdi dir="ltr">{mode === 'mobile' ? phoneText(mobile) : email}</bdi>
        </dd>
      </dl>
      <p className="text-soft">{t('contact.sent.keep')}</p>
      <button type="button" className="button justify-self-start" onClick={onAgain}>
        {t('contact.sent.again')}
      </button>
    </div>
  )
}
