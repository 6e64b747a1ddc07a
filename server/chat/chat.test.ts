import { describe, expect } from 'vitest'
import { newId } from '../platform/id.ts'
import { testIn } from '../testing/world.ts'
import { exportOf, pictureFile } from '../testing/people.ts'
import { heard, talkers, type Talker } from '../testing/talkers.ts'

const test = testIn((atEnd) => talkers(atEnd))

type Talk = Awaited<ReturnType<typeof talkers>>

/** Two new people with a room of their own. */
async function pair(talk: Talk) {
  const [buyer, seller] = [await talk.person('BUYER'), await talk.person('SELLER')]
  const listing = await talk.part(seller)
  const roomId = await talk.begin(buyer, listing)
  const say = (who: Talker, message: string, clientId = newId()) =>
    talk.app.call('sendMessage', { roomId, clientId, message }, { token: who.token })
  const read = (who: Talker, more: object = {}) =>
    talk.app.call('getConversations', { roomId, ...more }, { token: who.token })
  const rooms = (who: Talker, more: object = {}) =>
    talk.app.call('getUserRooms', more, { token: who.token })
  return { buyer, seller, listing, roomId, say, read, rooms }
}

const expectAll = async (calls: Promise<unknown>[], refusal: object) =>
  expect(await Promise.allSettled(calls)).toEqual(
    calls.map(() => ({ status: 'rejected', reason: expect.objectContaining(refusal) })),
  )

