import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  awaitsPayment,
  capturedStates,
  isPrepaid,
  orderNumber,
  type PaymentState,
} from '#contract/order-status.ts'
import { sendAllLater, sendLater } from '../accounts/messages.service.ts'
import type { Executor } from '../platform/db.ts'
import type { Unaddressed } from '../platform/messages/mail/bilingual-mail.ts'
import { enqueue, type Task } from '../platform/jobs.ts'
import { orderPlaced } from './messages/order-placed.ts'
import { orderReceived } from './messages/order-received.ts'
import { orderStepped } from './messages/order-stepped.ts'
import type { OrderSide } from './messages/order-step-words.ts'
import { linesOfPart, placedOrder, unreadStep, type StepRow } from './order-mail.store.ts'
import { mailsTo, mailTo, type MailTo } from './settings.ts'

export const SEND_ORDER_STEP = 'send-order-step'
const SEND_ORDER_PLACED = 'send-order-placed'

type Receiver = Omit<MailTo, 'to'> & { origin: string }

type Deps = { db: NodePgDatabase; origin: string }

/**
 * Mails the sellers what to answer, and the buyer what was ordered, whether or not the page of the order has been
 * seen meanwhile.
 */
export const sendPlacedLater = (tx: Executor, orderId: string): Promise<void> =>
  enqueue(tx, SEND_ORDER_PLACED, { id: orderId }, { key: `${SEND_ORDER_PLACED} ${orderId}` })

/** The jobs that mail about orders, if the settings of the receiver allow it. */
export const orderMailTasks = (deps: Deps): Record<string, Task> => ({
  [SEND_ORDER_STEP]: ({ id }: { id: string }) =>
    deps.db.transaction(async (tx) => {
      const found = await unreadStep(tx, id)
      if (found) await sendStep(deps, tx, found)
    }),
  [SEND_ORDER_PLACED]: ({ id }: { id: string }) =>
    deps.db.transaction((tx) => sendPlaced(deps, tx, id)),
})

async function sendStep({ origin }: Deps, tx: Executor, found: StepRow): Promise<void> {
  const { userNo, kind, part, buyer, event, shipment } = found
  const side: OrderSide = kind === 'order' ? 'seller' : 'buyer'
  // What the receiver did later themselves needs no mail.
  if (event.actor === side) return
  const mail = await mailTo({ origin }, tx, userNo, 'order')
  if (!mail) return
  const { to, ...receiver } = mail
  const message = orderStepped({
    ...{ ...receiver, origin, side, buyer, part, event, shipment },
    ...{ number: orderNumber(part.orderNo, part.place), lines: await linesOfPart(tx, part.no) },
  })
  if (message) await sendLater(tx, { ...message, to })
}

async function sendPlaced({ origin }: Deps, tx: Executor, id: string): Promise<void> {
  const placed = await placedOrder(tx, id)
  if (!placed) return
  const { row, buyer, parts, lines } = placed
  // Of those that were cancelled meanwhile, a mail of its own says so.
  const waiting = parts.filter((part) => part.state === 'placed' && !awaitsPayment(part))
  // Less may have been paid in advance than was placed.
  const paid = isPrepaid(row.paymentMethod) ? parts.filter(isCaptured) : parts
  const ordered = {
    parts: paid,
    lines: lines.filter((line) => paid.some(({ no }) => no === line.sellerOrderNo)),
  }
  const userNos = [row.buyerNo, ...waiting.map(({ sellerNo }) => sellerNo)]
  const mails = await mailsTo({ origin }, tx, userNos.filter(isPresent), 'order')
  const messageTo = (userNo: number | null, write: (receiver: Receiver) => Unaddressed) => {
    const mail = userNo === null ? undefined : mails.get(userNo)
    if (!mail) return []
    const { to, ...receiver } = mail
    return [{ ...write({ ...receiver, origin }), to }]
  }
  await sendAllLater(tx, [
    ...waiting.flatMap((part) =>
      messageTo(part.sellerNo, (receiver) =>
        orderReceived({
          ...{ ...receiver, buyer, part, number: orderNumber(row.no, part.place) },
          lines: lines.filter(({ sellerOrderNo }) => sellerOrderNo === part.no),
        }),
      ),
    ),
    ...messageTo(row.buyerNo, (receiver) => orderPlaced({ ...receiver, row, ...ordered })),
  ])
}

const isCaptured = ({ paymentState }: { paymentState: PaymentState }) =>
  (capturedStates as readonly PaymentState[]).includes(paymentState)

const isPresent = (no: number | null): no is number => no !== null
