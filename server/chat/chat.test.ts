import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { newId } from '../platform/id.ts'
import { testIn } from '../testing/world.ts'
import { exportOf, pictureFile } from '../testing/people.ts'
import { received, chatUsers, type ChatUser } from '../testing/chat-users.ts'

const test = testIn((atEnd) => chatUsers(atEnd))

type World = Awaited<ReturnType<typeof chatUsers>>

/** Two new people with a room of their own. */
async function pair(world: World) {
  const [buyer, seller] = [await world.person('BUYER'), await world.person('SELLER')]
  const listing = await world.part(seller)
  const roomId = await world.begin(buyer, listing)
  const send = (who: ChatUser, message: string, clientId = newId()) =>
    world.app.call('sendMessage', { roomId, clientId, message }, { token: who.token })
  const read = (who: ChatUser, more: object = {}) =>
    world.app.call('getConversations', { roomId, ...more }, { token: who.token })
  const rooms = (who: ChatUser, more: object = {}) =>
    world.app.call('getUserRooms', more, { token: who.token })
  return { buyer, seller, listing, roomId, send, read, rooms }
}

const expectAll = async (calls: Promise<unknown>[], refusal: object) =>
  expect(await Promise.allSettled(calls)).toEqual(
    calls.map(() => ({ status: 'rejected', reason: expect.objectContaining(refusal) })),
  )

describe('rooms', () => {
  test('a buyer and a part share one room, also for concurrent requests', async ({ world }) => {
    const [buyer, seller] = [await world.person('BUYER'), await world.person('SELLER')]
    const listing = await world.part(seller)
    const begun = await Promise.all(Array.from({ length: 20 }, () => world.begin(buyer, listing)))
    expect(new Set(begun).size).toBe(1)
    expect(await world.begin(await world.person('BUYER'), listing)).not.toBe(begun[0])
  })

  test('one’s own part, or one that is not on offer, has no conversation', async ({ world }) => {
    const own = world.begin(world.seller, world.listing)
    await expect(own).rejects.toMatchObject({ status: 403, code: 'chat.own' })
    const unknown = world.begin(world.buyer, newId())
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'listing.not_found' })
  })

  test('a company has its Arabic name for readers of Arabic', async ({ world }) => {
    const { buyer, seller, roomId } = await pair(world)
    const nameAr = 'النور لقطع الغيار'
    await world.db.execute(
      sql`update seller set company_name_ar = ${nameAr} where no = ${seller.no}`,
    )
    const names = async (language: 'en' | 'ar', q = '') => {
      const by = { token: buyer.token, language }
      const [room, { roomInfos }] = await Promise.all([
        world.app.call('getRoom', { roomId }, by),
        world.app.call('getUserRooms', { q }, by),
      ])
      return [room.userName, ...roomInfos.map(({ userName }) => userName)]
    }
    expect(await names('ar', 'لقطع الغيار')).toEqual([nameAr, nameAr])
    expect(await names('en')).toEqual([seller.name, seller.name])
  })

  test('a seller sees a room from the first message on, the buyer at once', async ({ world }) => {
    const { buyer, seller, rooms, send, roomId, listing } = await pair(world)
    expect((await rooms(buyer)).roomInfos).toMatchObject([{ roomId, lastMsg: '', unreadMsgCnt: 0 }])
    expect(await rooms(seller)).toMatchObject({ roomInfos: [], total: 0, unreadMsgCnt: 0 })
    await send(buyer, 'Is it in stock?')
    expect(await rooms(seller)).toMatchObject({
      ...{ unreadMsgCnt: 1, total: 1 },
      roomInfos: [
        {
          ...{ roomId, userId: buyer.id, userName: buyer.name, lastMsg: 'Is it in stock?' },
          ...{ unreadMsgCnt: 1, lastSender: buyer.id, lastSeq: 1, blocked: null },
          listing: { _id: listing, user: seller.id, available: true, currency: 'AED' },
        },
      ],
    })
    expect((await rooms(buyer)).roomInfos[0]).toMatchObject({
      userName: seller.name,
      unreadMsgCnt: 0,
    })
  })

  test('are listed latest first, and found by name, part and number', async ({ world }) => {
    const { buyer, rooms } = await pair(world)
    const others = [await world.person('SELLER'), await world.person('SELLER')]
    const begun: string[] = []
    for (const seller of others) begun.push(await world.begin(buyer, await world.part(seller)))
    const send = (roomId: string) =>
      world.app.call('sendMessage', { roomId, clientId: newId(), message: 'x' }, world.as(buyer))
    await send(begun[1]!)
    await send(begun[0]!)
    const found = await rooms(buyer)
    expect(found.roomInfos.slice(0, 2).map(({ roomId }) => roomId)).toEqual([begun[0], begun[1]])
    const { partSKU } = found.roomInfos[1]!.listing
    const spelled = partSKU.replace('-', ' ').toLowerCase()
    const named = await rooms(buyer, { q: spelled })
    expect(named.roomInfos.map(({ roomId }) => roomId)).toEqual([begun[1]])
    expect((await rooms(buyer, { q: 'falcon' })).total).toBe(3)
    expect((await rooms(buyer, { q: 'zzz%' })).total).toBe(0)
    expect((await rooms(buyer, { page: 2, limit: 2 })).roomInfos).toHaveLength(1)
  })
})

