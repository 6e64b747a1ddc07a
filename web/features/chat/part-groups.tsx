import type { RoomListing } from '#contract/chat.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { byPart } from './by-part.ts'
import type { RoomListItem } from './room-list-items.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'

type PartGroupsProps = {
  list: readonly RoomListItem[]
  row: (shown: RoomListItem) => React.ReactNode
}

/** Conversations grouped by part. */
export function PartGroups({ list, row }: PartGroupsProps) {
  const shown = new Map(list.map((one) => [one.room.roomId, one]))
  return byPart(list.map(({ room }) => room)).map(({ listing, rooms, unread }) => (
    <section key={listing._id} aria-labelledby={`part-${listing._id}`}>
      <PartHead listing={listing} count={rooms.length} unread={unread} />
      <ul>{rooms.map(({ roomId }) => row(shown.get(roomId)!))}</ul>
    </section>
  ))
}

type PartHeadProps = { listing: RoomListing; count: number; unread: number }

function PartHead({ listing, count, unread }: PartHeadProps) {
  const { t } = useTranslation('chat')
  const { language } = usePage()
  return (
    <header className="part-head label-strip">
      <div className="min-w-0">
        <p className="part-head-sku">
          <bdi dir="ltr">{listing.partSKU}</bdi>
        </p>
        <h2 id={`part-${listing._id}`} className="part-head-name">
          <bdi>
            <MixedText text={partNameIn(listing, language)} />
          </bdi>
        </h2>
        <p className="text-xs text-soft">{t('list.conversations', { count })}</p>
      </div>
      {unread > 0 && (
        <span className="room-unread">
          <span aria-hidden="true">{countText(unread)}</span>
          <span className="sr-only">{t('list.unread', { count: unread })}</span>
        </span>
      )}
    </header>
  )
}
