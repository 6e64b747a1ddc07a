import { Link } from 'react-router'
import type { RoomInfo } from '#contract/chat.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { useUnread } from '#web/shell/unread.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { SummaryLine, SummaryPanel, SummarySkeleton } from '#web/ui/summary-panel.tsx'
import { LastMessage } from './last-message.tsx'
import './unread-chats.css'

const mostRows = 4
const latestRooms = callQuery('getUserRooms', { limit: 20 })

/** The conversations with unread messages, latest first. */
export function UnreadChats() {
  const { t } = useTranslation('overview')
  const { messages } = useUnread()
  // Read again when a message has arrived, or was read elsewhere.
  const { data, failure, reload } = useData({
    ...latestRooms,
    queryKey: [...latestRooms.queryKey, messages],
  })
  const rooms = data?.roomInfos.filter(({ unreadMsgCnt }) => unreadMsgCnt > 0)
  const all = { to: '/chats', label: t('chats.all') }
  if (!failure && rooms?.length === 0)
    return <SummaryLine icon="contact" text={t('chats.none')} way={all} />
  return (
    <SummaryPanel title={t('chats.title')} icon="contact" all={all}>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!rooms && !failure && <SummarySkeleton rows={2} />}
      {rooms && (
        <ul className="summary-rows">
          {rooms.slice(0, mostRows).map((room) => (
            <UnreadRow key={room.roomId} room={room} />
          ))}
        </ul>
      )}
    </SummaryPanel>
  )
}

function UnreadRow({ room }: { room: RoomInfo }) {
  const { t } = useTranslation('chat')
  const { language } = usePage()
  const me = useLogin()?._id ?? ''
  const { roomId, userName, listing, unreadMsgCnt: unread } = room
  return (
    <li className="summary-row">
      <div className="min-w-0 flex-1">
        <Link to={`/chats/${roomId}`} className="cover-link font-semibold">
          <bdi>{userName}</bdi>
        </Link>
        <p className="unread-line text-sm text-soft">
          <bdi dir="ltr" className="font-mono">
            {listing.partSKU}
          </bdi>{' '}
          <bdi>
            <MixedText text={partNameIn(listing, language)} />
          </bdi>
        </p>
        <p className="unread-line">
          <LastMessage room={room} me={me} />
        </p>
      </div>
      <span className="unread-count">
        <span aria-hidden="true">{countText(unread)}</span>
        <span className="sr-only">{t('list.unread', { count: unread })}</span>
      </span>
    </li>
  )
}
