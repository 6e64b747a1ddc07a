import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { mostUnpaidOrders } from '#contract/limits.ts'
import { toFils } from '#contract/money.ts'
import { isPrepaid, type PrepaidMethod } from '#contract/order-status.ts'
import { mostUnpaidTransfers } from '#contract/transfer-limits.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { idempotent } from '../platform/idempotency.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { answerBy } from './answer-time.ts'
import { payBy } from './time-to-pay.ts'
import { isOnCredit } from './credit-offers.ts'
import * as cards from './order-cards.store.ts'
import * as credits from './order-credit.store.ts'
import * as carts from './cart.store.ts'
import { presentQuote, readCheckout, type Checkout } from './checkout.ts'
import { readDeadlineClock } from './deadline.store.ts'
import { touchAddress } from './delivery.store.ts'
import { unsetDelivery } from './delivery-settings.ts'
import { placingsOfBuyer } from './limits.ts'
import { toBuyer, toSeller } from './order-notifications.ts'
import * as store from './order.store.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import type { PricedGroup, PricedLine } from './priced-cart.ts'
import { recordWebhookEvents } from './record-webhook-events.ts'
import { checkedPhone } from './receiver-phone.ts'
import { presentOrder, type OrderDetails } from './seller-order.present.ts'

type Input = ParsedInputOf<'placeOrder'>
type Placed = ReplyOf<'placeOrder'>

/** Orders a cart: all of it or nothing, with the stock reserved in the same transaction. */
export async function placeOrder(
  deps: OrdersDeps,
  input: Input,
  by: By,
): Promise<Placed | Refusal> {
  const { db, limits, placings, stock } = deps
  const { caller, idempotency } = by
  const phones = await checkedPhones(deps, input)
  if (phones instanceof Refusal) return phones
  let change: Change | undefined
  const call = { name: 'placeOrder' as const, input, caller, ...(idempotency && { idempotency }) }
  const outcome = await placings.run(async () => {
    // What was asked to come again doesn't count.
    const limited = await limits.take(placingsOfBuyer, caller.id)
    if (limited) return limited
    return idempotent(db, call, async (tx) => {
      const placed = await place(deps, tx, { ...input, ...phones }, by)
      if (placed instanceof Refusal) return placed
      change = placed.change
      return placed.order
    })
  }, caller.id)
  if (change) await stock.follow(change)
  return outcome
}

/** The numbers of the receiver and of an address that is entered, in E.164. */
async function checkedPhones(
  deps: OrdersDeps,
  { receiver, address }: Input,
): Promise<Pick<Input, 'receiver' | 'address'> | Refusal> {
  const phone = await checkedPhone(deps, receiver.phone, 'receiver.phone')
  if (phone instanceof Refusal) return phone
  const checked = { receiver: { ...receiver, phone }, address }
  if (typeof address !== 'object') return checked
  const atAddress = await checkedPhone(deps, address.phone, 'address.phone')
  if (atAddress instanceof Refusal) return atAddress
  return { ...checked, address: { ...address, phone: atAddress } }
}

async function place(
  deps: OrdersDeps,
  tx: Executor,
  input: Input,
  { caller, language }: By,
): Promise<{ order: Placed; change: Change } | Refusal> {
  const { stock } = deps
  const { closing, suspended } = await carts.lockBuyer(tx, caller.no)
  if (suspended) return refuse('auth.suspended')
  if (closing) return refuse('account.closing')
  const cart = await carts.find(tx, caller.no, input.cart)
  if (!cart) return refuse('cart.not_found')
  await stock.lock(tx, await carts.listingNos(tx, cart.id))
  if (input.payment === 'credit') await credits.lockCredits(tx, caller.no)
  const checkout = await readCheckout(deps, tx, cart, caller.no, input)
  if (checkout instanceof Refusal) return checkout
  const objection = await objectionTo(deps, tx, checkout, input, caller.no)
  if (objection === 'checkout.changed')
    return refuse(objection, undefined, {
      now: { quote: await presentQuote(deps, tx, checkout, language) },
    })
  if (objection) return objection
  const lines = checkout.groups.flatMap((group) => group.lines)
  const change = await stock.reserve(
    tx,
    lines.map(({ listingNo: no, quantity }) => ({ no, quantity })),
  )
  // The listings are locked, so this can't be.
  if (!change) throw new Error('stock that was read under a lock is not there')
  const { row, parts, details } = await insert(deps, tx, checkout, input, caller.no)
  await carts.takeOut(
    tx,
    cart.id,
    lines.map(({ listingNo }) => listingNo),
  )
  if (checkout.addressId) await touchAddress(tx, checkout.addressId)
  // What is paid in advance is announced once it is paid.
  if (!isPrepaid(row.paymentMethod)) await announcePlaced(deps, tx, row, parts)
  const { bankAccount } = deps
  if (row.paymentMethod === 'bank_transfer')
    await deps.notifications.notifyTransfer(tx, row.no, {
      ...{ news: 'instructions', amount: checkout.totalFils, account: bankAccount! },
      until: parts[0]!.answerBy!,
    })
  return { order: presentOrder(row, parts, { ...details, bankAccount }), change }
}

