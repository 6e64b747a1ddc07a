import type { RoomInfo } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Waiting } from './core/waiting.ts'
import { MessageText } from './message-text.tsx'

/** What was written last in a room. */
export function LastWords({ room, me }: { room: RoomInfo; me: string }) {
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

/** What the user wrote and isn't stored yet. */
export function WaitingWords({ waiting: { text, state } }: { waiting: Waiting }) {
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
