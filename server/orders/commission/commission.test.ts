import fc from 'fast-check'
import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { defaultCommission } from '#contract/money-kinds.ts'
import { category } from '../../catalog/reference.tables.ts'
import { commissionRate, orderLine } from '../order.tables.ts'
import { repetitions } from '../../testing/effort.ts'
import { joinAsOperator } from '../../testing/operators.ts'
import { noId } from '../../testing/people-and-parts.ts'
import { objections, outcome } from '../../testing/refusal.ts'
import { trading } from '../../testing/trade.ts'
import { testIn } from '../../testing/world.ts'
import { rateAt } from './commission.store.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const test = testIn(async (atEnd) => {
  const world = await trading(atEnd, { env: { LIMIT_PER_ADDRESS: '1000' } })
  const { app, db, person, part, put, place } = world
  const finance = await joinAsOperator(app, 'finance')
  const support = await joinAsOperator(app, 'support')
  const { items: categories } = await app.call('getCategories', {})
  const brakes = categories.find(({ name }) => name === 'Brake Parts')!
  type Scope = { seller?: string; category?: string; from?: string }

  const preview = (scope: Scope = {}) => app.call('previewCommission', scope, finance)
  const change = async (
    scope: Scope,
    percent: number | null,
    more: Partial<InputOf<'changeCommission'>> = {},
  ) => {
    const { percent: seen } = await preview(scope)
    const input = { ...scope, percent, reason: 'Agreed.', seen, ...more }
    return app.call('changeCommission', input, finance)
  }
  /** The commission of a line of this seller in brakes that is placed now. */
  const placed = async (seller: { no: number }) => {
    const buyer = await person()
    await put(buyer, await part({ sellerNo: seller.no, category: 'Brake Parts', quantity: 9 }))
    const order = await place(buyer)
    const id = order.sellerOrders[0]!.lines[0]!._id
    const commission = async () =>
      (
        await db.select({ rate: orderLine.commission }).from(orderLine).where(eq(orderLine.id, id))
      )[0]!.rate
    return { commission }
  }
  return { ...world, finance, support, brakes, preview, change, placed }
})

test('a change concerns later orders only, and the most special rate is taken', async ({
  world: { person, brakes, preview, change, placed },
}) => {
  const [seller, other] = [await person('SELLER'), await person('SELLER')]
  const both = { seller: seller.id, category: brakes._id }
  const first = await placed(seller)
  expect(await preview(both)).toEqual({ percent: 8, source: 'preset' })

  await change({ category: brakes._id }, 7)
  await change({ seller: seller.id }, 6.25)
  expect(await preview(both)).toEqual({ percent: 6.25, source: 'seller' })
  await change(both, 5)
  expect(await preview(both)).toEqual({ percent: 5, source: 'seller_category' })
  expect(await preview({ seller: seller.id })).toEqual({ percent: 6.25, source: 'seller' })
  const second = await placed(seller)
  const ofOther = await placed(other)
  await change(both, null)
  const third = await placed(seller)
  await change({ seller: seller.id }, null)
  await change({ category: brakes._id }, null)
  expect(await preview(both)).toEqual({ percent: 8, source: 'preset' })

  const rates = [first, second, ofOther, third].map(({ commission }) => commission())
  expect(await Promise.all(rates)).toEqual([800, 500, 700, 625])
})

test('a scheduled change holds from its moment on, unless it is withdrawn before', async ({
  world: { app, finance, person, preview, change, placed },
}) => {
  const seller = await person('SELLER')
  const scope = { seller: seller.id }
  const from = inDays(2).toISOString()
  const { _id: id } = await change({ ...scope, from }, 3)
  expect(await preview(scope)).toMatchObject({ percent: 8 })
  expect(await preview({ ...scope, from })).toEqual({ percent: 3, source: 'seller' })
  expect(await preview({ ...scope, from: inDays(1).toISOString() })).toMatchObject({ percent: 8 })
  expect(await (await placed(seller)).commission()).toBe(800)

  const current = () => app.call('getCommissionChanges', { limit: 100 }, finance)
  const own = async () => (await current()).items.filter((each) => each.seller?._id === seller.id)
  expect(await own()).toMatchObject([{ _id: id, percent: 3, state: 'scheduled', from }])
  await app.call('withdrawCommission', { id }, finance)
  expect(await preview({ ...scope, from })).toMatchObject({ percent: 8 })
  expect(await own()).toEqual([])
  expect(await outcome(app.call('withdrawCommission', { id }, finance))).toBe(
    '404 commission.not_found',
  )
  const { _id: now } = await change(scope, 4)
  expect(await outcome(app.call('withdrawCommission', { id: now }, finance))).toBe(
    '404 commission.not_found',
  )
})

