import { expect } from 'vitest'
import { outcome } from '../testing/refusal.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'

const test = testIn(trading)

const tokenIn = ({ url }: { url?: string | undefined }): string => {
  const { pathname, searchParams } = new URL(url!)
  expect(pathname).toBe('/shared-cart')
  return searchParams.get('token')!
}

test('a shared cart shows lines, prices and its vehicle as they are now, and no people', async ({
  world,
}) => {
  const { app, person, part, change, register } = world
  const seller = await person('SELLER')
  const by = { token: seller.token }
  const job = { name: 'Mr Khan', vehicle: 'Prado 2015' }
  const { _id: cart } = await app.call('createCart', job, by)
  const pads = await part({ price: 120, quantity: 3 })
  await register({ no: pads.sellerNo })
  await app.call(
    'setCartLine',
    { cart, listing_id: pads.id, quantity: 2, vehicle: 'A 12345', substitution: 'ask' },
    by,
  )
  await change(pads.no, { price: 130 })
  const token = tokenIn(await app.call('shareCart', { cart }, by))
  const shown = await app.call('getSharedCart', { token })
  expect(shown).toMatchObject({ vehicle: 'Prado 2015', total: 260, vat: 12.38 })
  expect(Object.keys(shown).sort()).toEqual(['groups', 'total', 'vat', 'vehicle'])
  const [line] = shown.groups[0]!.lines
  expect(line).toMatchObject({ _id: pads.id, sku: pads.sku, price: 130, quantity: 2, available: 3 })
  for (const left of ['was', 'problem', 'vehicle']) expect(line).not.toHaveProperty(left)
  const sent = JSON.stringify(shown)
  for (const secret of ['Khan', 'A 12345', seller.id, cart]) expect(sent).not.toContain(secret)
})

test('the link stays the same until its owner ends it; the next one is new', async ({ world }) => {
  const { app, person, part, put } = world
  const buyer = await person()
  const by = { token: buyer.token }
  const { _id: cart } = await put(buyer, await part())
  expect(await app.call('getCart', {}, by)).not.toHaveProperty('shared')
  const first = tokenIn(await app.call('shareCart', { cart }, by))
  expect(tokenIn(await app.call('shareCart', { cart }, by))).toBe(first)
  expect(await app.call('getCart', {}, by)).toMatchObject({ shared: true })
  expect(await app.call('shareCart', { cart, shared: false }, by)).toEqual({})
  expect(await app.call('getCart', {}, by)).not.toHaveProperty('shared')
  const look = (token: string) => outcome(app.call('getSharedCart', { token }))
  expect(await look(first)).toBe('404 cart.not_found')
  const next = tokenIn(await app.call('shareCart', { cart }, by))
  expect(next).not.toBe(first)
  expect([await look(first), await look(next)]).toEqual(['404 cart.not_found', 'accepted'])
})

test('only its owner shares a cart, and only the very link shows it', async ({ world }) => {
  const { app, person, part, put } = world
  const [buyer, other] = [await person(), await person()]
  const { _id: cart } = await put(buyer, await part())
  const { _id: others } = await put(other, await part())
  const share = (id: string, token: string) => app.call('shareCart', { cart: id }, { token })
  expect(await outcome(share(cart, other.token))).toBe('404 cart.not_found')
  const token = tokenIn(await share(cart, buyer.token))
  const [, signature] = token.split('.') as [string, string]
  const [, othersSignature] = tokenIn(await share(others, other.token)).split('.')
  const wrong = [
    ...[`${cart}.${othersSignature}`, `${others}.${signature}`, cart, `${cart}.`],
    ...[token.slice(0, -1), `${token}x`, `${'-'.repeat(36)}.${signature}`],
  ]
  for (const each of wrong)
    expect(await outcome(app.call('getSharedCart', { token: each }))).toBe('404 cart.not_found')
})

test('a removed cart takes its link along; an emptied one shows nothing', async ({ world }) => {
  const { app, person, part, put } = world
  const buyer = await person()
  const by = { token: buyer.token }
  const { _id: main } = await put(buyer, await part())
  const { _id: job } = await app.call('createCart', { name: 'Prado' }, by)
  const tokens = []
  for (const cart of [main, job]) tokens.push(tokenIn(await app.call('shareCart', { cart }, by)))
  for (const cart of [main, job]) await app.call('removeCart', { cart }, by)
  expect(await app.call('getSharedCart', { token: tokens[0]! })).toMatchObject({ groups: [] })
  expect(await outcome(app.call('getSharedCart', { token: tokens[1]! }))).toBe('404 cart.not_found')
})
