import { useEffect, useState } from 'react'
import type { RoomInfo } from '#contract/chat.ts'
import { longestQuery } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DeskKind } from './desk-kind.ts'
import { RowsSkeleton } from './chat-skeleton.tsx'
import type { Chat } from './core/chat.ts'
import { NoConversations } from './no-conversations.tsx'
import { NotifySwitch } from './notify-switch.tsx'
import { PartGroups } from './part-groups.tsx'
import { RoomRow } from './room-row.tsx'
import { roomListItems, type RoomListItem } from './room-list-items.ts'
import { useObservable } from './use-chat.ts'

type RoomListProps = { chat: Chat; kind: DeskKind; open: string | undefined; now: number }

const SEARCH_PAUSE = 300

/** All conversations, searchable by name, part or number. */
export function RoomList({ chat, kind, open, now }: RoomListProps) {
  const { t } = useTranslation('chat')
  return (
    <nav className="chat-list" aria-label={t('list.label')}>
      <header className="chat-list-head">
        <SearchBox chat={chat} />
        <NotifySwitch />
      </header>
      <div className="chat-rows">
        <Rows {...{ chat, kind, open, now }} />
      </div>
    </nav>
  )
}

function SearchBox({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const [text, setText] = useState(chat.rooms.query)
  useEffect(() => {
    const timer = setTimeout(() => void chat.rooms.search(text.trim()), SEARCH_PAUSE)
    return () => clearTimeout(timer)
  }, [chat, text])
  return (
    <div className="chat-search" role="search">
      <Icon name="search" />
      <input
        type="search"
        className="control"
        aria-label={t('list.search')}
        placeholder={t('list.searchHint')}
        value={text}
        maxLength={longestQuery}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}

function Rows({ chat, kind, open, now }: RoomListProps) {
  const { t } = useTranslation('chat')
  const failureText = useFailureText()
  const rooms = useObservable(chat.rooms)
  const outbox = useObservable(chat.outbox)
  useObservable(chat.typing)
  const own = kind === 'chats' ? rooms.list : rooms.list.filter(isOwnPart(chat.me))
  const list = roomListItems(own, (roomId) => outbox.queuedIn(roomId), open)
  if (rooms.state === 'loading') return <RowsSkeleton />
  if (rooms.state === 'failed') {
    const retry = () => void rooms.reload()
    return (
      <div className="p-3">
        <LoadFailure message={failureText(rooms.failure)} onRetry={retry} />
      </div>
    )
  }
  if (list.length === 0 && rooms.beyond === 0) {
    return rooms.query ? (
      <p className="p-4 text-soft">{t('list.none', { text: rooms.query })}</p>
    ) : (
      <NoConversations kind={kind} />
    )
  }
  const row = ({ room, queued }: RoomListItem) => (
    <RoomRow
      key={room.roomId}
      {...{ room, waiting: queued, now, me: chat.me, inPart: kind === 'discussion' }}
      href={`/${kind}/${room.roomId}`}
      open={room.roomId === open}
      online={rooms.online.has(room.userId)}
      typing={chat.typing.isTyping(room.roomId)}
    />
  )
  return (
    <>
      {kind === 'chats' ? <ul>{list.map(row)}</ul> : <PartGroups list={list} row={row} />}
      {rooms.beyond > 0 && (
        <div className="grid justify-items-center gap-2 p-3">
          {rooms.moreState === 'failed' && <p role="alert">{t('list.moreFailed')}</p>}
          <button
            type="button"
            className="button"
            disabled={rooms.moreState === 'loading'}
            onClick={() => void rooms.more()}
          >
            {t('list.more')}
          </button>
        </div>
      )}
    </>
  )
}

const isOwnPart =
  (me: string) =>
  ({ listing }: RoomInfo) =>
    listing.user === me