test('the history says who set what, and what was before', async ({
  world: { app, db, finance, person, change },
}) => {
  const seller = await person('SELLER')
  const scope = { seller: seller.id }
  await change(scope, 6, { reason: 'Opening offer.' })
  await change(scope, 7)
  await change(scope, null)
  const { items } = await app.call('getCommissionChanges', { view: 'history' }, finance)
  expect(items.filter((each) => each.seller?._id === seller.id)).toMatchObject([
    { percent: null, before: 7, state: 'in_force' },
    { percent: 7, before: 6, state: 'past' },
    {
      ...{ percent: 6, before: null, state: 'past', reason: 'Opening offer.' },
      ...{ by: 'Mariam Al Suwaidi', category: null },
    },
  ])
  const row = commissionRate
  for (const altered of [
    db.update(row).set({ rate: 1 }).where(eq(row.sellerNo, seller.no)),
    db.update(row).set({ withdrawnAt: new Date() }).where(eq(row.sellerNo, seller.no)),
    db.delete(row).where(eq(row.sellerNo, seller.no)),
  ])
    await expect(altered).rejects.toThrow()
  // With the account, what was agreed with it goes.
  await app.database.pool.query('delete from "user" where no = $1', [seller.no])
  expect(await db.$count(row, eq(row.sellerNo, seller.no))).toBe(0)
})

test('what was seen, and what changes something, is taken', async ({
  world: { app, support, person, brakes, change, preview },
}) => {
  const seller = await person('SELLER')
  const scope = { seller: seller.id }
  expect(await outcome(change(scope, null))).toBe('409 commission.unchanged')
  await change(scope, 6)
  expect(await outcome(change(scope, 6))).toBe('409 commission.unchanged')
  expect(await outcome(change(scope, 5, { seen: 8 }))).toBe('409 commission.changed')
  for (const percent of [-1, 50.5, 6.125]) {
    const sent = change(scope, percent)
    expect(Object.keys(await objections(sent))).toEqual(['percent'])
  }
  for (const days of [-1, 400]) {
    const sent = change(scope, 5, { from: inDays(days).toISOString() })
    expect(Object.keys(await objections(sent))).toEqual(['from'])
  }
  expect(await outcome(preview({ seller: noId }))).toBe('404 seller.not_found')
  expect(Object.keys(await objections(preview({ category: seller.id })))).toEqual(['category'])
  const input = { percent: 1, reason: 'x', seen: 8, category: brakes._id }
  expect(await outcome(app.call('changeCommission', input, support))).toBe('403 auth.role')
  const twice = [1, 2].map((percent) => outcome(change(scope, percent, { seen: 6 })))
  expect((await Promise.all(twice)).toSorted()).toEqual(['409 commission.changed', 'accepted'])
  expect((await preview(scope)).source).toBe('seller')
})

test('every change is in the audit log', async ({ world: { app, finance, brakes, change } }) => {
  const owner = await joinAsOperator(app)
  const scope = { category: brakes._id }
  const { _id: id } = await change({ ...scope, from: inDays(3).toISOString() }, 9)
  await app.call('withdrawCommission', { id }, finance)
  const { entries } = await app.call('getAuditLog', { limit: 100 }, owner)
  expect(entries.filter(({ subject }) => subject === id)).toMatchObject([
    { event: 'commission.withdrawn' },
    { event: 'commission.changed', facts: { percent: 9, before: 8, category: brakes._id } },
  ])
})

const aChange = fc.record({
  sellerNo: fc.constantFrom(null, 'a', 'b'),
  categoryNo: fc.constantFrom(null, 0, 1),
  rate: fc.option(fc.integer({ min: 0, max: 5_000 })),
  day: fc.integer({ min: -3, max: 3 }),
  isWithdrawn: fc.boolean(),
})

test('always the latest of the most special rates that isn’t withdrawn', async ({
  world: { db, person },
}) => {
  const [a, b] = [(await person('SELLER')).no, (await person('SELLER')).no]
  const nos = await db.select({ no: category.no }).from(category).orderBy(category.no).limit(2)
  const numbers = { a, b }
  const now = Date.now()
  const moment = (day: number) => new Date(now + day * DAY_MS)
  const property = fc.asyncProperty(fc.array(aChange, { maxLength: 25 }), async (changes) => {
    const rows = changes.map(({ sellerNo, categoryNo, rate, day, isWithdrawn }) => ({
      sellerNo: sellerNo && numbers[sellerNo],
      categoryNo: categoryNo === null ? null : nos[categoryNo]!.no,
      ...{ rate, validFrom: moment(day), withdrawnAt: isWithdrawn ? new Date(now) : null },
    }))
    const end = new Error('end of the attempt')
    const attempt = db.transaction(async (tx) => {
      if (rows.length > 0) await tx.insert(commissionRate).values(rows)
      for (const sellerNo of [null, a])
        for (const categoryNo of [null, nos[0]!.no])
          for (const day of [-2, 0, 2]) {
            const scopes = [
              ...[[sellerNo, categoryNo] as const, [sellerNo, null] as const],
              ...[[null, categoryNo] as const, [null, null] as const],
            ]
            const latest = scopes.map(([ofSeller, ofCategory]) =>
              rows
                .filter(
                  (row) =>
                    row.sellerNo === ofSeller &&
                    row.categoryNo === ofCategory &&
                    !row.withdrawnAt &&
                    row.validFrom <= moment(day),
                )
                .toSorted((one, two) => one.validFrom.getTime() - two.validFrom.getTime())
                .at(-1),
            )
            const expected = latest.find((row) => (row?.rate ?? null) !== null)?.rate
            const { rate } = await rateAt(tx, { sellerNo, categoryNo }, moment(day))
            expect(rate).toBe(expected ?? defaultCommission)
          }
      throw end
    })
    await expect(attempt).rejects.toBe(end)
  })
  expect(await db.$count(commissionRate, inArray(commissionRate.sellerNo, [a, b]))).toBe(0)
  await fc.assert(property, { numRuns: repetitions(25, 300) })
})
