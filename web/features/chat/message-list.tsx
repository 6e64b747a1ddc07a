import { Fragment, useEffect, useRef, useState } from 'react'
import type { Message, RoomInfo } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Chat } from './core/chat.ts'
import type { Conversation } from './core/conversation.ts'
import { MessageBubble } from './message-bubble.tsx'
import { follows, timeFollows } from './message-run.ts'
import { isOtherDay } from './message-time.ts'
import { DayLine } from './time-text.tsx'
import { useObservable } from './use-chat.ts'
import { useMessageScroll } from './use-message-scroll.ts'
import { QueuedBubble } from './queued-bubble.tsx'

type MessageListProps = { chat: Chat; conversation: Conversation; room: RoomInfo; now: number }

/** The messages in order, with the queued ones at the end. */
export function MessageList({ chat, conversation, room, now }: MessageListProps) {
  const { t } = useTranslation('chat')
  const { messages, otherReadSeq } = conversation
  const waiting = useObservable(chat.outbox).queuedIn(room.roomId)
  const { box, inside, away, toEnd, onScroll } = useMessageScroll(messages[0]?._id, () => {
    if (conversation.olderState === 'idle') void conversation.older()
  })
  const newCount = useNewCount(conversation, chat.me, away)
  const newest = waiting.at(-1)?.clientId
  const shown = useRef(newest)
  useEffect(() => {
    // Scrolls to a message that the user has just written.
    if (newest && newest !== shown.current) toEnd()
    shown.current = newest
  }, [newest, toEnd])
  const isRead = ({ status, seq }: Message) => status === 'read' || seq <= otherReadSeq
  const isStatusRepeated = (message: Message, next: Message | undefined) =>
    timeFollows(message, next) && isRead(message) === isRead(next!)
  const lastDay = messages.at(-1)?.createdAt
  return (
    <div className="relative flex flex-1 min-h-0">
      <div
        ref={box}
        className="message-box"
        tabIndex={0}
        role="group"
        aria-label={t('messages.label', { name: room.userName })}
        onScroll={onScroll}
      >
        <div ref={inside} className="message-flow">
          <Older conversation={conversation} />
          {conversation.state === 'ready' && messages.length + waiting.length === 0 && (
            <p className="message-none">{t('messages.none')}</p>
          )}
          <ol className="contents">
            {messages.map((message, at) => (
              <Fragment key={message.clientId}>
                {isOtherDay(messages[at - 1]?.createdAt, message.createdAt) && (
                  <li>
                    <DayLine sent={message.createdAt} now={now} />
                  </li>
                )}
                <MessageBubble
                  message={message}
                  from={message.sender === chat.me ? undefined : room.userName}
                  follows={follows(messages[at - 1], message)}
                  quiet={isStatusRepeated(message, messages[at + 1])}
                  read={isRead(message)}
                  now={now}
                />
              </Fragment>
            ))}
            {waiting.map((item, at) => (
              <Fragment key={item.clientId}>
                {isOtherDay(waiting[at - 1]?.at ?? lastDay, item.at) && (
                  <li>
                    <DayLine sent={item.at} now={now} />
                  </li>
                )}
                <QueuedBubble item={item} outbox={chat.outbox} now={now} />
              </Fragment>
            ))}
          </ol>
        </div>
      </div>
      {away && (
        <button type="button" className="to-end" onClick={toEnd}>
          {newCount > 0 ? t('messages.new', { count: newCount }) : t('messages.toEnd')}
          <Icon name="down" />
        </button>
      )}
      <Announcement {...{ conversation, room }} me={chat.me} />
    </div>
  )
}

/** How many messages arrived since the user scrolled away from the end. */
function useNewCount({ messages, lastSeq }: Conversation, me: string, away: boolean): number {
  const [leftAt, setLeftAt] = useState<number>()
  if (away !== (leftAt !== undefined)) setLeftAt(away ? lastSeq : undefined)
  if (leftAt === undefined) return 0
  return messages.filter(({ seq, sender }) => seq > leftAt && sender !== me).length
}

function Older({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat')
  if (!conversation.hasOlder) return null
  const { olderState } = conversation
  return (
    <div className="grid justify-items-center gap-2 py-2">
      {olderState === 'failed' && <p role="alert">{t('messages.olderFailed')}</p>}
      <button
        type="button"
        className="button"
        disabled={olderState === 'loading'}
        onClick={() => void conversation.older()}
      >
        {t('messages.older')}
      </button>
    </div>
  )
}

type AnnouncementProps = { conversation: Conversation; room: RoomInfo; me: string }

/** Announces new messages to screen readers, politely; not the earlier ones. */
function Announcement({ conversation, room, me }: AnnouncementProps) {
  const { t } = useTranslation('chat')
  const [since] = useState(conversation.lastSeq)
  const last = conversation.messages.at(-1)
  const isReceived = last && last.seq > since && last.sender !== me
  const text = isReceived ? last.message || t('list.file') : ''
  return (
    <p role="status" className="sr-only">
      {isReceived && t('messages.from', { name: room.userName, text })}
    </p>
  )
}
