import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Callback } from '#contract/callbacks.ts'
import { offsetOf } from '../platform/paging.ts'
import { presentCallback } from './callback.present.ts'
import * as store from './callback.store.ts'
import type { By, CallbacksDeps } from './callbacks-deps.ts'

type Lists = Pick<CallbacksDeps, 'db' | 'catalog'>

export async function getCallbackState(
  { db }: Pick<CallbacksDeps, 'db'>,
  { listing_id }: ParsedInputOf<'getCallbackState'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'getCallbackState'>> {
  const row = await store.latestOf(db, caller.no, listing_id)
  return { callback: row ? presentCallback(row) : null }
}

export async function getCallbacks(
  deps: Lists,
  { status, page, limit }: ParsedInputOf<'getCallbacks'>,
  { caller, language }: By,
): Promise<List<Callback>> {
  const paged = offsetOf({ page, limit })
  const found = await store.ofSeller(deps.db, caller.no, status, paged)
  return withListings(deps, found, language)
}

export async function getOwnCallbacks(
  deps: Lists,
  { page, limit }: ParsedInputOf<'getOwnCallbacks'>,
  { caller, language }: By,
): Promise<List<Callback>> {
  const found = await store.openOfBuyer(deps.db, caller.no, offsetOf({ page, limit }))
  return withListings(deps, found, language)
}

async function withListings(
  { catalog }: Pick<CallbacksDeps, 'catalog'>,
  { rows, total }: { rows: store.CallbackRow[]; total: number },
  language: By['language'],
): Promise<List<Callback>> {
  const nos = [...new Set(rows.map(({ listingNo }) => listingNo))]
  const listings = await catalog.listings(nos, language)
  const items = rows.flatMap((row): Callback[] => {
    const listing = listings.get(row.listingNo)
    return listing ? [{ ...presentCallback(row), listing }] : []
  })
  return { items, total }
}
