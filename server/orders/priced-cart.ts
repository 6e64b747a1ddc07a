import { isTaxNumber } from '#contract/company-numbers.ts'
import type { DeliverySettings } from '#contract/delivery.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Fils } from '#contract/money.ts'
import type { DeliveryMethod, LineProblem } from '#contract/order-status.ts'
import { lineTotal, sumOf } from './amounts.ts'
import type { LineRow } from './cart.store.ts'
import { deliveryOptions, type PricedOption } from './delivery-options.ts'

export type PricedLine = LineRow & { problem: LineProblem | undefined; totalFils: Fils }

export type PricedGroup = {
  sellerNo: number
  sellerId: string
  companyName: string
  companyNameAr: string | null
  emirate: Emirate
  /** Whether the seller is registered for VAT. */
  taxed: boolean
  lines: PricedLine[]
  subtotalFils: Fils
  options: PricedOption[]
  /** How it will be delivered: what was chosen, else the first way; undefined where the choice isn't offered. */
  chosen: PricedOption | undefined
}

export type PricingContext = {
  /** Undefined for a visitor. */
  buyerNo: number | undefined
  settings: ReadonlyMap<number, DeliverySettings>
  emirate: Emirate | undefined
  /** By the ids of sellers. */
  deliveries?: Record<string, DeliveryMethod>
}

/** The lines of a cart by seller, as they stand now. A line that can't be ordered counts nothing. */
export function priceCart(
  rows: LineRow[],
  { buyerNo, settings, emirate, deliveries = {} }: PricingContext,
): PricedGroup[] {
  const bySeller = Map.groupBy(rows, ({ sellerNo }) => sellerNo)
  return [...bySeller.values()].map((ofSeller) => {
    const [first] = ofSeller as [LineRow, ...LineRow[]]
    const lines = ofSeller.map((row) => pricedLine(row, buyerNo))
    const subtotalFils = sumOf(lines.map(({ totalFils }) => totalFils))
    const options = deliveryOptions(settings.get(first.sellerNo), {
      emirate,
      subtotal: subtotalFils,
    })
    const wanted = deliveries[first.sellerId]
    return {
      ...{ sellerNo: first.sellerNo, sellerId: first.sellerId },
      ...{ companyName: first.companyName, companyNameAr: first.companyNameAr },
      emirate: first.emirate,
      taxed: first.trn !== null && isTaxNumber(first.trn),
      ...{ lines, subtotalFils, options },
      chosen: wanted ? options.find(({ method }) => method === wanted) : options[0],
    }
  })
}

function pricedLine(row: LineRow, buyerNo: number | undefined): PricedLine {
  const problem = problemOf(row, buyerNo)
  const counts = problem !== 'gone' && problem !== 'own'
  return { ...row, problem, totalFils: counts ? lineTotal(row) : (0 as Fils) }
}

function problemOf(row: LineRow, buyerNo: number | undefined): LineProblem | undefined {
  if (row.sellerNo === buyerNo) return 'own'
  if (!row.onOffer) return 'gone'
  if (row.available < row.quantity) return 'not_enough'
  return row.priceFils === row.seenFils ? undefined : 'price_changed'
}

/** Whether anything of it can be ordered. */
export const hasLines = ({ lines }: PricedGroup) => lines.some(({ totalFils }) => totalFils > 0)

/** What is to be paid to one seller: each line, and the delivery. */
export const amountsOf = (group: PricedGroup): Fils[] => [
  ...group.lines.map(({ totalFils }) => totalFils),
  ...(group.chosen && hasLines(group) ? [group.chosen.feeFils] : []),
]
