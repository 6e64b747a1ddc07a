import { toDirhams } from '#contract/money.ts'
import type { Notification } from '#contract/notifications.ts'
import { listingSlug } from '#contract/part-number.ts'
import type { NotificationRow } from './notification.store.ts'

export function presentNotification(row: NotificationRow): Notification {
  const { id, kind, happenedAt, readAt, status, wasFils, nowFils } = row.notification
  return {
    _id: id,
    kind,
    date: happenedAt.toISOString(),
    read: readAt !== null,
    from: row.from,
    listing: row.part && presentPart(row.part),
    room: row.room,
    callback: row.callback,
    ...(row.credit !== null && { credit: row.credit }),
    status,
    order: presentOrder(row, kind),
    price:
      wasFils === null || nowFils === null
        ? null
        : { was: toDirhams(wasFils), now: toDirhams(nowFils) },
  }
}

const isOfBuyer = (kind: Notification['kind']) =>
  kind === 'order_status' || kind === 'return_status' || kind === 'transfer'

/** Null for other kinds, and once the order is gone. */
function presentOrder(
  { order: { id, orderId, number } }: NotificationRow,
  kind: Notification['kind'],
): Notification['order'] {
  if (id === null) return null
  // A transfer is for the whole of it.
  const shown = kind === 'transfer' ? number.replace(/-\d+$/, '') : number
  return { seller_order: id, number: shown, order: isOfBuyer(kind) ? orderId : null }
}

/** A removed listing has no page any more, and is not shown. */
function presentPart(part: NonNullable<NotificationRow['part']>): Notification['listing'] {
  if (part.status === 'removed') return null
  const [image] = part.images
  return {
    _id: part.id,
    slug: listingSlug(part.partName, part.skuKey),
    partName: part.partName,
    partNameAr: part.partNameAr,
    partSKU: part.sku,
    pic: image ? `/media/${image.id}/640.webp` : null,
  }
}
