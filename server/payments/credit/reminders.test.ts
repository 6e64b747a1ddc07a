import { expect } from 'vitest'
import { weeksReminded } from '#contract/credit-status.ts'
import { notificationsService } from '../../notifications/notifications.service.ts'
import { requestOf } from '../../testing/app.ts'
import { bearer } from '../../testing/principals.ts'
import { returning } from '../../testing/returns.ts'
import { testIn } from '../../testing/world.ts'
import { creditReminders } from './reminders.ts'

const test = testIn(async (atEnd) => {
  const world = await returning(atEnd)
  const { app, db, put, place, step, delivered } = world
  type Person = Awaited<ReturnType<typeof world.person>>
  const { tasks } = creditReminders({
    ...{ db, origin: 'https://ghiyar.test', notifications: notificationsService({ origin: '' }) },
    log: (message, error) => expect.fail(`${message}: ${error}`),
  })
  /** An order on credit, delivered and due in ten days. */
  const owing = async () => {
    const { seller, buyer, id, parts } = await delivered()
    const terms = { seller_order: id, limit: 1_000, days: 10 }
    const credit = await app.call('grantCredit', terms, { token: seller.token })
    await put(buyer, parts[1]!)
    const address = {
      ...{ name: 'Workshop', address: 'Street 4', phone: '+971501234567' },
      emirate: 'Dubai' as const,
    }
    const ordered = await place(buyer, { address, payment: 'credit' })
    const { _id, total, number } = ordered.sellerOrders[0]!
    for (const event of ['accept', 'ship'] as const) await step(seller, _id, event)
    await step(buyer, _id, 'confirm')
    return { seller, buyer, credit: credit._id, total, number }
  }
  const bell = async ({ token }: Person) => {
    const { notifications } = await app.call('getNotifications', {}, { token })
    return notifications.find(({ kind }) => kind === 'credit')
  }
  const mails = async ({ user }: Person, words: string) =>
    (await app.call('getOutbox', { to: user.email })).items.filter(({ subject }) =>
      subject.includes(words),
    ).length
  const csvOf = async (
    name: 'getCreditStatement' | 'getPaymentStatement',
    input: object,
    who: Person,
  ) => (await app.http.inject({ ...requestOf(name, input), headers: bearer(who.token) })).body
  return {
    ...world,
    owing,
    bell,
    mails,
    csvOf,
    remind: Object.values(tasks)[0]!,
    overview: Object.values(tasks)[1]!,
  }
})

const run = (task: unknown) => (task as () => Promise<void>)()

test('a garage is reminded before something is due, on the day, and each week, once for each', async ({
  world,
}) => {
  const { owing, bell, mails, remind, overview, forward } = world
  const { seller, buyer, credit } = await owing()
  expect((await bell(buyer))?.status).toBe('credit_granted')
  await run(remind)
  expect((await bell(buyer))?.status).toBe('credit_granted')

  await forward(7)
  await run(remind)
  await run(remind)
  expect(await bell(buyer)).toMatchObject({ status: 'credit_due_soon', credit, read: false })
  expect(await mails(buyer, 'due soon')).toBe(1)
  await forward(3)
  await run(remind)
  expect((await bell(buyer))?.status).toBe('credit_due')
  // The job didn't run for a week: the reminder is sent when it does.
  await forward(8)
  await run(remind)
  await run(remind)
  expect((await bell(buyer))?.status).toBe('credit_overdue')
  expect(await mails(buyer, 'overdue')).toBe(1)

  await run(overview)
  await run(overview)
  expect((await bell(seller))?.status).toBe('credit_overview')
  expect(await mails(seller, 'Overdue credit')).toBe(1)
  for (let week = 0; week < weeksReminded + 3; week++) {
    await forward(7)
    await run(remind)
  }
  expect(await mails(buyer, 'overdue')).toBe(weeksReminded)
})

test('the statements have what was delivered and paid', async ({ world }) => {
  const { app, owing, csvOf, once } = world
  const { seller, buyer, credit, total, number } = await owing()
  const { credit: shown } = await app.call('getCredit', { id: credit }, { token: seller.token })
  expect(shown.open).toBe(total)
  // By the clock of deadlines, which the tests have moved.
  const { now } = await app.call('forwardClock', { forward: 0 }).catch(() => ({ now: '' }))
  const day = (now || new Date().toISOString()).slice(0, 10)
  const payment = { credit, amount: 5, received_on: day, note: 'Cash' }
  await app.call('recordCreditPayment', payment, { token: seller.token, headers: once() })
  const lines = (await csvOf('getCreditStatement', { id: credit }, buyer)).trim().split(/\r?\n/)
  expect(lines, lines.join('')).toHaveLength(3)
  expect(lines[0]).toContain('date,kind,number,amount,balance')
  const rows = lines.slice(1).join('\n')
  expect(rows).toContain(`delivery,${number},${total.toFixed(2)}`)
  expect(rows).toContain(`${day},payment,${number},-5.00`)
  expect(lines[2]!.endsWith((total - 5).toFixed(2))).toBe(true)
  const month = { month: day.slice(0, 7), side: 'purchases' }
  expect(await csvOf('getPaymentStatement', month, buyer)).toContain(
    `${day},credit,${number},-5.00`,
  )
})
