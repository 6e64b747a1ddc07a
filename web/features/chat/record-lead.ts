import type { RoomInfo } from '#contract/chat.ts'

/**
 * Records for the seller that a buyer continues by phone or WhatsApp; the seller's own clicks don't
 * count.
 */
export function recordLead({ listing: { _id, user } }: RoomInfo, kind: 'call' | 'whatsapp') {
  import('#web/shell/record-interest.ts').then(
    ({ recordInterest }) => recordInterest({ listing: _id, seller: user }, kind),
    () => {},
  )
}
