import { mostListingsAtOnce } from '#contract/limits.ts'
import type { OwnListing } from '#contract/selling.ts'

/** Chosen listings by id, as they were when last seen; those of other pages as well. */
export type Selection = ReadonlyMap<string, OwnListing>

/** The same with these chosen or not; `full` when some found no room. */
export function choosing(
  selection: Selection,
  listings: readonly OwnListing[],
  chosen: boolean,
): { selection: Selection; full: boolean } {
  const next = new Map(selection)
  let full = false
  for (const listing of listings) {
    if (!chosen) next.delete(listing._id)
    else if (next.has(listing._id) || next.size < mostListingsAtOnce) next.set(listing._id, listing)
    else full = true
  }
  return { selection: next, full }
}

/** From the row that was chosen last to this one, both included, whichever comes first. */
export function rangeOf(
  listings: readonly OwnListing[],
  from: string | undefined,
  to: string,
): OwnListing[] {
  const end = listings.findIndex(({ _id }) => _id === to)
  const start = listings.findIndex(({ _id }) => _id === from)
  if (end < 0) return []
  if (start < 0) return [listings[end]!]
  return listings.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Whether all, some or none of a page are chosen. */
export function chosenOf(
  selection: Selection,
  listings: readonly OwnListing[],
): 'all' | 'some' | 'none' {
  const count = listings.filter(({ _id }) => selection.has(_id)).length
  if (count === 0) return 'none'
  return count === listings.length ? 'all' : 'some'
}

/** The chosen ones as they are now, where that is known. */
export function refreshed(selection: Selection, listings: readonly OwnListing[]): Selection {
  const seen = listings.filter(({ _id }) => selection.has(_id))
  if (seen.length === 0) return selection
  return new Map([...selection, ...seen.map((listing) => [listing._id, listing] as const)])
}