/** Tells both sides, and the sellers' systems, of seller orders that are to be answered. */
export async function announcePlaced(
  deps: Pick<OrdersDeps, 'notifications' | 'webhooks' | 'origin'>,
  tx: Executor,
  row: Pick<store.OrderRow, 'id' | 'buyerNo'>,
  parts: store.SellerOrderRow[],
): Promise<void> {
  await deps.notifications.notify(
    tx,
    ...parts.flatMap((part) => [...toSeller(part), ...toBuyer(part, row.buyerNo)]),
  )
  await recordWebhookEvents(
    deps,
    tx,
    parts.map((row) => ({ row, event: 'place', by: 'buyer' })),
  )
  await deps.notifications.sendPlacedLater(tx, row.id)
}

/** How many orders that weren't paid one buyer may have placed within how many days. */
const unpaidLimits = {
  card: { days: 1, most: mostUnpaidOrders },
  bank_transfer: { days: 7, most: mostUnpaidTransfers },
} as const satisfies Record<PrepaidMethod, { days: number; most: number }>

/** What keeps a cart from being ordered as it is; `checkout.changed` is given with the new quote. */
async function objectionTo(
  { cards: provider, bankAccount }: Pick<OrdersDeps, 'cards' | 'bankAccount'>,
  tx: Executor,
  { problems, totalFils, credits: offers }: Checkout,
  { expected_total, payment }: Input,
  buyerNo: number,
): Promise<Refusal | 'checkout.changed' | undefined> {
  const short = problems.flatMap(({ line, problem }) =>
    problem === 'not_enough' && line ? [[line, 'field.too_big'] as const] : [],
  )
  if (short.length > 0) return refuse('checkout.not_enough', Object.fromEntries(short))
  // A new price is agreed to by the total that was expected.
  const isChanged = problems.some(
    ({ problem }) => problem !== 'price_changed' && problem !== 'cash_limit',
  )
  if (isChanged || totalFils !== toFils(expected_total)) return 'checkout.changed'
  if (isPrepaid(payment)) {
    if (!(payment === 'card' ? provider : bankAccount)) return refuse('payment.unavailable')
    // Each holds stock for which nobody has paid.
    const { days, most } = unpaidLimits[payment]
    const unpaid = await cards.unpaidOrders(tx, buyerNo, { method: payment, days })
    return unpaid >= most ? refuse('checkout.unpaid') : undefined
  }
  if (payment === 'credit') return isOnCredit(offers) ? undefined : refuse('checkout.credit')
  return problems.some(({ problem }) => problem === 'cash_limit')
    ? refuse('checkout.cash_limit')
    : undefined
}

