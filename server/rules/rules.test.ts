import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { toFils } from '#contract/money.ts'
import { readRule, ruleNames, rules as kinds, type RuleName } from '#contract/rule-kinds.ts'
import { sellerOrder } from '../orders/order.tables.ts'
import { prepareOnDays } from '../payments/payouts/prepare-payouts.ts'
import { appOn } from '../testing/app.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { objections, outcome } from '../testing/refusal.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { presetsOf, RulesService } from './rules.service.ts'
import { ruleChange } from './rule.tables.ts'

const test = testIn(async (atEnd) => {
  const env = { LIMIT_PER_ADDRESS: '1000', PAYOUT_DAYS: 'tue,fri', PAYOUT_MINIMUM: '75' }
  const world = await trading(atEnd, { env })
  const { app } = world
  const finance = await joinAsOperator(app, 'finance')
  const ruleOf = async (name: RuleName) =>
    (await app.call('getRules', {}, finance)).rules.find((each) => each.name === name)!
  const set = async (
    name: RuleName,
    value: InputOf<'changeRule'>['value'],
    more: Partial<InputOf<'changeRule'>> = {},
  ) => {
    const { last } = await ruleOf(name)
    return app.call('changeRule', { name, value, reason: 'Decided.', last, ...more }, finance)
  }
  return { ...world, finance, ruleOf, set }
})

test('presets are those of the code and of the environment', async ({
  world: { app, finance },
}) => {
  const { rules } = await app.call('getRules', {}, finance)
  expect(rules.map(({ name, preset }) => [name, preset])).toEqual([
    ...[['cashLimit', 5_000] as const, ['cashLimitGrowth', 500] as const],
    ...[['answerHours', 24] as const, ['returnDays', 7] as const],
    ...[['payoutMinimum', 75] as const, ['payoutDays', [2, 5]] as const],
  ])
  for (const name of ruleNames)
    expect(readRule(name, kinds[name].preset)).toEqual(kinds[name].preset)
})

test('an order keeps the days for returns that it was placed with, also on other processes', async ({
  world: { app, db, person, part, put, place, step, set },
}) => {
  const other = await appOn(app.database.url)
  const [seller, buyer] = [await person('SELLER'), await person()]
  const sold = await part({ sellerNo: seller.no, quantity: 20 })
  const daysOf = async (on: typeof other) => {
    await put(buyer, sold)
    const id = (await place(buyer, {}, { on })).sellerOrders[0]!._id
    const [row] = await db
      .select({ days: sellerOrder.returnDays })
      .from(sellerOrder)
      .where(eq(sellerOrder.id, id))
    return { id, days: row!.days }
  }
  const before = await daysOf(app)
  await set('returnDays', 30)
  const after = await daysOf(app)
  await expect.poll(async () => (await daysOf(other)).days).toBe(30)
  await set('returnDays', null)
  expect([before.days, after.days, (await daysOf(app)).days]).toEqual([7, 30, 7])

  const windowOf = async (id: string) => {
    for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
    const { return_by } = await step(buyer, id, 'confirm')
    return Math.round((new Date(return_by!).getTime() - Date.now()) / 86_400_000)
  }
  expect(await windowOf(before.id)).toBe(7)
  expect(await windowOf(after.id)).toBe(30)
})

test('the limit for cash grows with completed orders, up to four times', async ({
  world: { db, person, part, put, place, quote, set },
}) => {
  const [buyer, other] = [await person(), await person()]
  const sold = await part({ price: 10, quantity: 100 })
  const complete = async (by: typeof buyer) => {
    await put(by, sold)
    const [placed] = (await place(by)).sellerOrders
    await db.update(sellerOrder).set({ state: 'completed' }).where(eq(sellerOrder.id, placed!._id))
  }
  const limitOf = async (by: typeof buyer) => (await quote(by)).cash_limit
  await put(buyer, sold)
  await put(other, sold)
  expect(await limitOf(buyer)).toBe(5_000)
  await complete(buyer)
  await complete(buyer)
  await put(buyer, sold)
  expect(await limitOf(buyer)).toBe(6_000)
  expect(await limitOf(other)).toBe(5_000)
  await set('cashLimitGrowth', 9_000)
  expect(await limitOf(buyer)).toBe(20_000)
  await set('cashLimitGrowth', 0)
  expect(await limitOf(buyer)).toBe(5_000)
  await set('cashLimitGrowth', null)
  await set('cashLimit', 0)
  expect(await limitOf(buyer)).toBe(0)
  await set('cashLimit', null)
})

test('a buyer owes no more in cash than the limit of now', async ({
  world: { person, part, put, place, quote, set },
}) => {
  const buyer = await person()
  await put(buyer, await part({ price: 900 }))
  await set('cashLimit', 800)
  expect(await quote(buyer)).toMatchObject({
    ...{
      cash_limit: 800,
      payments: ['card', 'bank_transfer'],
      problems: [{ problem: 'cash_limit' }],
    },
  })
  expect(await outcome(place(buyer))).toBe('409 checkout.cash_limit')
  await set('cashLimit', null)
  expect(await quote(buyer)).toMatchObject({ cash_limit: 5_000, problems: [] })
  await place(buyer)
})

