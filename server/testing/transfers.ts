import type { InputOf } from '#contract/api.ts'
import { newId } from '../platform/id.ts'
import { uaeDay } from '../platform/uae-day.ts'
import type { AtEnd } from './database.ts'
import { joinAsOperator } from './operators.ts'
import type { On } from './people-and-parts.ts'
import { trading } from './trade.ts'

type Person = { token: string; no: number }

export const refundAccount = { iban: 'AE07 0331 2345 6789 0123 456', name: 'Imran Khan' }

/** People who trade, who pay by bank transfer, and who notes it. */
export async function tradingByTransfer(atEnd: AtEnd, on?: On) {
  const world = await trading(atEnd, on)
  const { app, place } = world
  const finance = await joinAsOperator(app, 'finance')
  const by = { token: finance.token }
  const once = () => ({ 'idempotency-key': newId() })

  const placeByTransfer = (buyer: Person, input: Partial<InputOf<'placeOrder'>> = {}) =>
    place(buyer, { payment: 'bank_transfer', ...input })

  /** Notes what came for an order, today and under a new reference unless `more` says otherwise. */
  const note = (
    order: string,
    amount: number,
    more: Partial<InputOf<'recordBuyerTransfer'>> = {},
  ) =>
    app.call(
      'recordBuyerTransfer',
      {
        ...{ order, amount, reference: `FT ${newId()}`, value_date: uaeDay(new Date()) },
        ...more,
      },
      { ...by, headers: once() },
    )

  const refunds = async (state: InputOf<'getTransferRefunds'>['state'] = 'open') =>
    (await app.call('getTransferRefunds', { state, limit: 100 }, by)).items

  const stepRefund = (
    id: string,
    event: InputOf<'stepTransferRefund'>['event'],
    more: Partial<InputOf<'stepTransferRefund'>> = {},
  ) => app.call('stepTransferRefund', { id, event, ...more }, { ...by, headers: once() })

  /** What the next bank file of refunds contains. */
  const unsent = async () => (await app.call('getTransferRefunds', { state: 'approved' }, by)).sum!

  /** Makes a bank file of the refunds that are in none; undefined where there are none. */
  const sendRefunds = async () => {
    const sum = await unsent()
    return sum.count === 0
      ? undefined
      : app.call('batchTransferRefunds', sum, { ...by, headers: once() })
  }

  /** Takes back what was noted for an order. */
  const reverse = (order: string, reference: string) =>
    app.call(
      'reverseBuyerTransfer',
      { order, reference, reason: 'wrong_order' },
      { ...by, headers: once() },
    )

  /** Approves a refund to the account, and has the bank pay it. */
  const payRefund = async (id: string) => {
    await stepRefund(id, 'approve', refundAccount)
    await sendRefunds()
    return stepRefund(id, 'pay', { reference: `OUT ${newId()}` })
  }

  /** Waits until every order is settled of which a part has ended unpaid, and batches are recorded as paid. */
  const settled = async () => {
    for (;;) {
      const { rowCount } = await app.database.pool.query(
        `select from graphile_worker.jobs where task_identifier in ('settle-transfers', 'record-paid-refunds')`,
      )
      if (!rowCount) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  return {
    ...{ ...world, finance, by, placeByTransfer, note, reverse, settled },
    ...{ refunds, stepRefund, payRefund, unsent, sendRefunds },
  }
}
