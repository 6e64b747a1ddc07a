import { expect, test } from 'vitest'
import { anonymousClient } from '../platform/api/caller.ts'
import { Refusal } from '../platform/refusal.ts'
import { notifiedPeople } from '../testing/notified-people.ts'

const defaults = {
  ...{ messageEmail: true, callbackEmail: true, callbackSms: false },
  ...{ priceEmail: true, orderEmail: true },
}
const client = (address: string) => ({ client: { ...anonymousClient, address } })

/** The token in a link by which mails are stopped. */
const tokenIn = (link: string) => new URL(link).searchParams.get('token')!

test('the defaults are those of the table; a change leaves the others', async () => {
  const { notifications, seller, buyer, ...world } = await notifiedPeople()
  const { settings } = notifications
  expect(await settings.get(world.caller(seller))).toEqual(defaults)
  const changed = { ...defaults, callbackSms: true, priceEmail: false }
  await settings.set({ callbackSms: true }, world.caller(seller))
  expect(await settings.set({ priceEmail: false }, world.caller(seller))).toEqual(changed)
  expect(await settings.set({}, world.caller(seller))).toEqual(changed)
  expect(await settings.get(world.caller(seller))).toEqual(changed)
  expect(await settings.get(world.caller(buyer))).toEqual(defaults)
})

test('the link in mails is constant, one per user', async () => {
  const { db, notifications, seller, buyer, ...world } = await notifiedPeople()
  const { settings } = notifications
  const stopOf = async (no: number) => (await notifications.mailTo(db, no, 'message'))!.stop
  const first = await stopOf(seller.no)
  await settings.set({ callbackSms: true }, world.caller(seller))
  expect(await stopOf(seller.no)).toBe(first)
  expect(tokenIn(await stopOf(buyer.no))).not.toBe(tokenIn(first))
  expect(tokenIn(first)).toMatch(/^[\w-]{43}$/)
  await settings.set({ messageEmail: true }, world.caller(buyer))
  expect(await settings.get(world.caller(buyer))).toEqual(defaults)
})

test.for([
  ['message', 'messageEmail'],
  ['callback', 'callbackEmail'],
  ['price_drop', 'priceEmail'],
  ['order', 'orderEmail'],
] as const)('the link unsubscribes from mails of kind %s only', async ([kind, name]) => {
  const { db, notifications, seller, buyer, ...world } = await notifiedPeople()
  await notifications.mailTo(db, buyer.no, kind)
  const token = tokenIn((await notifications.mailTo(db, seller.no, kind))!.stop)
  for (let times = 0; times < 2; times++)
    expect(await notifications.settings.stop({ token, kind }, client('192.0.2.1'))).toEqual({
      message: 'success',
    })
  expect(await notifications.settings.get(world.caller(seller))).toEqual({
    ...defaults,
    [name]: false,
  })
  expect(await notifications.mailTo(db, seller.no, kind)).toBeUndefined()
  expect(await notifications.settings.get(world.caller(buyer))).toEqual(defaults)
})

test('an invalid link does nothing, and guessing is limited', async () => {
  const { db, notifications, seller, ...world } = await notifiedPeople()
  const token = tokenIn((await notifications.mailTo(db, seller.no, 'message'))!.stop)
  const guess = (guessed: string, address = '192.0.2.1') =>
    notifications.settings.stop({ token: guessed, kind: 'message' }, client(address))
  for (const guessed of [token.slice(1), `${token}A`, token.toLowerCase(), '%'.repeat(43)])
    expect(await guess(guessed)).toMatchObject({ code: 'unsubscribe.unknown' })
  let last: unknown
  for (let times = 0; times < 30; times++) last = await guess('x'.repeat(43))
  expect(last).toBeInstanceOf(Refusal)
  expect(last).toMatchObject({ code: 'server.limited' })
  expect(await guess(token)).toMatchObject({ code: 'server.limited' })
  expect(await notifications.settings.get(world.caller(seller))).toEqual(defaults)
  expect(await guess(token, '192.0.2.2')).toEqual({ message: 'success' })
})
