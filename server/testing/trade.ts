import type { InputOf, ReplyOf } from '#contract/api.ts'
import type { SentStep } from '#contract/order-status.ts'
import type { TestApp } from './app.ts'
import type { AtEnd } from './database.ts'
import { peopleAndParts, type On } from './people-and-parts.ts'
import { newId } from '../platform/id.ts'

type Person = { token: string; no: number }

/** With which key, and on which of several processes. */
type How = { key?: string; on?: Pick<TestApp, 'call'> }

/** People and parts, and what they do with each other: fill a cart, order it, fill the order. */
export async function trading(atEnd: AtEnd, on?: On) {
  const world = await peopleAndParts(atEnd, on)
  const { app } = world

  const once = (key: string = newId()) => ({ 'idempotency-key': key })

  const put = (buyer: Person, part: { id: string }, quantity = 1) =>
    app.call('setCartLine', { listing_id: part.id, quantity }, { token: buyer.token })

  const quote = async (buyer: Person, chosen: Partial<InputOf<'quoteCheckout'>> = {}) => {
    const { token } = buyer
    const cart = chosen.cart ?? (await app.call('getCart', {}, { token }))._id
    return app.call('quoteCheckout', { ...chosen, cart }, { token })
  }

  /** Orders the default cart at what it costs now, or as `input` says. */
  const place = async (
    buyer: Person,
    input: Partial<InputOf<'placeOrder'>> = {},
    { key = newId(), on = app }: How = {},
  ): Promise<ReplyOf<'placeOrder'>> => {
    const { token } = buyer
    const cart = input.cart ?? (await on.call('getCart', {}, { token }))._id
    const { deliveries, address } = input
    const expected_total =
      input.expected_total ??
      (await on.call('quoteCheckout', { cart, deliveries, address }, { token })).totals.total
    return on.call(
      'placeOrder',
      {
        ...{ receiver: { name: 'Imran Khan', phone: '+971501234567' } },
        ...{ payment: 'cash_on_delivery', ...input, cart, expected_total },
      },
      { token, headers: once(key) },
    )
  }

  const step = (
    who: Person,
    id: string,
    event: SentStep,
    more: Partial<InputOf<'stepSellerOrder'>> = {},
    { key = newId(), on = app }: How = {},
  ) => on.call('stepSellerOrder', { ...more, id, event }, { token: who.token, headers: once(key) })

  /** What is on hand and reserved of a part. */
  const stock = async (part: { no: number }) => {
    const { rows } = await world.app.database.pool.query<{
      quantity: number
      reserved: number
      available: number
    }>('select quantity, reserved, available from listing where no = $1', [part.no])
    return rows[0]!
  }

  return { ...world, put, quote, place, step, stock }
}
