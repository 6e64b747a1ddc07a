import { useParams } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { ChatSkeleton } from './chat-skeleton.tsx'
import type { Chat } from './core/chat.ts'
import { ConversationPane } from './conversation-pane.tsx'
import type { DeskKind } from './desk-kind.ts'
import { canBeRoom, NoRoomPane } from './missing-room.tsx'
import { RoomList } from './room-list.tsx'
import { useChat, usePresence } from './use-chat.ts'
import './chat.css'

type DeskProps = { kind: DeskKind }

/** The list of conversations on one side, the open one on the other. A phone shows one of them. */
export function ChatDesk({ kind }: DeskProps) {
  const chat = useChat()
  return chat ? <Desk chat={chat} kind={kind} /> : <ChatSkeleton />
}

function Desk({ chat, kind }: DeskProps & { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { room } = useParams()
  const { visible, now } = usePresence(chat)
  return (
    <div className="chat-panes panel" data-open={room ? '' : undefined}>
      <RoomList chat={chat} kind={kind} open={room} now={now} />
      {room && !canBeRoom(room) ? (
        <NoRoomPane kind={kind} />
      ) : room ? (
        <ConversationPane key={room} {...{ chat, kind, visible, now }} roomId={room} />
      ) : (
        <div className="chat-side items-center justify-center bg-canvas text-soft">
          <p>{t('empty.choose')}</p>
        </div>
      )}
    </div>
  )
}