test('sellers who set nothing have the time to answer that held at placing', async ({
  world: { app, person, part, put, place, set },
}) => {
  const [seller, buyer] = [await person('SELLER'), await person()]
  const sold = await part({ sellerNo: seller.no, quantity: 9 })
  const hoursOf = async () => {
    await put(buyer, sold)
    const { answer_by } = (await place(buyer)).sellerOrders[0]!
    return Math.round((new Date(answer_by!).getTime() - Date.now()) / 3_600_000)
  }
  await set('answerHours', 48)
  expect(await hoursOf()).toBe(48)
  const { token } = seller
  const settings = await app.call('getDeliverySettings', {}, { token })
  expect(settings.answer_hours).toBe(48)
  await app.call('setDeliverySettings', { ...settings, answer_hours: 6 }, { token })
  expect(await hoursOf()).toBe(6)
  await set('answerHours', null)
})

test('payouts are prepared on the days that are set, and the next one is shown', async ({
  world: { app, db, person, set },
}) => {
  const { token } = await person('SELLER')
  const next = async () => (await app.call('getPayments', {}, { token })).next_payout
  await set('payoutDays', [3, 3])
  expect(await next()).toMatchObject({ date: expect.stringMatching(/^\d{4}/) as string })
  expect(new Date((await next())!.date!).getUTCDay()).toBe(3)
  await set('payoutDays', [])
  expect((await next())!.date).toBeNull()
  await set('payoutDays', null)

  const looked: string[] = []
  const watched = new Proxy(db, {
    get(target, key) {
      looked.push(String(key))
      return Reflect.get(target, key) as unknown
    },
  })
  const payoutSettings = { days: [3], minimum: toFils(50) }
  const deps = { db: watched, log: expect.fail, payoutSettings }
  await prepareOnDays(deps, new Date('2026-11-24T01:07:00Z'))
  expect(looked).toEqual([])
  await prepareOnDays(deps, new Date('2026-11-25T01:07:00Z'))
  expect(looked).not.toEqual([])
})

test('a rule has a range, a last change that was seen, and a history', async ({
  world: { app, finance, ruleOf, set },
}) => {
  for (const value of [0, 2 ** 31, 1.5, -1, [1]])
    expect(Object.keys(await objections(set('returnDays', value)))).toEqual(['value'])
  for (const value of [5, [7], [1.5]])
    expect(await outcome(set('payoutDays', value))).toBe('400 input.invalid')
  await set('payoutMinimum', 100)
  expect(await outcome(set('payoutMinimum', 100))).toBe('409 rule.unchanged')
  expect(await outcome(set('payoutMinimum', 90, { last: null }))).toBe('409 rule.changed')
  const twice = [110, 120].map(async (value) => {
    const { last } = await ruleOf('payoutMinimum')
    return outcome(set('payoutMinimum', value, { last }))
  })
  expect((await Promise.all(twice)).toSorted()).toEqual(['409 rule.changed', 'accepted'])
  await set('payoutMinimum', null, { reason: 'It was a trial.' })
  const { items, total } = await app.call('getRuleChanges', { name: 'payoutMinimum' }, finance)
  expect(total).toBe(3)
  expect(items.at(0)).toMatchObject({ value: null, reason: 'It was a trial.' })
  expect(items.at(-1)).toMatchObject({ value: 100, before: null, by: 'Mariam Al Suwaidi' })
  expect(await ruleOf('payoutMinimum')).toMatchObject({ value: 75, set: false })
})

test('what can’t be read leaves the preset in force, and is logged', async ({
  world: { app, db, ruleOf, set },
}) => {
  const row = { name: 'cashLimit', value: -5, reason: 'By SQL' }
  await db.insert(ruleChange).values({ ...row, id: crypto.randomUUID() })
  await db.insert(ruleChange).values({ ...row, name: 'laterRule', id: crypto.randomUUID() })
  const logged: string[] = []
  const env = { PAYOUT_DAYS: [1], PAYOUT_MINIMUM: 50 }
  const rules = new RulesService({
    ...{ db, presets: presetsOf(env) },
    log: (message) => logged.push(message),
  })
  await rules.reload()
  await rules.reload()
  expect(rules.valueOf('cashLimit')).toBe(5_000)
  expect(logged).toHaveLength(1)
  expect(await ruleOf('cashLimit')).toMatchObject({ value: 5_000, unreadable: true })
  await set('cashLimit', null)
  await expect(db.delete(ruleChange)).rejects.toThrow()
  await expect(db.update(ruleChange).set({ reason: '' })).rejects.toThrow()
  const owner = await joinAsOperator(app)
  const { entries } = await app.call('getAuditLog', { event: 'rule.changed' }, owner)
  expect(entries[0]!.facts).toEqual({ rule: 'cashLimit', value: 'null', before: '-5' })
})
