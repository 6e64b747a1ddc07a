import type { InputOf } from '#contract/api.ts'
import { newId } from '../platform/id.ts'
import { uaeDay } from '../platform/uae-day.ts'
import type { AtEnd } from './database.ts'
import { joinAsOperator } from './operators.ts'
import type { On } from './people-and-parts.ts'
import { trading } from './trade.ts'

type Person = { token: string; no: number }

export const refundAccount = { iban: 'AE07 0331 2345 6789 0123 456', name: 'Imran Khan' }

/** People who trade, who pay by bank transfer, and who records it. */
export async function tradingByTransfer(atEnd: AtEnd, on?: On) {
  const world = await trading(atEnd, on)
  const { app, place } = world
  const finance = await joinAsOperator(app, 'finance')
  const by = { token: finance.token }
  const once = () => ({ 'idempotency-key': newId() })

  const placeByTransfer = (buyer: Person, input: Partial<InputOf<'placeOrder'>> = {}) =>
    place(buyer, { payment: 'bank_transfer', ...input })

  /** Records what came for an order, today and under a new reference unless `more` says otherwise. */
  const record = (
    order: string,
    amount: number,
    more: Partial<InputOf<'recordBuyerTransfer'>> = {},
  ) =>
    app.call(
      'recordBuyerTransfer',
      {
        ...{
          order,
          amount,
          reference: `FT ${newId().toUpperCase()}`,
          value_date: uaeDay(new Date()),
        },
        ...more,
      },
      { ...by, headers: once() },
    )

  const refunds = async (state: InputOf<'getTransferRefunds'>['state'] = 'open') =>
    (await app.call('getTransferRefunds', { state, limit: 100 }, by)).items

  /** Takes a step of a refund as it is now, unless `more` says what was seen. */
  const stepRefund = async (
    id: string,
    event: InputOf<'stepTransferRefund'>['event'],
    more: Partial<InputOf<'stepTransferRefund'>> = {},
  ) => {
    const { rows } = await app.database.pool.query<{ seen: string | null; batch: string | null }>(
      `select r.iban seen, b.id batch from transfer_refund r
       left join transfer_refund_line l on l.refund_no = r.no and l.outcome is null
       left join transfer_refund_batch b on b.no = l.batch_no where r.id = $1`,
      [id],
    )
    return app.call(
      'stepTransferRefund',
      { id, event, ...(rows[0] ?? { seen: null, batch: null }), ...more },
      { ...by, headers: once() },
    )
  }

  /** What the next bank file of refunds contains. */
  const unsent = async () => (await app.call('getTransferRefunds', { state: 'approved' }, by)).sum!

  /** Makes a bank file of the refunds that are in none; undefined where there are none. */
  const sendRefunds = async () => {
    const sum = await unsent()
    return sum.count === 0
      ? undefined
      : app.call('batchTransferRefunds', sum, { ...by, headers: once() })
  }

  /** Takes back what was recorded for an order. */
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
    return stepRefund(id, 'pay', { reference: `OUT ${newId().toUpperCase()}` })
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
    ...{ ...world, finance, by, placeByTransfer, record, reverse, settled },
    ...{ refunds, stepRefund, payRefund, unsent, sendRefunds },
  }
}
