import { sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { callback } from '#server/callbacks/callback.tables.ts'
import { message, room } from '#server/chat/chat.tables.ts'
import { favourite } from '#server/favourites/favourite.tables.ts'
import { notification } from '#server/notifications/notification.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'
import { garages } from './sellers.ts'

const MINUTE_MS = 60_000
const hours = 60
const days = 24 * hours

type Line = [who: 'garage' | 'seller', text: string]

/**
 * Conversations: a garage with a seller, both by their places in the lists, about the n-th of the
 * seller's parts; when the last line was written, and how many of the last nobody has read.
 */
const conversations: {
  garage: number
  seller: number
  part: number
  minutesAgo: number
  unread: number
  lines: Line[]
}[] = [
  {
    ...{ garage: 0, seller: 0, part: 2, minutesAgo: 12, unread: 1 },
    lines: [
      ['garage', 'Salam. Is this one on the shelf, or to order?'],
      ['seller', 'Wa alaikum assalam. On the shelf in Al Quoz, four pieces.'],
      ['garage', 'Good. The car is here on the lift. Can your driver bring it before Dhuhr?'],
      ['seller', 'The driver leaves at 11:30. Send me the location and you are the first stop.'],
      ['garage', 'Location sent on WhatsApp. Cash or card?'],
      ['seller', 'Both. The driver has the card machine.'],
    ],
  },
  {
    ...{ garage: 0, seller: 0, part: 9, minutesAgo: 2 * days, unread: 0 },
    lines: [
      ['garage', 'السلام عليكم، القطعة أصلية ولا تجاري؟'],
      ['seller', 'وعليكم السلام، أصلية وعليها ضمان الوكالة.'],
      ['garage', 'تمام، أحتاج اثنتين. في خصم للكراجات؟'],
      ['seller', 'لك خصم الكراجات خمسة بالمئة، والتوصيل علينا داخل دبي.'],
      ['garage', 'ممتاز، جهّزها وبمر عليكم العصر.'],
    ],
  },
  {
    ...{ garage: 0, seller: 1, part: 1, minutesAgo: 3 * hours, unread: 2 },
    lines: [
      ['garage', 'Does it fit the GCC version with the bigger brakes?'],
      ['seller', 'Send me the last eight of the chassis number, I check it.'],
      ['seller', 'From your photo it is the bigger one. This part fits it.'],
    ],
  },
  {
    ...{ garage: 0, seller: 2, part: 4, minutesAgo: 6 * days, unread: 0 },
    lines: [
      ['garage', 'Best price for ten pieces?'],
      ['seller', 'For ten I can take off eight percent. Stock is in Sharjah, same day.'],
      ['garage', 'OK, I come back to you this week.'],
    ],
  },
  {
    ...{ garage: 1, seller: 0, part: 2, minutesAgo: 40, unread: 2 },
    lines: [
      ['garage', 'Hello, is it still available? I need it today.'],
      ['garage', 'And do you open on Friday?'],
    ],
  },
  {
    ...{ garage: 2, seller: 0, part: 5, minutesAgo: 26 * hours, unread: 0 },
    lines: [
      ['garage', 'هل عندكم الجهة اليمين بعد؟'],
      ['seller', 'موجود اليمين واليسار، كم تحتاج؟'],
      ['garage', 'طقم كامل، يمين ويسار.'],
    ],
  },
  ...[4, 5, 6].map((garage) => ({
    ...{ garage, seller: 0, part: garage, minutesAgo: (garage + 2) * days, unread: 0 },
    lines: [
      ['garage', 'Is the price for one piece or for the set?'],
      ['seller', 'For the set. Say the word and we put it aside.'],
    ] satisfies Line[],
  })),
  {
    ...{ garage: 3, seller: 0, part: 9, minutesAgo: 4 * days, unread: 0 },
    lines: [
      ['garage', 'The box says another number than your listing. Same part?'],
      ['seller', 'Yes, the maker replaced the old number. I put both on the invoice.'],
    ],
  },
]

const callbackRequests: {
  garage: number
  part: number
  minutesAgo: number
  preferred: string
  note: string
  status: 'new' | 'called' | 'closed'
}[] = [
  {
    garage: 1,
    part: 3,
    minutesAgo: 25,
    preferred: 'soon',
    note: 'Car is on the lift',
    status: 'new',
  },
  {
    garage: 2,
    part: 5,
    minutesAgo: 5 * hours,
    preferred: 'evening',
    note: 'أحتاج السعر مع التركيب',
    status: 'new',
  },
  { garage: 0, part: 11, minutesAgo: 30 * hours, preferred: 'morning', note: '', status: 'called' },
  {
    garage: 3,
    part: 7,
    minutesAgo: 6 * days,
    preferred: 'afternoon',
    note: 'For two cars',
    status: 'closed',
  },
]

type Part = { no: number; id: string; priceFils: Fils }

/** What garages and sellers have written, asked for and saved so far; the people by number, in their order. */
export async function insertConversations(
  db: Executor,
  { sellerNos, garageNos, now }: { sellerNos: number[]; garageNos: number[]; now: Date },
): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  const partOf = partsOf(db)
  for (const conversation of conversations) {
    const [buyerNo, sellerNo] = [garageNos[conversation.garage]!, sellerNos[conversation.seller]!]
    const part = await partOf(sellerNo, conversation.part)
    if (part) await insertConversation(db, { ...conversation, buyerNo, sellerNo, part, ago })
  }
  const [sellerNo, garageNo] = [sellerNos[0]!, garageNos[0]!]
  for (const [i, request] of callbackRequests.entries()) {
    const part = await partOf(sellerNo, request.part)
    if (!part) continue
    const { details, phone } = garages[request.garage]!
    const id = idFromKey(`demo-callback/${i}`)
    const { preferred, note, status, minutesAgo } = request
    const name = details.garage_name
    await db.insert(callback).values({
      ...{ id, listingNo: part.no, sellerNo, buyerNo: garageNos[request.garage]!, name, phone },
      ...{ preferred, note, status, createdAt: ago(minutesAgo), changedAt: ago(minutesAgo / 2) },
    })
    if (status === 'new')
      await db.insert(notification).values({
        ...{ id: idFromKey(`demo-notification/callback/${i}`), userNo: sellerNo, kind: 'callback' },
        ...{ subject: id, listingNo: part.no, fromName: name, happenedAt: ago(minutesAgo) },
      })
  }
  await insertFavourites(db, { garageNo, sellerNos, partOf, ago })
}

