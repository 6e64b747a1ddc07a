import type { Attachment, Message, RoomInfo } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import { toDirhams } from '#contract/money.ts'
import { listingSlug } from '#contract/part-number.ts'
import type { MessageRow } from './message.store.ts'
import type { RoomRow } from './room.store.ts'

/** The numbers of the last messages that the user and the other member have read. */
type Read = Pick<RoomRow, 'read' | 'otherRead'>

export function presentMessage(row: MessageRow, room: { id: string } & Read, me: number): Message {
  const reader = row.senderNo === me ? room.otherRead : room.read
  return {
    _id: row.id,
    room: room.id,
    seq: row.seq,
    clientId: row.clientId,
    message: row.body,
    attachment: attachmentOf(row),
    sender: row.senderId,
    status: row.seq <= reader ? 'read' : 'sent',
    createdAt: row.createdAt.toISOString(),
  }
}

function attachmentOf({ fileId, fileName, fileType, fileBytes }: MessageRow): Attachment | null {
  if (!fileId || !fileType) return null
  return { url: `/files/${fileId}`, name: fileName ?? '', type: fileType, bytes: fileBytes ?? 0 }
}

/** A room, its company named in the caller's language where it has such a name. */
export function presentRoom(row: RoomRow, language: Language): RoomInfo {
  const [picture] = row.images
  return {
    roomId: row.id,
    userId: row.otherId,
    userName: (language === 'ar' && row.otherNameAr) || row.otherName,
    userAvatar: row.otherAvatar,
    userPhone: row.otherPhone,
    listing: {
      _id: row.listingId,
      slug: listingSlug(row.partName, row.skuKey),
      partName: row.partName,
      partNameAr: row.partNameAr,
      partSKU: row.sku,
      partBrand: row.brand,
      price: toDirhams(row.priceFils),
      currency: 'AED',
      quantity: row.quantity,
      pic: picture ? `/media/${picture.id}/320.webp` : null,
      user: row.sellerId,
      available: row.available,
    },
    lastMsg: row.lastText ?? '',
    lastSender: row.lastSender,
    lastFile: row.lastFile,
    lastTime: row.lastAt.toISOString(),
    unreadMsgCnt: row.blockedByMe ? 0 : row.unread,
    lastSeq: row.lastSeq,
    readSeq: row.read,
    otherReadSeq: row.otherRead,
    blocked: row.blockedByMe ? 'by_me' : row.blockedByThem ? 'by_them' : null,
  }
}
