import type { DeliverySettings } from '#contract/delivery.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import type { Quote } from '#contract/orders.ts'
import type { ParsedInputOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { paymentMethods, type PaymentMethod } from '#contract/order-status.ts'
import type { Executor } from '../platform/db.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import { presentSum, sumOf } from './amounts.ts'
import { presentGroup } from './cart.present.ts'
import { cashLimitOf } from './cash-limit.ts'
import * as carts from './cart.store.ts'
import { needsAddress } from './delivery-options.ts'
import { creditOffers, isOnCredit, presentCredit, type CreditOffer } from './credit-offers.ts'
import * as deliveries from './delivery.store.ts'
import { standingsOf } from './order-credit.store.ts'
import { openCash } from './order.store.ts'
import type { StoredAddress } from './order.tables.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { amountsOf, hasLines, priceCart, type PricedGroup } from './priced-cart.ts'

type Chosen = Pick<ParsedInputOf<'quoteCheckout'>, 'deliveries' | 'address'>
type Problem = Quote['problems'][number]

/** A cart as it would be ordered now. */
export type Checkout = {
  cart: carts.CartRow
  groups: PricedGroup[]
  /** By the numbers of the sellers; those without a row are left out. */
  settings: ReadonlyMap<number, DeliverySettings>
  address: StoredAddress | undefined
  /** The address book's, where it is one of it. */
  addressId: string | undefined
  totalFils: Fils
  credits: CreditOffer[]
  cashLimitFils: Fils
  problems: Problem[]
}

/** Reads a cart for ordering it. In a transaction that has locked its listings, nothing changes until the end. */
export async function readCheckout(
  { rules }: Pick<OrdersDeps, 'rules'>,
  db: Executor,
  cart: carts.CartRow,
  buyerNo: number,
  chosen: Chosen,
): Promise<Checkout | Refusal> {
  const addressId = typeof chosen.address === 'string' ? chosen.address : undefined
  const known = addressId ? await deliveries.findAddress(db, buyerNo, addressId) : undefined
  if (addressId && !known) return refuse('address.not_found', { address: 'field.invalid' })
  const entered = typeof chosen.address === 'object' ? chosen.address : undefined
  const address = known ? addressOf(known) : entered
  const emirate = address?.emirate ?? (await carts.emirateOf(db, buyerNo))
  const rows = await carts.lines(db, cart.id)
  const sellerNos = [...new Set(rows.map(({ sellerNo }) => sellerNo))]
  const settings = await deliveries.settingsOf(db, sellerNos)
  const context = { buyerNo, settings, emirate, deliveries: chosen.deliveries }
  const groups = priceCart(rows, context)
  const totalFils = sumOf(groups.flatMap(amountsOf))
  const credits = creditOffers(groups.filter(hasLines), await standingsOf(db, buyerNo, sellerNos))
  const cash = (await openCash(db, buyerNo)) + totalFils
  const cashLimitFils = await cashLimitOf({ rules }, db, buyerNo)
  const problems = [
    ...problemsOf(groups, address !== undefined),
    ...(cash > cashLimitFils ? [{ problem: 'cash_limit' as const }] : []),
  ]
  return { cart, groups, settings, address, addressId, totalFils, credits, cashLimitFils, problems }
}

const addressOf = ({ name, emirate, address, phone }: deliveries.AddressRow): StoredAddress => ({
  ...{ name, emirate, address, phone },
})

function problemsOf(groups: PricedGroup[], hasAddress: boolean): Problem[] {
  if (!groups.some(hasLines)) return [{ problem: 'empty' }]
  return groups.flatMap((group): Problem[] => {
    const seller = group.sellerId
    const ofLines = group.lines.flatMap(({ id, problem }) =>
      problem ? [{ line: id, seller, problem }] : [],
    )
    if (!hasLines(group)) return ofLines
    if (!group.chosen) return [...ofLines, { seller, problem: 'no_delivery' }]
    const isMissing = needsAddress(group.chosen.method) && !hasAddress
    return isMissing ? [...ofLines, { seller, problem: 'address_missing' }] : ofLines
  })
}

export async function presentQuote(
  { catalog, cards, bankAccount }: Pick<OrdersDeps, 'catalog' | 'cards' | 'bankAccount'>,
  db: Executor,
  { groups, credits, problems, cashLimitFils }: Checkout,
  language: Language,
): Promise<Quote> {
  const nos = groups.flatMap(({ lines }) => lines.map(({ listingNo }) => listingNo))
  const shown = await catalog.listings(nos, language, db)
  const fees = groups.filter(hasLines).flatMap(({ chosen }) => (chosen ? [chosen.feeFils] : []))
  const lines = sumOf(groups.map(({ subtotalFils }) => subtotalFils))
  const { total, vat } = presentSum(
    groups.map((group) => ({ taxed: group.taxed, amounts: amountsOf(group) })),
  )
  const isOffered: Record<PaymentMethod, boolean> = {
    cash_on_delivery: problems.every(({ problem }) => problem !== 'cash_limit'),
    card: cards !== undefined,
    bank_transfer: bankAccount !== undefined,
    credit: isOnCredit(credits),
  }
  return {
    totals: { lines: toDirhams(lines), delivery: toDirhams(sumOf(fees)), total },
    vat,
    groups: groups.map((group) => ({
      ...presentGroup(group, { shown }),
      chosen: group.chosen?.method ?? null,
    })),
    payments: paymentMethods.filter((method) => isOffered[method]),
    cash_limit: toDirhams(cashLimitFils),
    ...presentCredit(credits),
    problems,
  }
}
