import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Client } from '../platform/api/caller.ts'
import { newId } from '../platform/id.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import * as store from './cart.store.ts'
import { presentLines } from './carts.ts'
import { cartChanges, sharedCartsOfAddress } from './limits.ts'
import type { By, OrdersDeps } from './orders-deps.ts'

type Deps = Pick<OrdersDeps, 'db' | 'limits' | 'cartLinks'>

/** Gives the link of the caller's cart, or ends it. */
export async function shareCart(
  { db, limits, cartLinks }: Deps,
  { cart, shared }: ParsedInputOf<'shareCart'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'shareCart'> | Refusal> {
  const limited = await limits.take(cartChanges, caller.id)
  if (limited) return limited
  const row = await store.share(db, { userNo: caller.no, id: cart }, shared ? newId() : null)
  if (!row) return refuse('cart.not_found')
  const url = cartLinks.urlOf(row)
  return url === undefined ? {} : { url }
}

/**
 * What a link shows: the cart as a visitor would see it. The price that the buyer saw last, fees to their emirate and
 * own parts concern only the buyer, and the vehicles of lines may be those of other customers.
 */
export async function getSharedCart(
  deps: Deps & Pick<OrdersDeps, 'catalog'>,
  { token }: ParsedInputOf<'getSharedCart'>,
  { client, language }: { client: Client } & Pick<By, 'language'>,
): Promise<ReplyOf<'getSharedCart'> | Refusal> {
  const { db, limits, cartLinks } = deps
  const limited = await limits.take(sharedCartsOfAddress, client.address)
  if (limited) return limited
  const id = cartLinks.cartIdOf(token)
  const row = id === undefined ? undefined : await store.findShared(db, id)
  if (!row || !cartLinks.isTokenOf(token, row)) return refuse('cart.not_found')
  const lines = (await store.lines(db, row.id)).map((line): store.LineRow => ({
    ...line,
    ...{ id: line.listingId, seenFils: line.priceFils, vehicle: '', substitution: 'only' },
  }))
  const shown = await presentLines(
    deps,
    lines,
    { buyerNo: undefined, emirate: undefined },
    language,
  )
  return { ...shown, ...(row.vehicle && { vehicle: row.vehicle }) }
}
