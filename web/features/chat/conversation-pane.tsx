import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/api.ts'
import type { RoomInfo } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { BackLink } from './back-link.tsx'
import type { DeskKind } from './desk-kind.ts'
import { MessagesSkeleton } from './chat-skeleton.tsx'
import { ConversationFoot } from './conversation-foot.tsx'
import { ConversationHead } from './conversation-head.tsx'
import type { Chat } from './core/chat.ts'
import { MessageList } from './message-list.tsx'
import { MissingRoom } from './missing-room.tsx'
import { PartCard } from './part-card.tsx'
import { useObservable } from './use-chat.ts'
import { useKeyboardSpace } from './use-keyboard-space.ts'
import './conversation.css'

type PaneProps = { chat: Chat; kind: DeskKind; roomId: string; visible: boolean; now: number }

/** One conversation: the contact, the part, the messages, and the message box. */
export function ConversationPane({ chat, kind, roomId, visible, now }: PaneProps) {
  const conversation = useObservable(chat.conversation(roomId))
  const pane = useRef<HTMLElement>(null)
  const room = useRoom(chat, roomId)
  useKeyboardSpace(pane)
  useEffect(() => {
    chat.setVisibleRoom(visible ? roomId : undefined)
    if (!visible) void chat.conversation(roomId).catchUp()
    return () => chat.setVisibleRoom(undefined)
  }, [chat, roomId, visible])

  const missing = conversation.state === 'missing'
  return (
    <section
      ref={pane}
      className="chat-side chat-pane"
      data-above-consent=""
      aria-labelledby="conversation-with"
    >
      {missing || !room ? (
        <header className="conversation-head">
          <BackLink kind={kind} />
        </header>
      ) : (
        <>
          <ConversationHead {...{ chat, room, kind }} />
          <PartCard listing={room.listing} />
        </>
      )}
      {missing ? (
        <MissingRoom kind={kind} />
      ) : (
        <>
          {conversation.state === 'failed' && <Failed chat={chat} roomId={roomId} />}
          {!room || conversation.state === 'loading' ? (
            <MessagesSkeleton />
          ) : (
            <MessageList {...{ chat, conversation, room, now }} />
          )}
        </>
      )}
      {room && !missing && <ConversationFoot {...{ chat, room }} />}
    </section>
  )
}

/** The room's data; fetched if it isn't in the list. */
function useRoom(chat: Chat, roomId: string): RoomInfo | undefined {
  const rooms = useObservable(chat.rooms)
  const room = rooms.get(roomId)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (room) return undefined
    // The conversation shows a permanent refusal; anything else is retried.
    let timer: ReturnType<typeof setTimeout>
    rooms.fetch(roomId).catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return
      timer = setTimeout(() => setAttempt((before) => before + 1), 5_000)
    })
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rooms, roomId, room === undefined, attempt])
  return room
}

function Failed({ chat, roomId }: { chat: Chat; roomId: string }) {
  const { t } = useTranslation('chat')
  const failureText = useFailureText()
  const conversation = useObservable(chat.conversation(roomId))
  const retry = () => {
    void conversation.catchUp()
    void chat.rooms.reload()
  }
  return (
    <div className="p-3">
      <LoadFailure
        message={`${t('messages.failed')} ${failureText(conversation.failure)}`}
        onRetry={retry}
      />
    </div>
  )
}
