import { expect } from 'vitest'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'

const test = testIn(trading)

type World = Awaited<ReturnType<typeof trading>>
type Person = Awaited<ReturnType<World['person']>>

async function ordered(world: World) {
  const [seller, buyer] = [await world.person('SELLER'), await world.person()]
  const parts = [
    await world.part({ sellerNo: seller.no, price: 100, quantity: 5 }),
    await world.part({ price: 50, quantity: 5 }),
  ]
  for (const part of parts) await world.put(buyer, part, 2)
  const order = await world.place(buyer, { reference: 'PO 77' })
  const { _id: id, number } = order.sellerOrders.find(({ seller: of }) => of._id === seller.id)!
  return { seller, buyer, parts, order, id, number }
}

/** The subjects of the mails about orders to a person, the latest first; they are sent by jobs. */
const mailsTo = async ({ app }: World, { email }: Person) =>
  (await app.call('getOutbox', { to: email })).items.filter(({ text }) =>
    text.includes('kind=order'),
  )

const subjectsTo = async (world: World, person: Person) =>
  (await mailsTo(world, person)).map(({ subject }) => subject.split(' | ')[0])

test('placing mails the seller what to answer, and the buyer a summary', async ({ world }) => {
  const { seller, buyer, parts, order, id, number } = await ordered(world)
  await expect.poll(() => subjectsTo(world, seller)).toEqual([`New order on Ghiyar: ${number}`])
  await expect.poll(() => subjectsTo(world, buyer)).toEqual([`Your order ${order.number}`])
  const [toSeller] = await mailsTo(world, seller)
  for (const phrase of [parts[0]!.sku, '2 × AED 100', 'AED 200', `/orders/sales/${id}`])
    expect(toSeller!.text).toContain(phrase)
  expect(toSeller!.text).not.toContain(parts[1]!.sku)
  expect(toSeller!.text).not.toContain('PO 77')
  const [toBuyer] = await mailsTo(world, buyer)
  for (const phrase of [parts[0]!.sku, parts[1]!.sku, 'AED 300', 'PO 77', `/orders/${order._id}`])
    expect(toBuyer!.text).toContain(phrase)
})

test('each step mails the other side, without the code; one’s own steps do not', async ({
  world,
}) => {
  const { step } = world
  const { seller, buyer, order, id, number } = await ordered(world)
  await expect.poll(() => subjectsTo(world, buyer)).toEqual([`Your order ${order.number}`])
  const about = async () => {
    const subjects = (await subjectsTo(world, buyer)).slice(0, -1)
    return subjects.map((subject) => subject!.replace(`Order ${number}: `, ''))
  }
  await step(seller, id, 'accept')
  await expect.poll(about).toEqual(['The seller has accepted your order'])
  await step(seller, id, 'ship')
  await expect.poll(async () => (await about())[0]).toBe('Your order is ready to be picked up')
  const { sellerOrders } = await world.app.call('getOrder', { id }, { token: buyer.token })
  const { code } = sellerOrders.find(({ _id }) => _id === id)!.shipments[0]!
  const [mail] = await mailsTo(world, buyer)
  expect(mail!.text).not.toMatch(new RegExp(String.raw`\b${code}\b`))
  await step(buyer, id, 'confirm')
  await expect
    .poll(async () => (await subjectsTo(world, seller))[0])
    .toBe(`Order ${number}: The customer has confirmed the delivery`)
  expect(await about()).toHaveLength(2)
})

test('who switched mails of orders off gets none; the link in one does so', async ({ world }) => {
  const { app, person, part, put, place, step } = world
  const { seller, buyer, id } = await ordered(world)
  await expect.poll(async () => (await mailsTo(world, seller)).length).toBe(1)
  const [mail] = await mailsTo(world, seller)
  const token = /token=([\w-]+)&kind=order/.exec(mail!.text)![1]!
  await app.call('unsubscribe', { token, kind: 'order' })
  expect(await app.call('getNotificationSettings', {}, { token: seller.token })).toMatchObject({
    ...{ orderEmail: false, callbackEmail: true },
  })
  await step(buyer, id, 'cancel')
  const other = await person()
  await put(other, await part({ sellerNo: seller.no, price: 10 }))
  const next = await place(other)
  await expect.poll(() => subjectsTo(world, other)).toEqual([`Your order ${next.number}`])
  expect(await mailsTo(world, seller)).toHaveLength(1)
})