describe('messages', () => {
  test('are numbered from one without gaps, however many are sent at once', async ({ world }) => {
    const { buyer, seller, send, read } = await pair(world)
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(i % 2 ? buyer : seller, `message ${i}`)),
    )
    expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    const { conversations, lastSeq } = await read(buyer)
    expect(conversations.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(lastSeq).toBe(20)
  })

  test('with the same client id are stored once, one after another or at the same time', async ({
    world,
  }) => {
    const { buyer, seller, send, read } = await pair(world)
    const clientId = newId()
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(buyer, 'once', clientId)))
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1)
    expect((await read(seller)).conversations).toHaveLength(1)
    const other = send(buyer, 'with other words', clientId)
    await expect(other).rejects.toMatchObject({ status: 422, code: 'chat.client_id' })
    // What one calls it is one's own business.
    expect((await send(seller, 'mine', clientId)).seq).toBe(2)
  })

  test('are paged backwards and forwards by number', async ({ world }) => {
    const { buyer, send, read } = await pair(world)
    for (let i = 1; i <= 6; i++) await send(buyer, `${i}`)
    const seqs = async (more: object) =>
      (await read(buyer, more)).conversations.map(({ seq }) => seq)
    expect(await seqs({ limit: 2 })).toEqual([5, 6])
    expect(await seqs({ beforeSeq: 5, limit: 2 })).toEqual([3, 4])
    expect(await seqs({ afterSeq: 2, limit: 3 })).toEqual([3, 4, 5])
    expect(await seqs({ afterSeq: 6 })).toEqual([])
  })

  test('opening a room marks them as read, previewing does not, and nothing becomes unread again', async ({
    world,
  }) => {
    const { buyer, seller, send, read, rooms } = await pair(world)
    const first = await send(buyer, 'one')
    await send(buyer, 'two')
    await send(seller, 'three')
    expect(await read(seller, { peek: 'yes' })).toMatchObject({ newReadMsg: 0 })
    expect((await rooms(seller)).unreadMsgCnt).toBe(2)
    expect((await read(buyer)).conversations.map(({ status }) => status)).toEqual([
      'sent',
      'sent',
      'read',
    ])
    expect(await read(seller)).toMatchObject({ newReadMsg: 2 })
    expect(await read(seller)).toMatchObject({ newReadMsg: 0 })
    await world.app.call('setRead', { id: first._id }, world.as(seller))
    expect((await rooms(seller)).unreadMsgCnt).toBe(0)
    expect((await read(buyer, { peek: 'yes' })).conversations.map(({ status }) => status)).toEqual([
      'read',
      'read',
      'read',
    ])
  })

  test('only the recipient can mark a message as read', async ({ world }) => {
    const { buyer, send, rooms, seller } = await pair(world)
    const { _id: id } = await send(buyer, 'hello')
    for (const who of [buyer, await world.person('BUYER')]) {
      const claimed = world.app.call('setRead', { id }, world.as(who))
      await expect(claimed).rejects.toMatchObject({ status: 404, code: 'message.not_found' })
    }
    expect((await rooms(seller)).unreadMsgCnt).toBe(1)
  })

  test.for([
    ['nothing', ''],
    ['only spaces', ' \n\t '],
    ['only signs that take no room', '\u200b\u200b\u200e'],
    ['more than 4,000 characters', 'x'.repeat(4_001)],
    ['10,000 characters', 'غ'.repeat(10_000)],
    ['marks that reorder text', 'price \u202e005 AED'],
    ['NUL', 'a\u0000b'],
  ] as const)('%s is refused', async ([, message], { world }) => {
    const { buyer, send, read } = await pair(world)
    await expect(send(buyer, message)).rejects.toMatchObject({ status: 400, code: 'input.invalid' })
    expect((await read(buyer)).conversations).toEqual([])
  })

  test('HTML and joiners are returned as written', async ({ world }) => {
    const { buyer, send, read } = await pair(world)
    const text = '<img src=x onerror=alert(1)> می‌خواهم 👨‍🔧\n2 lines'
    await send(buyer, text)
    expect((await read(buyer)).conversations[0]!.message).toBe(text)
  })

  test('twenty in ten seconds are accepted, then the sender waits; others do not', async ({
    world,
  }) => {
    const { buyer, seller, send } = await pair(world)
    for (let i = 0; i < 20; i++) await send(buyer, `${i}`)
    await expect(send(buyer, 'one more')).rejects.toMatchObject({ status: 429, code: 'chat.flood' })
    expect((await send(seller, 'slowly')).seq).toBe(21)
  })
})

