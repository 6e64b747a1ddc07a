import { extractText, getDocumentProxy } from 'unpdf'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { defaultDelivery } from '#contract/delivery.ts'
import { garage } from '../accounts/garage.tables.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import type { ListingWords } from '../testing/factories.ts'
import { noId } from '../testing/people-and-parts.ts'
import { password } from '../testing/people.ts'
import { bearer } from '../testing/principals.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { shipment } from './order.tables.ts'

const test = testIn(trading)

type World = Awaited<ReturnType<typeof trading>>
type Person = Awaited<ReturnType<World['person']>>

type OrderedListings = (ListingWords & { pieces?: number })[]
type Input = Parameters<World['place']>[1]

/** What a buyer ordered of a seller, whose own driver brings it where there is an address. */
async function ordered(world: World, parts: OrderedListings, input: Input = {}) {
  const [shop, buyer] = [await world.person('SELLER'), await world.person()]
  const own = { on: true, fees: { Sharjah: 5 }, free_from: null, hours: 'Same day until 14:00' }
  await world.app.call('setDeliverySettings', { ...defaultDelivery, own }, { token: shop.token })
  for (const { pieces = 1, ...words } of parts) {
    const offered = { sellerNo: shop.no, quantity: 50, price: 10, ...words }
    await world.put(buyer, await world.part(offered), pieces)
  }
  const deliveries = input.address ? { [shop.id]: 'own' as const } : {}
  const order = await world.place(buyer, { ...input, deliveries })
  const [part] = order.sellerOrders
  return { shop, buyer, id: part!._id, number: part!.number, lines: part!.lines }
}

const request = ({ app }: World, id: string, token: string) =>
  app.http.inject({ url: `/api/seller-order/packing-list?id=${id}`, headers: bearer(token) })

/** The texts of the pages, with one space between words. */
async function pagesOf(world: World, id: string, { token }: Pick<Person, 'token'>) {
  const reply = await request(world, id, token)
  expect(reply.statusCode, reply.statusCode === 200 ? '' : reply.body).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

const brakePads = {
  ...{ sku: '04465-60280', brand: 'Toyota', price: 98.65 },
  ...{ partName: 'Front brake pad set', partNameAr: 'فحمات فرامل أمامية' },
}

test('it shows the order, whom it is for and what to pack, in both languages', async ({
  world,
}) => {
  const parts = [
    { ...brakePads, pieces: 2 },
    { sku: '90915-YZZE1', partName: 'Oil filter', price: 22.5, pieces: 7 },
  ]
  const { shop, buyer, id, number } = await ordered(world, parts, {
    ...{ reference: 'PO-7788', note: 'Call before you come' },
  })
  await world.db
    .update(garage)
    .set({ garageName: 'Al Waha Garage' })
    .where(eq(garage.userNo, buyer.no))
  await world.db.update(seller).set({ companyName: 'Renamed Later' }).where(eq(seller.no, shop.no))
  const reply = await request(world, id, shop.token)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`${number}.pdf`),
    'cache-control': 'no-store',
  })
  const [page, ...others] = await pagesOf(world, id, shop)
  expect(others).toEqual([])
  for (const phrase of [
    ...['Packing list', number, 'Al Waha Garage', 'Call before you come', 'Page 1 of 1'],
    ...['04465-60280', 'Toyota', 'Front brake pad set', '90915-YZZE1', 'Oil filter'],
    ...['Not accepted yet', 'Answer by', 'Pick-up at the shop', 'Collected by'],
    // Words of the Arabic labels and of a name, each in the order of its letters.
    ...['قائمة', 'الطلب', 'الكمية', 'فحمات', 'فرامل', 'أمامية'],
  ])
    expect(page).toContain(phrase)
  expect(page).toMatch(/04465-60280.*Front brake pad set.* 2 .*90915-YZZE1.*Oil filter.* 7 /)
  expect(page).toMatch(/Pieces .*9/)
  // Neither a price nor what is the buyer's alone.
  expect(page).not.toMatch(/AED|98\.65|22\.5|PO-7788|درهم|Renamed Later/)
})

