import { defaultDelivery } from '#contract/delivery.ts'
import { awaitsCard, orderNumber } from '#contract/order-status.ts'
import type { Executor } from '../platform/db.ts'
import type { Fils } from '../platform/money.ts'
import { lineTotal, sumOf } from './amounts.ts'
import { answerBy } from './answer-time.ts'
import { readDeadlineClock } from './deadline.store.ts'
import { settingsOf } from './delivery.store.ts'
import * as cards from './order-cards.store.ts'
import * as store from './order.store.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { announcePlaced } from './place-order.ts'

type Deps = Pick<OrdersDeps, 'notifications' | 'webhooks' | 'origin'>

/** What of an order is to be paid by card now. */
export type OrderToPay = {
  no: number
  id: string
  /** `R100234`. */
  number: string
  parts: { sellerOrderNo: number; amountFils: Fils }[]
}

/** What payments ask of orders. */
export type OrderPaymentsService = {
  /** An order of this buyer with the parts that wait for a payment by card; locked until the transaction ends. */
  toPay: (tx: Executor, buyerNo: number, id: string) => Promise<OrderToPay | undefined>
  /**
   * Records that seller orders are paid: those that still wait for it go to their sellers. Returns their numbers; the
   * others have ended, or were paid before.
   */
  recordPaid: (tx: Executor, sellerOrderNos: number[]) => Promise<number[]>
}

export const orderPaymentsService = (deps: Deps): OrderPaymentsService => ({
  async toPay(tx, buyerNo, id) {
    const order = await cards.lockOrder(tx, buyerNo, id)
    if (!order) return undefined
    const waiting = await cards.waitingParts(tx, order.no)
    const lines = await store.linesOf(
      tx,
      waiting.map(({ no }) => no),
    )
    const byPart = Map.groupBy(lines, ({ sellerOrderNo }) => sellerOrderNo)
    return {
      ...{ ...order, number: orderNumber(order.no) },
      parts: waiting.map(({ no, feeFils }) => ({
        sellerOrderNo: no,
        amountFils: sumOf([...(byPart.get(no) ?? []).map(lineTotal), feeFils]),
      })),
    }
  },

  async recordPaid(tx, sellerOrderNos) {
    const paid: store.SellerOrderRow[] = []
    // In one order, so that two transactions don't wait for one another.
    for (const no of sellerOrderNos.toSorted((a, b) => a - b)) {
      const row = await paidPart(tx, no)
      if (row) paid.push(row)
    }
    const [order] = await store.orders(
      tx,
      paid.slice(0, 1).map(({ orderNo }) => orderNo),
    )
    if (order) await announcePlaced(deps, tx, order.row, paid)
    return paid.map(({ no }) => no)
  },
})

/** Marks a seller order as paid, whose time to answer begins; undefined where it doesn't wait for it. */
async function paidPart(tx: Executor, no: number): Promise<store.SellerOrderRow | undefined> {
  const found = await store.lockByNo(tx, no)
  if (!found || !awaitsCard(found.row)) return undefined
  const { sellerNo } = found.row
  const settings = await settingsOf(tx, sellerNo === null ? [] : [sellerNo])
  const [delivery = defaultDelivery] = settings.values()
  const row = await store.changeSellerOrder(tx, no, {
    paymentState: 'captured',
    answerBy: answerBy(await readDeadlineClock(tx), delivery),
  })
  await store.addEvents(tx, [
    {
      ...{ sellerOrderNo: no, event: 'pay', actor: 'buyer' },
      ...{ fromState: 'placed', toState: 'placed' },
    },
  ])
  return row
}