describe('strangers', () => {
  test('a foreign room is reported as not found', async ({ world }) => {
    const { buyer, roomId, send } = await pair(world)
    await send(buyer, 'ours')
    const { token } = await world.person('BUYER')
    const clientId = newId()
    const calls = [
      world.app.call('getRoom', { roomId }, { token }),
      world.app.call('getConversations', { roomId }, { token }),
      world.app.call('sendMessage', { roomId, clientId, message: 'let me in' }, { token }),
      world.app.call('setBlock', { roomId, blocked: true }, { token }),
      world.app.call('reportChat', { roomId, reason: 'spam' }, { token }),
    ]
    await expectAll(calls, { status: 404, code: 'chat.not_found' })
  })

  test('the sender can’t be another user', async ({ world }) => {
    const { buyer, seller, roomId } = await pair(world)
    const { token } = buyer
    const clientId = newId()
    const calls = [
      world.app.call('getUserRooms', { userId: seller.id }, { token }),
      world.app.call('getConversations', { roomId, userId: seller.id }, { token }),
      world.app.call(
        'sendMessage',
        { roomId, clientId, message: 'x', sender: seller.id },
        { token },
      ),
    ]
    await expectAll(calls, { status: 403, code: 'auth.not_you' })
  })
})

describe('files', () => {
  test('a picture is sent, and only both members can see it', async ({ world }) => {
    const { buyer, seller, roomId, read } = await pair(world)
    const files = { attachment: await pictureFile('part.jpg') }
    const input = { roomId, clientId: newId(), message: '' }
    const sent = await world.app.call('sendMessage', input, { token: buyer.token, files })
    expect(sent).toMatchObject({
      message: '',
      attachment: { name: 'part.jpg', type: 'image/jpeg' },
    })
    const again = await world.app.call('sendMessage', input, { token: buyer.token, files })
    expect(again._id).toBe(sent._id)
    expect((await read(seller)).conversations).toHaveLength(1)
    const open = async (token?: string) =>
      (
        await world.app.http.inject({
          url: sent.attachment!.url,
          headers: token ? { authorization: `Bearer ${token}` } : {},
        })
      ).statusCode
    expect(await open(buyer.token)).toBe(200)
    expect(await open(seller.token)).toBe(200)
    expect(await open((await world.person('BUYER')).token)).toBe(404)
    expect(await open()).toBe(404)
  })

  test('a file that is neither picture nor PDF is rejected', async ({ world }) => {
    const { buyer, roomId } = await pair(world)
    const input = { roomId, clientId: newId(), message: 'see' }
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const files = { attachment: { name: 'a.svg', bytes, type: 'image/svg+xml' } }
    const sent = world.app.call('sendMessage', input, { token: buyer.token, files })
    await expect(sent).rejects.toMatchObject({ status: 415, code: 'file.type' })
    const pdf = {
      attachment: {
        name: 'offer.pdf',
        bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
        type: 'application/pdf',
      },
    }
    const { attachment } = await world.app.call('sendMessage', input, {
      ...{ token: buyer.token, files: pdf },
    })
    expect(attachment).toMatchObject({ name: 'offer.pdf', type: 'application/pdf' })
  })
})

