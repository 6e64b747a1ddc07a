import type { Cart, CartGroup, CartLine } from '#contract/carts.ts'
import type { DeliveryOption } from '#contract/delivery.ts'
import type { Listing } from '#contract/listing.ts'
import { toDirhams } from '#contract/money.ts'
import { presentCompanyNames } from '../platform/company-names.ts'
import { presentSum, vatOf } from './amounts.ts'
import type { BetterOffer } from './better-offer.store.ts'
import type { CartRow } from './cart.store.ts'
import type { PricedOption } from './delivery-options.ts'
import type { PricedGroup, PricedLine } from './priced-cart.ts'

/** Listings by their numbers, as the catalogue shows them. */
export type Shown = ReadonlyMap<number, Listing>

/** Better offers by the numbers of the lines' listings. */
type Better = ReadonlyMap<number, BetterOffer>

/** What is known of the lines beside themselves. */
type Beside = { shown: Shown; better?: Better }

/** A listing in a line: without its description, of which a cart could have megabytes. */
export const inLine = (listing: Listing | undefined): Listing | null =>
  listing ? { ...listing, description: '' } : null

const presentOption = ({ method, feeFils, promise }: PricedOption): DeliveryOption => ({
  ...{ method, fee: toDirhams(feeFils), promise },
})

const presentBetter = (offer: BetterOffer) => ({
  ...{ listing_id: offer.listingId, price: toDirhams(offer.priceFils) },
  seller: { ...presentCompanyNames(offer), emirate: offer.emirate },
})

const presentLine = (
  line: PricedLine,
  group: PricedGroup,
  { shown, better }: Beside,
): CartLine => ({
  _id: line.id,
  listing_id: line.listingId,
  listing: line.onOffer ? inLine(shown.get(line.listingNo)) : null,
  seller: presentSeller(group),
  ...{ sku: line.sku, partName: line.partName, partNameAr: line.partNameAr },
  quantity: line.quantity,
  price: toDirhams(line.priceFils),
  total: toDirhams(line.totalFils),
  vat: toDirhams(vatOf(line.totalFils, group)),
  ...(line.vehicle && { vehicle: line.vehicle }),
  substitution: line.substitution,
  ...(line.problem && { problem: line.problem }),
  available: line.onOffer ? line.available : 0,
  ...(line.seenFils !== line.priceFils && { was: toDirhams(line.seenFils) }),
  ...(better?.has(line.listingNo) && { better: presentBetter(better.get(line.listingNo)!) }),
})

const presentSeller = (group: PricedGroup) => ({
  ...{ _id: group.sellerId, ...presentCompanyNames(group), emirate: group.emirate },
})

export const presentGroup = (group: PricedGroup, beside: Beside): CartGroup => ({
  seller: presentSeller(group),
  lines: group.lines.map((line) => presentLine(line, group, beside)),
  delivery: group.options.map(presentOption),
  subtotal: toDirhams(group.subtotalFils),
})

export type PresentedLines = Pick<Cart, 'groups' | 'total' | 'vat'>

export const presentGroups = (groups: PricedGroup[], beside: Beside): PresentedLines => ({
  groups: groups.map((group) => presentGroup(group, beside)),
  ...presentSum(
    groups.map(({ lines, taxed }) => ({ taxed, amounts: lines.map((line) => line.totalFils) })),
  ),
})

export const presentCart = (row: CartRow, lines: PresentedLines): Cart => ({
  _id: row.id,
  name: row.name,
  ...(row.vehicle && { vehicle: row.vehicle }),
  ...lines,
  updated: row.changedAt.toISOString(),
  ...(row.shareKey && { shared: true }),
})