/** The n-th part on offer of a seller, in stock and with a picture where there are such. */
function partsOf(db: Executor) {
  const known = new Map<number, Part[]>()
  return async (sellerNo: number, nth: number): Promise<Part | undefined> => {
    const parts =
      known.get(sellerNo) ??
      (
        await db.execute<Part>(sql`
          select no, id, price_fils "priceFils" from listing
          where seller_no = ${sellerNo} and status = 'active'
          order by (quantity > 0 and images <> '[]') desc, no limit 20`)
      ).rows
    known.set(sellerNo, parts)
    return parts[nth % parts.length]
  }
}

type Conversation = Omit<(typeof conversations)[number], 'part'> & {
  buyerNo: number
  sellerNo: number
  part: Part
  ago: (minutes: number) => Date
}

async function insertConversation(
  db: Executor,
  { garage, seller, part, lines, minutesAgo, unread, buyerNo, sellerNo, ago }: Conversation,
): Promise<void> {
  const key = `${garage}/${seller}/${part.id}`
  // A few minutes between two messages.
  const at = (i: number) => ago(minutesAgo + (lines.length - 1 - i) * 4)
  const read = lines.length - unread
  const lastOfSeller = lines.at(-1)![0] === 'seller'
  const id = idFromKey(`demo-room/${key}`)
  const [row] = await db
    .insert(room)
    .values({
      ...{ id, buyerNo, sellerNo, listingNo: part.no, lastSeq: lines.length },
      ...{ lastAt: ago(minutesAgo), createdAt: at(0) },
      buyerRead: lastOfSeller ? read : lines.length,
      sellerRead: lastOfSeller ? lines.length : read,
      ...{ buyerMailed: lines.length, sellerMailed: lines.length },
    })
    .returning({ no: room.no })
  await db.insert(message).values(
    lines.map(([who, body], i) => ({
      ...{ roomNo: row!.no, seq: i + 1, id: idFromKey(`demo-message/${key}/${i}`), body },
      ...{ senderNo: who === 'garage' ? buyerNo : sellerNo, createdAt: at(i) },
      clientId: idFromKey(`demo-said/${key}/${i}`),
    })),
  )
  if (unread === 0) return
  await db.insert(notification).values({
    ...{ id: idFromKey(`demo-notification/${key}`), kind: 'message', subject: id },
    ...{ userNo: lastOfSeller ? buyerNo : sellerNo, listingNo: part.no },
    happenedAt: ago(minutesAgo),
  })
}

/** Some favourites of the garage became cheaper, and it was notified of one of them. */
async function insertFavourites(
  db: Executor,
  {
    garageNo,
    sellerNos,
    partOf,
    ago,
  }: {
    garageNo: number
    sellerNos: number[]
    partOf: ReturnType<typeof partsOf>
    ago: (minutes: number) => Date
  },
): Promise<void> {
  for (let i = 0; i < 9; i++) {
    const part = await partOf(sellerNos[i % 4]!, i)
    if (!part) continue
    const dropped = i % 4 === 1
    const priceFils = (dropped ? Math.round(part.priceFils * 1.15) : part.priceFils) as Fils
    await db
      .insert(favourite)
      .values({
        ...{ userNo: garageNo, listingNo: part.no, priceFils, toldFils: part.priceFils },
        ...{ toldAt: dropped ? ago(7 * hours) : null, createdAt: ago((i + 1) * 2 * days) },
      })
      .onConflictDoNothing()
    if (i !== 1) continue
    await db.insert(notification).values({
      ...{ id: idFromKey('demo-notification/price'), userNo: garageNo, kind: 'price_drop' },
      ...{ subject: part.id, listingNo: part.no, happenedAt: ago(7 * hours) },
      ...{ wasFils: priceFils, nowFils: part.priceFils },
    })
  }
}
