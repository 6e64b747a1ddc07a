import type { RoomInfo } from '#contract/chat.ts'

/** Counts for the seller that somebody goes on by phone or WhatsApp; his own clicks are none. */
export function noteLead({ listing: { _id, user } }: RoomInfo, kind: 'call' | 'whatsapp') {
  import('#web/shell/record-interest.ts').then(
    ({ recordInterest }) => recordInterest({ listing: _id, seller: user }, kind),
    () => {},
  )
}
