import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import type { SentReturnEvent } from '#contract/return-status.ts'
import { ledgerFaults } from '../payments/ledger-faults.store.ts'
import { newId } from '../platform/id.ts'
import { tradeFaults } from '../orders/trade-faults.store.ts'
import type { AtEnd } from './database.ts'
import { trading } from './trade.ts'

/** People who trade, with orders that were delivered and what becomes of their returns. */
export async function returning(atEnd: AtEnd) {
  const world = await trading(atEnd, { env: { OPERATOR_TRN: '100000000000003' } })
  const { app, db, person, part, put, place, step } = world
  type Person = Awaited<ReturnType<typeof person>>
  const once = () => ({ 'idempotency-key': newId() })

  /** Two parts, two pieces of the first, delivered by the own driver for 25. */
  const delivered = async () => {
    const [seller, buyer] = [await person('SELLER'), await person()]
    const parts = [
      await part({ sellerNo: seller.no, price: 99.99, quantity: 5 }),
      await part({ sellerNo: seller.no, price: 7.77, quantity: 5 }),
    ]
    const settings = {
      pickup: { on: false, hours: '' },
      own: { on: true, fees: { Dubai: 25 }, hours: '' },
      courier: { on: false, fee: 0, days: 1 },
      ...{ answer_hours: 24, holidays: [] },
    }
    await app.call('setDeliverySettings', settings, { token: seller.token })
    await put(buyer, parts[0]!, 2)
    await put(buyer, parts[1]!, 1)
    const address = {
      ...{ name: 'Workshop', address: 'Street 4', phone: '+971501234567' },
      emirate: 'Dubai' as const,
    }
    const order = await place(buyer, { address, deliveries: { [seller.id]: 'own' } })
    const { _id: id, lines } = order.sellerOrders[0]!
    for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
    await step(buyer, id, 'confirm')
    return { seller, buyer, parts, id, order: order._id, lines }
  }
  const ask = (
    who: Person,
    input: Partial<InputOf<'requestReturn'>> &
      Pick<InputOf<'requestReturn'>, 'seller_order' | 'lines'>,
    files: object = {},
  ) =>
    app.call(
      'requestReturn',
      { reason: 'wrong_part', note: 'For another car', ...input },
      { token: who.token, headers: once(), ...files },
    )
  const take = (who: Person, id: string, event: SentReturnEvent, more: object = {}) =>
    app.call('stepReturn', { ...more, id, event }, { token: who.token, headers: once() })
  const forward = (days: number) => app.call('forwardClock', { forward: days * 86_400 })
  const sound = async () =>
    expect([...(await tradeFaults(db)), ...(await ledgerFaults(db))]).toEqual([])
  return { ...world, once, delivered, ask, take, forward, sound }
}