async function insert(
  { rules }: Pick<OrdersDeps, 'rules'>,
  tx: Executor,
  { groups, address, settings, credits: offers }: Checkout,
  { receiver, payment, reference, note }: Input,
  buyerNo: number,
): Promise<{ row: store.OrderRow; parts: store.SellerOrderRow[]; details: OrderDetails }> {
  const isBrought = groups.some(({ chosen }) => chosen!.method !== 'pickup')
  const row = await store.insertOrder(tx, {
    ...{ id: newId(), buyerNo, reference, note, paymentMethod: payment },
    ...{ receiverName: receiver.name, receiverPhone: receiver.phone },
    address: isBrought ? address! : null,
  })
  const now = await readDeadlineClock(tx)
  const inserted = await store.insertSellerOrders(
    tx,
    groups.map((group, at) => ({
      ...sellerOrderOf(group),
      ...{ id: newId(), orderNo: row.no, place: at + 1, paymentMethod: payment },
      returnDays: rules.valueOf('returnDays'),
      // What is paid in advance is to be answered from its payment on.
      answerBy: isPrepaid(payment)
        ? payBy(payment, now)
        : answerBy(now, settings.get(group.sellerNo) ?? unsetDelivery(rules)),
    })),
  )
  const parts = inserted.toSorted((a, b) => a.place - b.place)
  const lines = await store.insertLines(
    tx,
    groups.flatMap(({ lines }, at) => lines.map((line) => orderLineOf(line, parts[at]!))),
  )
  const onCredit =
    payment === 'credit' ? await insertOnCredit(tx, { groups, parts, credits: offers }) : []
  const events = await store.addEvents(
    tx,
    parts.map(({ no }) => ({
      sellerOrderNo: no,
      event: 'place',
      actor: 'buyer',
      toState: 'placed',
    })),
  )
  return { row, parts, details: detailsOf({ row, groups, lines, events, onCredit }) }
}

/** What each seller order owes; every offer is one that was found to be enough. */
const insertOnCredit = (
  tx: Executor,
  {
    groups,
    parts,
    credits: offers,
  }: Pick<Checkout, 'groups' | 'credits'> & { parts: store.SellerOrderRow[] },
): Promise<credits.CreditOrderRow[]> =>
  credits.insertCreditOrders(
    tx,
    groups.map((group, at) => {
      const { standing, neededFils } = offers.find((offer) => offer.group === group)!
      const { no: creditNo, days } = standing!
      return { sellerOrderNo: parts[at]!.no, creditNo, days, openFils: neededFils }
    }),
  )

/** What the reply needs, without reading again what was inserted. */
function detailsOf({
  row,
  groups,
  lines,
  events,
  onCredit,
}: {
  row: store.OrderRow
  groups: PricedGroup[]
  lines: store.LineRow[]
  events: store.EventRow[]
  onCredit: credits.CreditOrderRow[]
}): OrderDetails {
  const ordered = groups.flatMap((group) => group.lines)
  return {
    orders: new Map([[row.no, row]]),
    lines: Map.groupBy(lines, ({ sellerOrderNo }) => sellerOrderNo),
    events: Map.groupBy(events, ({ sellerOrderNo }) => sellerOrderNo),
    credit: new Map(onCredit.map((each) => [each.sellerOrderNo, each])),
    ids: {
      sellers: new Map(
        groups.map(({ sellerNo, sellerId: id, companyNameAr }) => [
          sellerNo,
          { id, companyNameAr },
        ]),
      ),
      registered: new Set(groups.filter(({ taxed }) => taxed).map(({ sellerNo }) => sellerNo)),
      listings: new Map(ordered.map(({ listingNo, listingId }) => [listingNo, listingId])),
    },
    ...{ shipments: new Map(), documents: new Map(), buyers: new Map(), shown: new Map() },
    ...{ attempts: new Map(), refunds: new Map(), refunded: new Map(), transfers: new Map() },
    returning: new Set(),
  }
}

const sellerOrderOf = ({ sellerNo, companyName, emirate, chosen }: PricedGroup) => ({
  ...{ sellerNo, companyName, emirate, feeFils: chosen!.feeFils },
  delivery: { method: chosen!.method, promise: chosen!.promise },
})

const orderLineOf = (line: PricedLine, { no, sellerNo }: store.SellerOrderRow) => ({
  ...{ id: newId(), sellerOrderNo: no, sellerNo, listingNo: line.listingNo },
  ...{ sku: line.sku, partName: line.partName, partNameAr: line.partNameAr },
  priceFils: line.priceFils,
  ...{ ordered: line.quantity, quantity: line.quantity },
  ...{ vehicle: line.vehicle, substitution: line.substitution },
})
