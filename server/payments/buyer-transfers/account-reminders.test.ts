import { expect } from 'vitest'
import { notificationsService } from '../../notifications/notifications.service.ts'
import { joinAsOperator } from '../../testing/operators.ts'
import { password } from '../../testing/people.ts'
import { refundAccount, tradingByTransfer } from '../../testing/transfers.ts'
import { testIn } from '../../testing/world.ts'
import { accountReminders } from './account-reminders.ts'

const DAY = 86_400

const test = testIn(async (atEnd) => {
  const world = await tradingByTransfer(atEnd)
  const { app, db, person, part, put, placeByTransfer, record } = world
  const { tasks } = accountReminders({
    ...{ db, notifications: notificationsService({ origin: 'https://ghiyar.test' }) },
    log: (message, error) => expect.fail(`${message}: ${error}`),
  })
  /** Who is owed 40 and 2 of one order. */
  const owed = async () => {
    const buyer = await person()
    await put(buyer, await part({ price: 100, quantity: 9 }))
    const order = await placeByTransfer(buyer)
    await record(order._id, 140)
    await record(order._id, 2)
    const reminders = async () => {
      const { items } = await app.call('getOutbox', { to: buyer.user.email })
      return items.filter(({ subject }) => subject.includes('still need your IBAN'))
    }
    return { buyer, order, reminders }
  }
  const forward = (days: number) => app.call('forwardClock', { forward: days * DAY })
  return { ...world, owed, forward, remind: Object.values(tasks)[0]! }
})

test('who has given no account for a refund is reminded after 3 and 10 days, once each', async ({
  world,
}) => {
  const { app, owed, forward, remind } = world
  const [silent, quick, gone] = [await owed(), await owed(), await owed()]
  await forward(2)
  await remind()
  expect(await silent.reminders()).toEqual([])
  await app.call(
    'giveRefundAccount',
    { order: quick.order._id, ...refundAccount, password },
    { token: quick.buyer.token },
  )
  const owner = await joinAsOperator(app)
  const reason = 'Reports of three sellers.'
  await app.call('suspendAccount', { id: gone.buyer.id, reason }, { token: owner.token })
  await forward(1)
  await remind()
  await Promise.all([remind(), remind()])
  const [first, ...more] = await silent.reminders()
  expect(more).toEqual([])
  // One message for all refunds of the order, which has expired meanwhile.
  expect(first!.text).toContain('AED 142')
  const { notifications } = await app.call('getNotifications', {}, { token: silent.buyer.token })
  expect(notifications).toContainEqual(
    expect.objectContaining({ kind: 'transfer', status: 'account_missing' }),
  )
  await forward(6)
  await remind()
  expect(await silent.reminders()).toHaveLength(1)
  // The job didn't run for days: it is sent when it does.
  await forward(4)
  await remind()
  await remind()
  expect(await silent.reminders()).toHaveLength(2)
  await forward(30)
  await remind()
  expect(await silent.reminders()).toHaveLength(2)
  for (const other of [quick, gone]) expect(await other.reminders()).toEqual([])
})