test('it has what was accepted, and neither refused lines nor the code of the delivery', async ({
  world,
}) => {
  const parts = [
    { ...brakePads, pieces: 8 },
    { sku: 'REFUSED-1', partName: 'Not here', pieces: 4 },
  ]
  const address = {
    ...{ name: 'Workshop', emirate: 'Sharjah' as const, phone: '+971509998877' },
    address: 'شارع 12، المنطقة الصناعية',
  }
  const { shop, id, lines } = await ordered(world, parts, { address })
  const quantities = [3, 0]
  await world.step(shop, id, 'accept', {
    lines: lines.map(({ _id }, i) => ({ _id, quantity: quantities[i]! })),
  })
  await world.step(shop, id, 'ship', { driver_phone: '+971501112233' })
  await world.db.update(shipment).set({ code: '8642' })
  const [page] = await pagesOf(world, id, shop)
  expect(page).toMatch(/04465-60280.*Front brake pad set.* 3 /)
  for (const phrase of ['Deliver to', 'Workshop', 'شارع', 'Sharjah', '+971 50 999 8877'])
    expect(page).toContain(phrase)
  expect(page).toContain('Same day until 14:00')
  expect(page).toMatch(/Accepted \d\d\/\d\d\/\d{4}, \d\d:\d\d/)
  expect(page).not.toMatch(/REFUSED|Not here|Not accepted yet|8642| 8 /)
})

test('texts of people are shown as they are, also where they look like markup', async ({
  world,
}) => {
  const hostile = '#panic() $x$ *b* @a \\ "q" <l> // /* ] } 😀'
  const { shop, buyer, id } = await ordered(
    world,
    [
      {
        partName: hostile,
        partNameAr: 'ع'.repeat(120),
        brand: '#read("/etc/passwd")',
        sku: '#-*$@"\\',
      },
    ],
    { note: `${hostile} ${'n'.repeat(400)}` },
  )
  await world.db
    .update(user)
    .set({ name: '💥'.repeat(60) })
    .where(eq(user.no, buyer.no))
  const pages = (await pagesOf(world, id, shop)).join(' ').replaceAll('\u200b', '')
  for (const text of ['#read("/etc/passwd")', '#-*$@"\\', '#panic() $x$ *b*'])
    expect(pages).toContain(text)
})

test('120 lines are several pages that count themselves and repeat the heads', async ({
  world,
}) => {
  const parts = Array.from({ length: 120 }, (_, i) => ({ sku: `LONG-${1000 + i}` }))
  const { shop, id, number } = await ordered(world, parts)
  const pages = await pagesOf(world, id, shop)
  expect(pages.length).toBeGreaterThan(5)
  for (const [i, page] of pages.entries()) {
    expect(page).toContain(`Page ${i + 1} of ${pages.length}`)
    expect(page).toContain(number)
    if (i < pages.length - 1) expect(page).toContain('Part number')
  }
  const all = pages.join(' ')
  for (const { sku } of parts) expect(all.split(sku)).toHaveLength(2)
}, 60_000)

test('only its seller gets it, with a session or an access key', async ({ world }) => {
  const { app, person } = world
  const { shop, buyer, id } = await ordered(world, [{}])
  const status = async (of: string, token: string) => {
    const reply = await request(world, of, token)
    return reply.statusCode === 200 ? 200 : `${reply.statusCode} ${reply.json().code}`
  }
  const { key } = await app.call(
    'createAccessKey',
    { name: 'ERP', password },
    { token: shop.token },
  )
  expect(await status(id, shop.token)).toBe(200)
  expect(await status(id, key)).toBe(200)
  expect(await status(noId, shop.token)).toBe('404 order.not_found')
  expect(await status(id, (await person('SELLER')).token)).toBe('404 order.not_found')
  expect(await status(id, buyer.token)).toBe('403 auth.role')
  // Of an order that a shop has placed itself it is the buyer.
  const part = await world.part({})
  await world.put(shop, part)
  const own = await world.place(shop)
  expect(await status(own.sellerOrders[0]!._id, shop.token)).toBe('404 order.not_found')
})

test('of an order that has ended there is none', async ({ world }) => {
  const { shop, buyer, id } = await ordered(world, [{}])
  await world.step(buyer, id, 'cancel')
  const reply = await request(world, id, shop.token)
  expect(reply.statusCode).toBe(409)
  expect(reply.json()).toMatchObject({ code: 'order.step', order: { state: 'cancelled' } })
})
