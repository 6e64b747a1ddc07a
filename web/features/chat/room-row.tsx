import type { RoomInfo } from '#contract/chat.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import type { QueuedMessage } from './core/queued-message.ts'
import { LastMessage, QueuedPreview } from './last-message.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { RoomLink } from './room-link.tsx'
import { TimeText } from './time-text.tsx'

type RoomRowProps = {
  room: RoomInfo
  /** The user's last message, if it isn't stored yet. */
  waiting: QueuedMessage | undefined
  me: string
  href: string
  open: boolean
  online: boolean
  typing: boolean
  /** The row is shown below its part, so the part isn't repeated. */
  inPart: boolean
  now: number
}

/** A conversation in the list. */
export function RoomRow(props: RoomRowProps) {
  const { room, waiting, me, href, open, online, typing, inPart, now } = props
  const { t } = useTranslation('chat')
  const { language } = usePage()
  const { userName, userAvatar, listing, lastTime, unreadMsgCnt: unread } = room
  // A contact who has blocked the user doesn't share their presence.
  const watched = room.blocked !== 'by_them'
  return (
    <li>
      <RoomLink
        to={href}
        className="room-row"
        aria-current={open ? 'page' : undefined}
        data-unread={unread > 0 ? '' : undefined}
      >
        <span className="room-plate">
          <InitialsPlate name={userName} src={userAvatar} />
          {watched && <span className="presence-dot" data-online={online ? '' : undefined} />}
        </span>
        <span className="room-text">
          <span className="flex items-center justify-between gap-2 min-w-0">
            <bdi className="room-name">{userName}</bdi>
            <TimeText sent={waiting?.at ?? lastTime} now={now} className="room-time" />
          </span>
          <span className="flex items-center justify-between gap-2 min-w-0">
            {!inPart && (
              <span className="room-part">
                <bdi dir="ltr">{listing.partSKU}</bdi>
                <bdi className="room-part-name">
                  <MixedText text={partNameIn(listing, language)} />
                </bdi>
              </span>
            )}
            {watched && (
              <span className="flex-none text-muted text-xs">
                {t(online ? 'presence.online' : 'presence.away')}
              </span>
            )}
          </span>
          <span className="flex items-center justify-between gap-2 min-w-0">
            <span className="room-last">
              {typing ? (
                <span className="text-primary">{t('presence.typing')}</span>
              ) : waiting ? (
                <QueuedPreview waiting={waiting} />
              ) : (
                <LastMessage room={room} me={me} />
              )}
            </span>
            {unread > 0 && (
              <span className="room-unread">
                <span aria-hidden="true">{countText(unread)}</span>
                <span className="sr-only">{t('list.unread', { count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </RoomLink>
    </li>
  )
}
