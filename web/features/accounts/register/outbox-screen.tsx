import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { OutboxMessage } from '#contract/account.ts'
import { longestEmail } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FormSkeleton } from './register-frame.tsx'
import { useOutbox } from './use-outbox.ts'

/** The messages that would have gone out, newest first. */
export function OutboxScreen() {
  const { t } = useTranslation('register')
  const [query] = useSearchParams()
  // Messages go to addresses in lower case, however one was typed.
  const to = query.get('to')?.slice(0, longestEmail).toLowerCase() ?? ''
  const { messages, failed } = useOutbox(to)
  return (
    <>
      {to && (
        <p className="flex flex-wrap items-center gap-x-4 pb-4">
          <span>
            {t('outbox.filtered')}{' '}
            <bdi dir="ltr" className="font-semibold wrap-anywhere">
              {to}
            </bdi>
          </span>
          <Link to="/dev/outbox" className="link inline-flex min-h-11 items-center">
            {t('outbox.all')}
          </Link>
        </p>
      )}
      <p role="status" className="empty:hidden pb-4 text-danger">
        {failed && t('outbox.failed')}
      </p>
      {messages?.length === 0 && <p className="panel p-6 text-md">{t('outbox.empty')}</p>}
      {!messages && !failed && <FormSkeleton />}
      <ol className="grid max-w-prose gap-4">
        {messages?.map((message) => (
          <li key={`${message.at} ${message.to} ${message.channel} ${message.code}`}>
            <Message message={message} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Message({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation('register')
  const { language } = usePage()
  const { to, channel, subject, text, code, at } = message
  const time = new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE' : language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Dubai',
  })
  return (
    <article className="panel overflow-hidden">
      <p className="label-strip flex-wrap text-sm text-soft">
        <span className="inline-flex items-center gap-2">
          <Icon name={channel === 'sms' ? 'phone' : 'mail'} />
          {channel === 'sms' ? t('outbox.sms') : t('outbox.mail')}
          <bdi dir="ltr" className="font-semibold wrap-anywhere text-ink">
            {to}
          </bdi>
        </span>
        <time dateTime={at}>{time.format(new Date(at))}</time>
      </p>
      <div className="p-4">
        {code && <Code code={code} />}
        {subject && (
          <h2 dir="auto" className="text-md wrap-anywhere">
            {subject}
          </h2>
        )}
        {/* Each line by itself: one message may be in two languages. */}
        <p className="max-w-prose pt-1 wrap-anywhere whitespace-pre-line text-soft [unicode-bidi:plaintext]">
          {text}
        </p>
      </div>
    </article>
  )
}

function Code({ code }: { code: string }) {
  const { t } = useTranslation('register')
  const [outcome, setOutcome] = useState<boolean>()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      <bdi dir="ltr" className="font-mono text-3xl">
        {code}
      </bdi>
      <button type="button" onClick={() => void copyText(code).then(setOutcome)} className="button">
        {t('outbox.copy')}
      </button>
      <span role="status" className="text-sm text-soft">
        {outcome !== undefined && (outcome ? t('outbox.copied') : t('outbox.notCopied'))}
      </span>
    </div>
  )
}
