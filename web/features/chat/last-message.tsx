import type { RoomInfo } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { QueuedMessage } from './core/queued-message.ts'
import { MessageText } from './message-text.tsx'

/** The last message of a room. */
export function LastMessage({ room, me }: { room: RoomInfo; me: string }) {
  const { t } = useTranslation('chat')
  const { lastMsg, lastFile, lastSender, lastSeq } = room
  if (lastSeq === 0) return t('list.nothing')
  return (
    <>
      {lastSender === me && <span>{t('list.you')}</span>}
      <bdi>{lastMsg ? <MessageText text={lastMsg} /> : lastFile && t('list.file')}</bdi>
    </>
  )
}

/** The user's last message, which isn't stored yet. */
export function QueuedPreview({ waiting: { text, state } }: { waiting: QueuedMessage }) {
  const { t } = useTranslation('chat')
  const failed = state === 'failed'
  return (
    <>
      <span className="room-waiting" data-failed={failed ? '' : undefined}>
        <Icon name={failed ? 'failed' : 'time'} />
        <span className="sr-only">{t(failed ? 'messages.failedOne' : 'messages.waiting')}</span>
      </span>
      <bdi>{text ? <MessageText text={text} /> : t('list.file')}</bdi>
    </>
  )
}
