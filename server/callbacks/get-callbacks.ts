import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Callback } from '#contract/callbacks.ts'
import { offsetOf } from '../platform/paging.ts'
import { presentCallback } from './callback.present.ts'
import * as store from './callback.store.ts'
import type { By, CallbacksDeps } from './callbacks-deps.ts'

export async function getCallbackState(
  { db }: Pick<CallbacksDeps, 'db'>,
  { listing_id }: ParsedInputOf<'getCallbackState'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'getCallbackState'>> {
  const row = await store.latestOf(db, caller.no, listing_id)
  return { callback: row ? presentCallback(row) : null }
}

export async function getCallbacks(
  { db, catalog }: Pick<CallbacksDeps, 'db' | 'catalog'>,
  { status, page, limit }: ParsedInputOf<'getCallbacks'>,
  { caller, language }: By,
): Promise<List<Callback>> {
  const paged = offsetOf({ page, limit })
  const { rows, total } = await store.ofSeller(db, caller.no, status, paged)
  const nos = [...new Set(rows.map(({ listingNo }) => listingNo))]
  const listings = await catalog.listings(nos, language)
  const items = rows.flatMap((row): Callback[] => {
    const listing = listings.get(row.listingNo)
    return listing ? [{ ...presentCallback(row), listing }] : []
  })
  return { items, total }
}
