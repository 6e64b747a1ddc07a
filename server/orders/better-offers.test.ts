import { expect } from 'vitest'
import type { Emirate } from '#contract/emirates.ts'
import { makeSeller } from '../testing/factories.ts'
import { outcome } from '../testing/refusal.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { newId } from '../platform/id.ts'

const test = testIn(trading)

type World = Awaited<ReturnType<typeof trading>>

/** Offers parts of one number by sellers of these emirates, and puts the first into a buyer's cart. */
async function offered(
  world: World,
  offers: { price: number; emirate?: Emirate; quantity?: number; brand?: string }[],
) {
  const { db, part, person, put } = world
  const sku = `BO-${newId().slice(0, 8)}`
  const parts = []
  for (const { emirate = 'Dubai', ...words } of offers) {
    const { no, companyName } = await makeSeller(db, { emirate })
    parts.push({ ...(await part({ sku, sellerNo: no, ...words })), companyName })
  }
  // Garages of tests are in Sharjah.
  const buyer = await person()
  const cart = await put(buyer, parts[0]!, 2)
  return { parts, buyer, line: cart.groups[0]!.lines[0]! }
}

test('the cheapest cheaper offer with all the pieces is proposed, of the same brand', async ({
  world,
}) => {
  const { app } = world
  const { parts, line } = await offered(world, [
    { price: 100, brand: 'Toyota' },
    { price: 60, brand: 'Febi' },
    { price: 70, brand: 'toyota', quantity: 1 },
    { price: 80, brand: 'TOYOTA', emirate: 'Ajman' },
    { price: 90, brand: 'Toyota', emirate: 'Sharjah' },
  ])
  const better = {
    listing_id: parts[3]!.id,
    price: 80,
    seller: { company_name: parts[3]!.companyName, emirate: 'Ajman' },
  }
  expect(line.better).toEqual(better)
  const lines = [{ listing_id: parts[0]!.id, quantity: 2 }]
  const { groups } = await app.call('previewCart', { lines })
  expect(groups[0]!.lines[0]!.better).toEqual(better)
})

test('else the nearer one: in the buyer’s emirate, where the line’s isn’t', async ({ world }) => {
  const { app } = world
  const far = await offered(world, [
    { price: 100, emirate: 'Dubai' },
    { price: 120, emirate: 'Sharjah' },
    { price: 110, emirate: 'Ajman' },
  ])
  expect(far.line.better).toMatchObject({ listing_id: far.parts[1]!.id, price: 120 })
  // A visitor has no emirate.
  const { groups } = await app.call('previewCart', {
    lines: [{ listing_id: far.parts[0]!.id, quantity: 1 }],
  })
  expect(groups[0]!.lines[0]).not.toHaveProperty('better')
  const near = await offered(world, [
    { price: 100, emirate: 'Sharjah' },
    { price: 120, emirate: 'Sharjah' },
  ])
  expect(near.line).not.toHaveProperty('better')
})

test('for a part that can’t be ordered any offer will do; own and paused ones never', async ({
  world,
}) => {
  const { app, change } = world
  const { parts, buyer } = await offered(world, [{ price: 100 }, { price: 150 }, { price: 140 }])
  const look = async () =>
    (await app.call('getCart', {}, { token: buyer.token })).groups[0]!.lines[0]!
  expect(await look()).not.toHaveProperty('better')
  await change(parts[0]!.no, { quantity: 1 })
  expect((await look()).better).toMatchObject({ listing_id: parts[2]!.id, price: 140 })
  await change(parts[0]!.no, { status: 'paused' })
  await change(parts[2]!.no, { status: 'paused' })
  expect((await look()).better).toMatchObject({ listing_id: parts[1]!.id })
  await change(parts[1]!.no, { quantity: 0 })
  expect(await look()).not.toHaveProperty('better')
})

test('one call replaces a line, also in a retry; an unknown offer replaces nothing', async ({
  world,
}) => {
  const { app } = world
  const { parts, buyer, line } = await offered(world, [{ price: 100 }, { price: 80 }])
  const by = { token: buyer.token }
  const replace = () =>
    app.call(
      'setCartLine',
      {
        ...{ listing_id: line.better!.listing_id, quantity: line.quantity, vehicle: 'Prado' },
        ...{ substitution: 'ask', instead_of: line.listing_id },
      },
      by,
    )
  for (const cart of [await replace(), await replace()]) {
    expect(cart.groups.flatMap(({ lines }) => lines)).toMatchObject([
      { listing_id: parts[1]!.id, quantity: 2, vehicle: 'Prado', substitution: 'ask', price: 80 },
    ])
    expect(cart.groups[0]!.lines[0]).not.toHaveProperty('better')
  }
  const gone = { listing_id: newId(), quantity: 1, instead_of: parts[1]!.id }
  expect(await outcome(app.call('setCartLine', gone, by))).toBe('404 listing.not_found')
})