describe('rooms', () => {
  test('the same person and part are one room, also when asked for at once', async ({
    world: talk,
  }) => {
    const [buyer, seller] = [await talk.person('BUYER'), await talk.person('SELLER')]
    const listing = await talk.part(seller)
    const begun = await Promise.all(Array.from({ length: 20 }, () => talk.begin(buyer, listing)))
    expect(new Set(begun).size).toBe(1)
    expect(await talk.begin(await talk.person('BUYER'), listing)).not.toBe(begun[0])
  })

  test('nobody chats about a part of his own, or about one that is not on offer', async ({
    world: talk,
  }) => {
    const own = talk.begin(talk.seller, talk.listing)
    await expect(own).rejects.toMatchObject({ status: 403, code: 'chat.own' })
    const unknown = talk.begin(talk.buyer, newId())
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'listing.not_found' })
  })

  test('a seller sees a room when there is a word in it, who began it at once', async ({
    world: talk,
  }) => {
    const { buyer, seller, rooms, say, roomId, listing } = await pair(talk)
    expect((await rooms(buyer)).roomInfos).toMatchObject([{ roomId, lastMsg: '', unreadMsgCnt: 0 }])
    expect(await rooms(seller)).toMatchObject({ roomInfos: [], total: 0, unreadMsgCnt: 0 })
    await say(buyer, 'Is it in stock?')
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

  test('the latest comes first; rooms are found by name, part and number', async ({
    world: talk,
  }) => {
    const { buyer, rooms } = await pair(talk)
    const others = [await talk.person('SELLER'), await talk.person('SELLER')]
    const begun: string[] = []
    for (const seller of others) begun.push(await talk.begin(buyer, await talk.part(seller)))
    const say = (roomId: string) =>
      talk.app.call('sendMessage', { roomId, clientId: newId(), message: 'x' }, talk.as(buyer))
    await say(begun[1]!)
    await say(begun[0]!)
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
  test('are numbered from one without a gap, however many come at once', async ({
    world: talk,
  }) => {
    const { buyer, seller, say, read } = await pair(talk)
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, i) => say(i % 2 ? buyer : seller, `message ${i}`)),
    )
    expect(said.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    const { conversations, lastSeq } = await read(buyer)
    expect(conversations.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(lastSeq).toBe(20)
  })

  test('the same client id is the same message, told again or at the same time', async ({
    world: talk,
  }) => {
    const { buyer, seller, say, read } = await pair(talk)
    const clientId = newId()
    const said = await Promise.all(Array.from({ length: 8 }, () => say(buyer, 'once', clientId)))
    expect(new Set(said.map(({ _id }) => _id)).size).toBe(1)
    expect((await read(seller)).conversations).toHaveLength(1)
    const other = say(buyer, 'with other words', clientId)
    await expect(other).rejects.toMatchObject({ status: 422, code: 'chat.client_id' })
    // What one calls it is one's own business.
    expect((await say(seller, 'mine', clientId)).seq).toBe(2)
  })

  test('pages go back and forward by number', async ({ world: talk }) => {
    const { buyer, say, read } = await pair(talk)
    for (let i = 1; i <= 6; i++) await say(buyer, `${i}`)
    const seqs = async (more: object) =>
      (await read(buyer, more)).conversations.map(({ seq }) => seq)
    expect(await seqs({ limit: 2 })).toEqual([5, 6])
    expect(await seqs({ beforeSeq: 5, limit: 2 })).toEqual([3, 4])
    expect(await seqs({ afterSeq: 2, limit: 3 })).toEqual([3, 4, 5])
    expect(await seqs({ afterSeq: 6 })).toEqual([])
  })

  test('opening reads what the other wrote, a peek does not, and nothing goes back', async ({
    world: talk,
  }) => {
    const { buyer, seller, say, read, rooms } = await pair(talk)
    const first = await say(buyer, 'one')
    await say(buyer, 'two')
    await say(seller, 'three')
    expect(await read(seller, { peek: 'yes' })).toMatchObject({ newReadMsg: 0 })
    expect((await rooms(seller)).unreadMsgCnt).toBe(2)
    expect((await read(buyer)).conversations.map(({ status }) => status)).toEqual([
      'sent',
      'sent',
      'read',
    ])
    expect(await read(seller)).toMatchObject({ newReadMsg: 2 })
    expect(await read(seller)).toMatchObject({ newReadMsg: 0 })
    await talk.app.call('setRead', { id: first._id }, talk.as(seller))
    expect((await rooms(seller)).unreadMsgCnt).toBe(0)
    expect((await read(buyer, { peek: 'yes' })).conversations.map(({ status }) => status)).toEqual([
      'read',
      'read',
      'read',
    ])
  })

  test('only who it was written to says that it was read', async ({ world: talk }) => {
    const { buyer, say, rooms, seller } = await pair(talk)
    const { _id: id } = await say(buyer, 'hello')
    for (const who of [buyer, await talk.person('BUYER')]) {
      const claimed = talk.app.call('setRead', { id }, talk.as(who))
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
  ] as const)('%s is refused', async ([, message], { world: talk }) => {
    const { buyer, say, read } = await pair(talk)
    await expect(say(buyer, message)).rejects.toMatchObject({ status: 400, code: 'input.invalid' })
    expect((await read(buyer)).conversations).toEqual([])
  })

  test('HTML and joiners come out as they went in', async ({ world: talk }) => {
    const { buyer, say, read } = await pair(talk)
    const text = '<img src=x onerror=alert(1)> می‌خواهم 👨‍🔧\n2 lines'
    await say(buyer, text)
    expect((await read(buyer)).conversations[0]!.message).toBe(text)
  })

  test('twenty in ten seconds, then one is told to wait; others are not', async ({
    world: talk,
  }) => {
    const { buyer, seller, say } = await pair(talk)
    for (let i = 0; i < 20; i++) await say(buyer, `${i}`)
    await expect(say(buyer, 'one more')).rejects.toMatchObject({ status: 429, code: 'chat.flood' })
    expect((await say(seller, 'slowly')).seq).toBe(21)
  })
})

describe('strangers', () => {
  test('a room of others is one that does not exist', async ({ world: talk }) => {
    const { buyer, roomId, say } = await pair(talk)
    await say(buyer, 'ours')
    const { token } = await talk.person('BUYER')
    const clientId = newId()
    const calls = [
      talk.app.call('getRoom', { roomId }, { token }),
      talk.app.call('getConversations', { roomId }, { token }),
      talk.app.call('sendMessage', { roomId, clientId, message: 'let me in' }, { token }),
      talk.app.call('setBlock', { roomId, blocked: true }, { token }),
      talk.app.call('reportChat', { roomId, reason: 'spam' }, { token }),
    ]
    await expectAll(calls, { status: 404, code: 'chat.not_found' })
  })

  test('nobody names another as who he is', async ({ world: talk }) => {
    const { buyer, seller, roomId } = await pair(talk)
    const { token } = buyer
    const clientId = newId()
    const calls = [
      talk.app.call('getUserRooms', { userId: seller.id }, { token }),
      talk.app.call('getConversations', { roomId, userId: seller.id }, { token }),
      talk.app.call(
        'sendMessage',
        { roomId, clientId, message: 'x', sender: seller.id },
        { token },
      ),
    ]
    await expectAll(calls, { status: 403, code: 'auth.not_you' })
  })
})

describe('files', () => {
  test('a picture goes along, and only the two see it', async ({ world: talk }) => {
    const { buyer, seller, roomId, read } = await pair(talk)
    const files = { attachment: await pictureFile('part.jpg') }
    const input = { roomId, clientId: newId(), message: '' }
    const sent = await talk.app.call('sendMessage', input, { token: buyer.token, files })
    expect(sent).toMatchObject({
      message: '',
      attachment: { name: 'part.jpg', type: 'image/jpeg' },
    })
    const again = await talk.app.call('sendMessage', input, { token: buyer.token, files })
    expect(again._id).toBe(sent._id)
    expect((await read(seller)).conversations).toHaveLength(1)
    const open = async (token?: string) =>
      (
        await talk.app.http.inject({
          url: sent.attachment!.url,
          headers: token ? { authorization: `Bearer ${token}` } : {},
        })
      ).statusCode
    expect(await open(buyer.token)).toBe(200)
    expect(await open(seller.token)).toBe(200)
    expect(await open((await talk.person('BUYER')).token)).toBe(404)
    expect(await open()).toBe(404)
  })

  test('what is no picture and no PDF is refused', async ({ world: talk }) => {
    const { buyer, roomId } = await pair(talk)
    const input = { roomId, clientId: newId(), message: 'see' }
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const files = { attachment: { name: 'a.svg', bytes, type: 'image/svg+xml' } }
    const sent = talk.app.call('sendMessage', input, { token: buyer.token, files })
    await expect(sent).rejects.toMatchObject({ status: 415, code: 'file.type' })
    const pdf = {
      attachment: {
        name: 'offer.pdf',
        bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
        type: 'application/pdf',
      },
    }
    const { attachment } = await talk.app.call('sendMessage', input, {
      ...{ token: buyer.token, files: pdf },
    })
    expect(attachment).toMatchObject({ name: 'offer.pdf', type: 'application/pdf' })
  })
})

describe('what disturbs', () => {
  test('who is blocked writes no more, and neither does who blocked', async ({ world: talk }) => {
    const { buyer, seller, roomId, say, rooms } = await pair(talk)
    await say(buyer, 'before')
    const block = (blocked: boolean) =>
      talk.app.call('setBlock', { roomId, blocked }, talk.as(seller))
    await block(true)
    await block(true)
    for (const who of [buyer, seller])
      await expect(say(who, 'x')).rejects.toMatchObject({ status: 403, code: 'chat.blocked' })
    expect(await rooms(seller)).toMatchObject({
      unreadMsgCnt: 0,
      roomInfos: [{ blocked: 'by_me', unreadMsgCnt: 0 }],
    })
    expect((await rooms(buyer)).roomInfos[0]!.blocked).toBe('by_them')
    await block(false)
    expect((await say(buyer, 'after')).seq).toBe(2)
  })

  test('a report is kept with how far the conversation had come', async ({ world: talk }) => {
    const { buyer, seller, roomId, say } = await pair(talk)
    await say(seller, 'buy now!!!')
    const input = { roomId, reason: 'spam', note: 'every day' } as const
    await talk.app.call('reportChat', input, talk.as(buyer))
    const { rows } = await talk.app.database.pool.query(
      `select reason, note, last_seq from chat_report where reporter_no = $1`,
      [buyer.no],
    )
    expect(rows).toEqual([{ reason: 'spam', note: 'every day', last_seq: 1 }])
  })

  test('quick replies are the seller’s own', async ({ world: talk }) => {
    const replies = ['Yes, in stock.', 'نعم، متوفر.']
    const call = { token: talk.seller.token }
    expect(await talk.app.call('getQuickReplies', {}, call)).toEqual({ replies: null })
    await talk.app.call('setQuickReplies', { replies }, call)
    expect(await talk.app.call('getQuickReplies', {}, call)).toEqual({ replies })
    const tooMany = { replies: Array.from({ length: 13 }, () => 'x') }
    await expect(talk.app.call('setQuickReplies', tooMany, call)).rejects.toMatchObject({
      status: 400,
    })
  })
})

test('the first unread message of a room is told by the bell, once until it is read', async ({
  world: talk,
}) => {
  const { buyer, seller, say, read, roomId } = await pair(talk)
  const bell = () => talk.app.call('getNotifications', {}, talk.as(seller))
  await say(buyer, 'one')
  await say(buyer, 'two')
  expect(await bell()).toMatchObject({
    unread: 1,
    notifications: [{ kind: 'message', room: roomId, from: buyer.name, read: false }],
  })
  await read(seller)
  expect(await bell()).toMatchObject({ unread: 0 })
  await say(seller, 'an answer')
  const third = await say(buyer, 'three')
  expect(await bell()).toMatchObject({ unread: 1, total: 1 })
  // Something came while the one before was being read: of that it still tells.
  await say(buyer, 'four')
  await talk.app.call('setRead', { id: third._id }, talk.as(seller))
  expect(await bell()).toMatchObject({ unread: 1 })
})

test('what is sent by call reaches connections', async ({ world: talk }) => {
  const { buyer, seller, say } = await pair(talk)
  const told = heard(await talk.connect(seller), 'receive-message')
  const { _id } = await say(buyer, 'hello')
  await expect.poll(() => told.map((message) => message._id)).toEqual([_id])
})

test('a copy of one’s data holds what one wrote, received, kept and asked for', async ({
  world: talk,
}) => {
  const { buyer, seller, listing, say, roomId } = await pair(talk)
  await say(buyer, 'my words')
  await say(seller, 'his words')
  await talk.app.call('setFavourite', { listing_id: listing, favourite: true }, talk.as(buyer))
  const request = { listing_id: listing, phone: '+971501234567', note: 'after noon' }
  await talk.app.call('requestCallback', request, talk.as(buyer))
  await talk.app.call('setNotificationSettings', { priceEmail: false }, talk.as(buyer))
  const data = await exportOf(talk.app, buyer)
  const sku = expect.any(String)
  const said = { room: roomId, sku, file: null, date: sku }
  expect(data.messages).toEqual([{ ...said, message: 'my words' }])
  expect(data.messagesReceived).toEqual([{ ...said, from: sku, message: 'his words' }])
  expect(data.favourites).toMatchObject([{ sku, since: expect.stringMatching(/Z$/) }])
  expect(data.callbacks).toMatchObject([{ note: 'after noon', status: 'new' }])
  expect(data.notifications).toMatchObject({ priceEmail: false, messageEmail: true })
  const others = await exportOf(talk.app, seller)
  expect(others).toMatchObject({ favourites: [], callbacks: [] })
  expect(others.callbacksReceived).toMatchObject([{ note: 'after noon' }])
  expect(others.messages.map(({ message }) => message)).toEqual(['his words'])
})
