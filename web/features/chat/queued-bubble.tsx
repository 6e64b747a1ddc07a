import { Icon } from '#web/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { ChosenFile } from './chosen-file.tsx'
import type { Outbox } from './core/outbox.ts'
import type { QueuedMessage } from './core/queued-message.ts'
import { MessageText } from './message-text.tsx'
import { TimeText } from './time-text.tsx'

type QueuedBubbleProps = { item: QueuedMessage; outbox: Outbox; now: number }

/** A message that isn't stored yet: its state, and actions where it was refused. */
export function QueuedBubble({ item, outbox, now }: QueuedBubbleProps) {
  const { t } = useTranslation('chat')
  const { clientId, state, text, file, progress, retryAt, refusal } = item
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <li className="bubble" data-own="" data-state={state}>
      <span className="sr-only">{t('messages.fromYou')}: </span>
      {file && <ChosenFile file={file} unreadable={refusal?.final === true} />}
      {file && state === 'sending' && progress !== undefined && (
        <p className="text-xs">{t('file.sending', { percent })}</p>
      )}
      {text && (
        <p dir="auto" className="bubble-text">
          <MessageText text={text} />
        </p>
      )}
      <p className="bubble-foot">
        <TimeText sent={item.at} now={now} />
        <span className="ticks" data-failed={state === 'failed' ? '' : undefined}>
          <Icon name={state === 'failed' ? 'failed' : 'time'} />
          <span className={state === 'failed' ? '' : 'sr-only'}>{t(stateText[state])}</span>
        </span>
      </p>
      {retryAt !== undefined && state === 'queued' && <Pause until={retryAt} />}
      {state === 'failed' && (
        <div className="bubble-failed">
          <p role="alert">{refusal?.message}</p>
          {!refusal?.final && (
            <button type="button" className="link" onClick={() => outbox.retry(clientId)}>
              {t('messages.retry')}
            </button>
          )}
          <button type="button" className="link" onClick={() => outbox.remove(clientId)}>
            {t('messages.delete')}
          </button>
        </div>
      )}
    </li>
  )
}

const stateText = {
  queued: 'messages.waiting',
  sending: 'messages.sending',
  failed: 'messages.failedOne',
} as const

/** Counts down until a message is sent again. */
function Pause({ until }: { until: number }) {
  const { t } = useTranslation('chat')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(1, Math.ceil((until - now) / 1_000))
  return <p className="text-xs">{t('messages.slower', { seconds })}</p>
}
