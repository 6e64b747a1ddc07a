import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Cart } from '#contract/carts.ts'
import type { Language } from '#contract/language.ts'
import { lineQuantityRange, mostCartLines, mostCarts } from '#contract/limits.ts'
import type { Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { presentCart, presentGroups, type PresentedLines } from './cart.present.ts'
import { betterOffers } from './better-offer.store.ts'
import * as store from './cart.store.ts'
import { settingsOf } from './delivery.store.ts'
import { cartChanges, previewsOfAddress } from './limits.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import { priceCart, type PricingContext } from './priced-cart.ts'

type Deps = Pick<OrdersDeps, 'db' | 'catalog' | 'limits'>

type Buyer = Pick<PricingContext, 'buyerNo' | 'emirate'>

/** Lines as they stand now, by seller; `withBetter` looks for better offers. */
export async function presentLines(
  { db, catalog }: Pick<Deps, 'db' | 'catalog'>,
  rows: store.LineRow[],
  { withBetter = false, ...buyer }: Buyer & { withBetter?: boolean },
  language: Language,
): Promise<PresentedLines> {
  const sellers = [...new Set(rows.map(({ sellerNo }) => sellerNo))]
  const [settings, shown, better] = await Promise.all([
    settingsOf(db, sellers),
    catalog.listings(
      rows.map(({ listingNo }) => listingNo),
      language,
    ),
    withBetter ? betterOffers(db, rows, buyer) : new Map<number, never>(),
  ])
  return presentGroups(priceCart(rows, { ...buyer, settings }), { shown, better })
}

/** A cart as it stands now, priced for delivery to the buyer's own emirate. */
async function pricedCartOf(
  deps: Deps,
  row: store.CartRow,
  { userNo, language }: { userNo: number; language: Language },
): Promise<Cart> {
  const { db } = deps
  const [rows, emirate] = await Promise.all([store.lines(db, row.id), store.emirateOf(db, userNo)])
  const lines = await presentLines(
    deps,
    rows,
    { buyerNo: userNo, emirate, withBetter: true },
    language,
  )
  return presentCart(row, lines)
}

/** The cart that a visitor's browser stores. */
export async function previewCart(
  deps: Deps,
  { lines }: ParsedInputOf<'previewCart'>,
  { client, language }: { client: Client; language: Language },
): Promise<ReplyOf<'previewCart'> | Refusal> {
  const limited = await deps.limits.take(previewsOfAddress, client.address)
  if (limited) return limited
  const rows = await store.linesOf(deps.db, lines)
  const visitor = { buyerNo: undefined, emirate: undefined, withBetter: true }
  return presentLines(deps, rows, visitor, language)
}

export async function getCarts(
  { db }: Pick<Deps, 'db'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'getCarts'>> {
  const rows = await store.all(db, caller.no)
  return {
    carts: rows.map(({ cart, lines }) => ({
      ...{ _id: cart.id, name: cart.name, lines },
      ...(cart.vehicle && { vehicle: cart.vehicle }),
      updated: cart.changedAt.toISOString(),
    })),
  }
}

export async function getCart(
  deps: Deps,
  { id }: ParsedInputOf<'getCart'>,
  { caller, language }: By,
): Promise<Cart | Refusal> {
  const row = await store.find(deps.db, caller.no, id)
  return row ? pricedCartOf(deps, row, { userNo: caller.no, language }) : refuse('cart.not_found')
}

/** Changes one of the caller's carts, one change after the other, and shows it. */
async function changeCart(
  deps: Deps,
  cartId: string | undefined,
  { caller, language }: By,
  work: (tx: Executor, row: store.CartRow) => Promise<store.CartRow | Refusal | undefined>,
): Promise<Cart | Refusal> {
  const { db, limits } = deps
  const limited = await limits.take(cartChanges, caller.id)
  if (limited) return limited
  const outcome = await db.transaction(async (tx) => {
    await store.lockBuyer(tx, caller.no)
    const row = await store.find(tx, caller.no, cartId)
    if (!row) return refuse('cart.not_found')
    return (await work(tx, row)) ?? (await store.change(tx, row.id, {}))
  })
  return outcome instanceof Refusal
    ? outcome
    : pricedCartOf(deps, outcome, { userNo: caller.no, language })
}

export async function createCart(
  deps: Deps,
  { name, vehicle = '' }: ParsedInputOf<'createCart'>,
  by: By,
): Promise<Cart | Refusal> {
  const userNo = by.caller.no
  return changeCart(deps, undefined, by, async (tx) => {
    const known = await store.named(tx, userNo, name)
    if (known) return known
    if ((await store.all(tx, userNo)).length >= mostCarts) return refuse('cart.too_many')
    return store.create(tx, { userNo, name, vehicle })
  })
}

export const setCartLine = (
  deps: Deps,
  {
    cart,
    listing_id,
    quantity,
    add,
    vehicle,
    substitution,
    instead_of,
  }: ParsedInputOf<'setCartLine'>,
  by: By,
): Promise<Cart | Refusal> =>
  changeCart(deps, cart, by, async (tx, { id: cartId }) => {
    const lines = await store.lines(tx, cartId)
    const before = lines.find(({ listingId }) => listingId === listing_id)
    const replaced = lines.find(({ listingId }) => listingId === instead_of)
    const total = Math.min(quantity + ((add && before?.quantity) || 0), lineQuantityRange.max)
    if (total === 0) {
      if (before) await store.takeOut(tx, cartId, [before.listingNo])
      return undefined
    }
    const [offer] = await store.offered(tx, [listing_id])
    if (!offer) return refuse('listing.not_found')
    if (offer.sellerNo === by.caller.no) return refuse('cart.own')
    if (!before && !replaced && lines.length >= mostCartLines) return refuse('cart.full')
    const { no: listingNo, priceFils } = offer
    await store.putLines(tx, [
      { cartId, listingNo, quantity: total, priceFils, ...{ vehicle, substitution } },
    ])
    if (replaced && replaced !== before) await store.takeOut(tx, cartId, [replaced.listingNo])
    return undefined
  })

export const updateCart = (
  deps: Deps,
  { cart, name, vehicle }: ParsedInputOf<'updateCart'>,
  by: By,
): Promise<Cart | Refusal> =>
  changeCart(deps, cart, by, async (tx, row) => {
    const isRenamed = name !== undefined && name !== row.name
    if (isRenamed && row.name === '') return refuse('cart.name')
    const other = isRenamed ? await store.named(tx, by.caller.no, name) : undefined
    if (other && other.id !== row.id) return refuse('cart.name')
    return store.change(tx, row.id, {
      ...(name !== undefined && { name }),
      ...(vehicle !== undefined && { vehicle }),
    })
  })

export async function removeCart(
  { db, limits }: Deps,
  { cart }: ParsedInputOf<'removeCart'>,
  { caller }: By,
): Promise<ReplyOf<'removeCart'> | Refusal> {
  const limited = await limits.take(cartChanges, caller.id)
  if (limited) return limited
  return db.transaction(async (tx) => {
    await store.lockBuyer(tx, caller.no)
    const row = await store.find(tx, caller.no, cart)
    if (!row) return refuse('cart.not_found')
    await store.remove(tx, row)
    return { message: 'success' as const }
  })
}

export async function moveCartLines(
  deps: Deps,
  { from, to, lines }: ParsedInputOf<'moveCartLines'>,
  by: By,
): Promise<ReplyOf<'moveCartLines'> | Refusal> {
  const moved = await changeCart(deps, from, by, async (tx, source) => {
    const target = await store.find(tx, by.caller.no, to)
    if (!target) return refuse('cart.not_found')
    if (target.id === source.id) return undefined
    const there = new Map((await store.lines(tx, target.id)).map((line) => [line.listingNo, line]))
    const moving = (await store.lines(tx, source.id)).filter(({ id }) => lines.includes(id))
    const added = moving.filter(({ listingNo }) => !there.has(listingNo)).length
    if (there.size + added > mostCartLines) return refuse('cart.full')
    await store.putLines(
      tx,
      moving.map((line) => mergedLine(line, target.id, there.get(line.listingNo))),
    )
    await store.takeOut(
      tx,
      source.id,
      moving.map(({ listingNo }) => listingNo),
    )
    await store.change(tx, target.id, {})
    return undefined
  })
  if (moved instanceof Refusal) return moved
  const target = await getCart(deps, { id: to }, by)
  return target instanceof Refusal ? target : { from: moved, to: target }
}

/** A line in its new cart, where the same part may be already. */
const mergedLine = (line: store.LineRow, cartId: string, there: store.LineRow | undefined) => ({
  ...{ cartId, listingNo: line.listingNo, priceFils: line.seenFils },
  ...{ vehicle: line.vehicle, substitution: line.substitution },
  quantity: Math.min(lineQuantityRange.max, line.quantity + (there?.quantity ?? 0)),
})

export const mergeCart = (
  deps: Deps,
  { cart, lines }: ParsedInputOf<'mergeCart'>,
  by: By,
): Promise<Cart | Refusal> =>
  changeCart(deps, cart, by, async (tx, { id: cartId }) => {
    const wanted = new Map(lines.map((line) => [line.listing_id, line]))
    const there = new Map((await store.lines(tx, cartId)).map((line) => [line.listingNo, line]))
    const offers = (await store.offered(tx, [...wanted.keys()])).filter(
      ({ sellerNo }) => sellerNo !== by.caller.no,
    )
    let room = mostCartLines - there.size
    await store.putLines(
      tx,
      offers.flatMap(({ no: listingNo, id, priceFils }) => {
        const before = there.get(listingNo)
        if (!before && room-- <= 0) return []
        const { quantity, vehicle } = wanted.get(id)!
        return [
          {
            ...{ cartId, listingNo, vehicle, priceFils: before?.seenFils ?? priceFils },
            quantity: Math.max(quantity, before?.quantity ?? 0),
          },
        ]
      }),
    )
    return undefined
  })
