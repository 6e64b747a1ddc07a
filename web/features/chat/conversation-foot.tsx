import { useEffect } from 'react'
import type { RoomInfo } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Composer } from './composer.tsx'
import type { Chat } from './core/chat.ts'
import { useBlock } from './use-block.ts'
import { useObservable } from './use-chat.ts'
import { useConnection } from './use-connection.ts'
import './composer.css'

type FootProps = { chat: Chat; room: RoomInfo }

/** The message box, or why there is none; above it, what prevents sending. */
export function ConversationFoot({ chat, room }: FootProps) {
  const { t } = useTranslation('chat')
  const connection = useConnection(chat)
  useBlockedMeanwhile(chat, room)
  return (
    <footer className="border-t border-hairline bg-surface">
      <div role="status">
        {connection !== 'online' && (
          <p className="connection-note">
            <Icon name="offline" />
            {t(`messages.${connection}`)}
          </p>
        )}
      </div>
      {room.blocked ? (
        <Blocked chat={chat} room={room} by={room.blocked} />
      ) : (
        <Composer chat={chat} room={room} />
      )}
    </footer>
  )
}

type BlockedProps = FootProps & { by: 'by_me' | 'by_them' }

function Blocked({ chat, room, by }: BlockedProps) {
  const { t } = useTranslation('chat')
  const { setBlocked } = useBlock(chat, room)
  const name = room.userName
  return (
    <div className="blocked-note">
      <p>{t(by === 'by_me' ? 'blocked.byMe' : 'blocked.byThem', { name })}</p>
      {by === 'by_me' && (
        <button type="button" className="button" onClick={() => void setBlocked(false)}>
          {t('head.unblock')}
        </button>
      )}
    </div>
  )
}

/** Being blocked isn't announced: it shows when a message is refused. */
function useBlockedMeanwhile(chat: Chat, { roomId }: RoomInfo) {
  const waiting = useObservable(chat.outbox).queuedIn(roomId)
  const refused = waiting.filter(({ refusal }) => refusal?.code === 'chat.blocked').length
  useEffect(() => {
    if (refused > 0) chat.rooms.fetch(roomId).catch(() => {})
  }, [chat, roomId, refused])
}
