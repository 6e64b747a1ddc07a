import type { Fils } from '#contract/money.ts'
import {
  awaitsPayment,
  orderNumber,
  type PaymentMethod,
  type PrepaidMethod,
} from '#contract/order-status.ts'
import type { Executor } from '../platform/db.ts'
import { lineTotal, sumOf } from './amounts.ts'
import { answerBy } from './answer-time.ts'
import { readDeadlineClock } from './deadline.store.ts'
import { unsetDelivery } from './delivery-settings.ts'
import { settingsOf } from './delivery.store.ts'
import { recalculate } from './order-credit.store.ts'
import * as cards from './order-cards.store.ts'
import * as store from './order.store.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { announcePlaced } from './place-order.ts'
import { payBy } from './time-to-pay.ts'

type Deps = Pick<OrdersDeps, 'notifications' | 'rules' | 'webhooks' | 'origin'>

/** What of an order is to be paid in advance, and is not yet. */
export type OrderToPay = {
  no: number
  id: string
  /** `R100234`. */
  number: string
  /** Null where the account is gone. */
  buyerNo: number | null
  method: PaymentMethod
  parts: { sellerOrderNo: number; amountFils: Fils }[]
  /** The time to pay is over: the clock of deadlines is about to expire the parts, one after the other. */
  isOver: boolean
}

/** What payments ask of orders. */
export type OrderPaymentsService = {
  /** An order with the parts that wait for a payment this way; all locked until the transaction ends. */
  toPay: (
    tx: Executor,
    method: PrepaidMethod,
    which: cards.WhichOrder,
  ) => Promise<OrderToPay | undefined>
  /**
   * Records that seller orders are paid: those that still wait for it go to their sellers. Returns their numbers; the
   * others have ended, or were paid before.
   */
  recordPaid: (tx: Executor, sellerOrderNos: number[]) => Promise<number[]>
  /** Gives parts that wait for a transfer the time for one from now on; returns until when. */
  prolong: (tx: Executor, sellerOrderNos: number[]) => Promise<Date>
  /** Records that a slip was sent for parts that wait for a transfer; the first one gives them the time for it anew. */
  recordSlip: (
    tx: Executor,
    sellerOrderNos: number[],
    options: { isFirst: boolean },
  ) => Promise<void>
  /** Writes what is open of locked seller orders on credit, and the state of their payment, after payments changed. */
  recalculateCredit: (tx: Executor, sellerOrderNos: number[]) => Promise<void>
}

export const orderPaymentsService = (deps: Deps): OrderPaymentsService => ({
  async toPay(tx, method, which) {
    const order = await cards.lockOrder(tx, which)
    if (!order) return undefined
    const waiting = await cards.lockWaitingParts(tx, order.no, method)
    const lines = await store.linesOf(
      tx,
      waiting.map(({ no }) => no),
    )
    const byPart = Map.groupBy(lines, ({ sellerOrderNo }) => sellerOrderNo)
    const now = await readDeadlineClock(tx)
    return {
      ...{ ...order, number: orderNumber(order.no) },
      isOver: waiting.some(({ answerBy }) => answerBy !== null && answerBy <= now),
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
      const row = await paidPart(deps, tx, no)
      if (row) paid.push(row)
    }
    const [order] = await store.orders(
      tx,
      paid.slice(0, 1).map(({ orderNo }) => orderNo),
    )
    if (order) await announcePlaced(deps, tx, order.row, paid)
    return paid.map(({ no }) => no)
  },

  async prolong(tx, sellerOrderNos) {
    const answerBy = await transferUntil(tx)
    for (const no of sellerOrderNos) await store.changeSellerOrder(tx, no, { answerBy })
    return answerBy
  },

  async recordSlip(tx, sellerOrderNos, { isFirst }) {
    const time = isFirst ? { answerBy: await transferUntil(tx) } : {}
    for (const no of sellerOrderNos)
      await store.changeSellerOrder(tx, no, { hasSlip: true, ...time })
  },

  async recalculateCredit(tx, sellerOrderNos) {
    await recalculate(tx, sellerOrderNos)
  },
})

/** Until when a transfer is awaited from now on. */
const transferUntil = async (tx: Executor) => payBy('bank_transfer', await readDeadlineClock(tx))

/** Marks a seller order as paid, whose time to answer begins; undefined where it doesn't wait for it. */
async function paidPart(
  { rules }: Deps,
  tx: Executor,
  no: number,
): Promise<store.SellerOrderRow | undefined> {
  const found = await store.lockByNo(tx, no)
  if (!found || !awaitsPayment(found.row)) return undefined
  const { sellerNo } = found.row
  const settings = await settingsOf(tx, sellerNo === null ? [] : [sellerNo])
  const [delivery = unsetDelivery(rules)] = settings.values()
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