describe('blocks, reports and notifications', () => {
  test('neither the blocked user nor the one who blocked can send', async ({ world }) => {
    const { buyer, seller, roomId, send, rooms } = await pair(world)
    await send(buyer, 'before')
    const block = (blocked: boolean) =>
      world.app.call('setBlock', { roomId, blocked }, world.as(seller))
    await block(true)
    await block(true)
    for (const who of [buyer, seller])
      await expect(send(who, 'x')).rejects.toMatchObject({ status: 403, code: 'chat.blocked' })
    expect(await rooms(seller)).toMatchObject({
      unreadMsgCnt: 0,
      roomInfos: [{ blocked: 'by_me', unreadMsgCnt: 0 }],
    })
    expect((await rooms(buyer)).roomInfos[0]!.blocked).toBe('by_them')
    await block(false)
    expect((await send(buyer, 'after')).seq).toBe(2)
  })

  test('a report is stored with the position in the conversation', async ({ world }) => {
    const { buyer, seller, roomId, send } = await pair(world)
    await send(seller, 'buy now!!!')
    const input = { roomId, reason: 'spam', note: 'every day' } as const
    await world.app.call('reportChat', input, world.as(buyer))
    const { rows } = await world.app.database.pool.query(
      `select reason, note, last_seq from chat_report where reporter_no = $1`,
      [buyer.no],
    )
    expect(rows).toEqual([{ reason: 'spam', note: 'every day', last_seq: 1 }])
  })

  test('quick replies belong to the seller', async ({ world }) => {
    const replies = ['Yes, in stock.', 'نعم، متوفر.']
    const call = { token: world.seller.token }
    expect(await world.app.call('getQuickReplies', {}, call)).toEqual({ replies: null })
    await world.app.call('setQuickReplies', { replies }, call)
    expect(await world.app.call('getQuickReplies', {}, call)).toEqual({ replies })
    const tooMany = { replies: Array.from({ length: 13 }, () => 'x') }
    await expect(world.app.call('setQuickReplies', tooMany, call)).rejects.toMatchObject({
      status: 400,
    })
  })
})

test('the first unread message of a room notifies, once until it is read', async ({ world }) => {
  const { buyer, seller, send, read, roomId } = await pair(world)
  const bell = () => world.app.call('getNotifications', {}, world.as(seller))
  await send(buyer, 'one')
  await send(buyer, 'two')
  expect(await bell()).toMatchObject({
    unread: 1,
    notifications: [{ kind: 'message', room: roomId, from: buyer.name, read: false }],
  })
  await read(seller)
  expect(await bell()).toMatchObject({ unread: 0 })
  await send(seller, 'an answer')
  const third = await send(buyer, 'three')
  expect(await bell()).toMatchObject({ unread: 1, total: 1 })
  // A message arrived while the one before was being read, and still notifies.
  await send(buyer, 'four')
  await world.app.call('setRead', { id: third._id }, world.as(seller))
  expect(await bell()).toMatchObject({ unread: 1 })
})

test('messages sent by call are delivered to connections', async ({ world }) => {
  const { buyer, seller, send } = await pair(world)
  const received_ = received(await world.connect(seller), 'receive-message')
  const { _id } = await send(buyer, 'hello')
  await expect.poll(() => received_.map((message) => message._id)).toEqual([_id])
})

test('an export has the messages, favourites, requests and settings of the user', async ({
  world,
}) => {
  const { buyer, seller, listing, send, roomId } = await pair(world)
  await send(buyer, 'my words')
  await send(seller, 'words of the seller')
  await world.app.call('setFavourite', { listing_id: listing, favourite: true }, world.as(buyer))
  const request = { listing_id: listing, phone: '+971501234567', note: 'after noon' }
  await world.app.call('requestCallback', request, world.as(buyer))
  await world.app.call('setNotificationSettings', { priceEmail: false }, world.as(buyer))
  const data = await exportOf(world.app, buyer)
  const sku = expect.any(String)
  const sent = { room: roomId, sku, file: null, date: sku }
  expect(data.messages).toEqual([{ ...sent, message: 'my words' }])
  expect(data.messagesReceived).toEqual([{ ...sent, from: sku, message: 'words of the seller' }])
  expect(data.favourites).toMatchObject([{ sku, since: expect.stringMatching(/Z$/) }])
  expect(data.callbacks).toMatchObject([{ note: 'after noon', status: 'new' }])
  expect(data.notifications).toMatchObject({ priceEmail: false, messageEmail: true })
  const others = await exportOf(world.app, seller)
  expect(others).toMatchObject({ favourites: [], callbacks: [] })
  expect(others.callbacksReceived).toMatchObject([{ note: 'after noon' }])
  expect(others.messages.map(({ message }) => message)).toEqual(['words of the seller'])
})
