import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { resendSeconds, useCountdown } from '../register/use-countdown.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { sendCode } from './send-code.ts'

type SentToProps = { to: string; onEdit: () => void; onFailure: (message: string) => void }

/** Where the code went; to correct that, or to get another one after a minute. */
export function SentTo({ to, onEdit, onFailure }: SentToProps) {
  const { t } = useTranslation('login')
  const failureText = useFailureText()
  const { language, demo } = usePage()
  const { left, start } = useCountdown()
  const [again, setAgain] = useState<'no' | 'sending' | 'sent'>('no')
  // A code was sent just before this came into sight.
  const begin = useEffectEvent(() => start(resendSeconds))
  useEffect(() => begin(), [])

  const sendAgain = async () => {
    onFailure('')
    setAgain('sending')
    try {
      await sendCode(language, to)
      setAgain('sent')
      start(resendSeconds)
    } catch (error) {
      setAgain('no')
      onFailure(failureText(error))
    }
  }

  return (
    <div className="sent-to">
      <p>
        {t('reset.sentTo')}{' '}
        <bdi dir="ltr" className="font-semibold text-ink">
          {to}
        </bdi>
      </p>
      <div className="flex flex-wrap gap-x-4">
        <button type="button" className="login-link link" onClick={onEdit}>
          {t('reset.edit')}
        </button>
        <button
          type="button"
          disabled={left > 0 || again === 'sending'}
          className="login-link link tabular-nums"
          onClick={() => void sendAgain()}
        >
          {left > 0 ? t('reset.againIn', { seconds: left }) : t('reset.again')}
        </button>
      </div>
      <p role="status" className="empty:hidden">
        {again === 'sent' && t('reset.sentAgain')}
      </p>
      {demo && (
        <a
          href={`/dev/outbox?to=${encodeURIComponent(to)}`}
          target="_blank"
          rel="noreferrer"
          className="login-link link"
        >
          {t('reset.demo')}
        </a>
      )}
    </div>
  )
}
