import {
  crossNumberKinds,
  distinctCrossNumbers,
  type CrossNumber,
  type CrossNumberKind,
} from '#contract/cross-numbers.ts'
import type { Language } from '#contract/language.ts'
import type { NamedCrossNumber } from '#contract/listing.ts'
import { skuKey } from '#contract/part-number.ts'
import type { CrossMatch } from './cross-number.store.ts'
import type { ListingRow } from './listing.store.ts'
import type { StoredCrossNumber } from './listing.tables.ts'
import { crossNumberNames } from './trait-names.ts'

/** Numbers as they are stored: each once, with its key. */
export const storedCrossNumbers = (
  numbers: readonly CrossNumber[],
  ownKey = '',
): StoredCrossNumber[] =>
  distinctCrossNumbers(numbers, ownKey).map(({ kind, number, brand }) => ({
    ...{ kind, number, key: skuKey(number) },
    ...(brand && { brand }),
  }))

/** The other numbers of a row, without its own; none where the column holds anything else. */
export function crossNumbersOf({
  crossNumbers: stored,
  skuKey: ownKey,
}: Pick<ListingRow, 'crossNumbers' | 'skuKey'>): StoredCrossNumber[] {
  return areCrossNumbers(stored) ? distinctCrossNumbers(stored, ownKey) : []
}

const areCrossNumbers = (value: unknown): value is StoredCrossNumber[] =>
  Array.isArray(value) &&
  value.every(
    (each: Partial<StoredCrossNumber> | null) =>
      typeof each?.number === 'string' &&
      typeof each.key === 'string' &&
      crossNumberKinds.includes(each.kind!) &&
      (each.brand === undefined || typeof each.brand === 'string'),
  )

/** Listings related to a number that is not theirs, best confirmed first, and what each is to it. */
export type CrossFound = {
  key: string
  confirmed: Int32Array
  claimed: Int32Array
  kinds: ReadonlyMap<number, CrossNumberKind>
}

/**
 * What is related to a number, in two ranks: what several sellers say, and what one does. Where some say
 * that the one number replaces the other and some the opposite, only the listings stay whose own sellers
 * say it, in the lower rank.
 */
export function crossFound(matches: CrossMatch[], key: string): CrossFound | undefined {
  const confirmed: number[] = []
  const claimed: number[] = []
  const kinds = new Map<number, CrossNumberKind>()
  const relations = Map.groupBy(
    matches.filter((match) => match.key === key && match.skuKey !== key),
    (match) => match.skuKey,
  )
  for (const relation of relations.values()) {
    const stated = new Set(relation.map(({ kind }) => kind))
    const isContradicted = stated.has('replaces') && stated.has('replaced_by')
    const sellers = new Set(relation.flatMap(({ sellerNos }) => sellerNos))
    const rank = sellers.size > 1 && !isContradicted ? confirmed : claimed
    for (const { no, kind, isOwn } of relation) {
      if (kinds.has(no) || (isContradicted && !isOwn)) continue
      kinds.set(no, kind)
      rank.push(no)
    }
  }
  if (kinds.size === 0) return undefined
  return { key, kinds, confirmed: Int32Array.from(confirmed), claimed: Int32Array.from(claimed) }
}

/** Why a listing is among the results of a number that is not its own. */
export function matchOf(
  row: ListingRow,
  { key, kinds }: CrossFound,
  /** The number as it was searched for. */
  typed: string,
  language: Language,
): NamedCrossNumber | undefined {
  const stated = crossNumbersOf(row).find((each) => each.key === key)
  const kind = stated?.kind ?? kinds.get(row.no)
  if (row.skuKey === key || !kind) return undefined
  return named(stated ?? { kind, number: typed }, language)
}

const named = ({ kind, number, brand }: CrossNumber, language: Language): NamedCrossNumber => ({
  ...{ kind, number, brand },
  label: crossNumberNames[kind][language],
})

/** The other numbers of a row as replies have them. */
export const presentCrossNumbers = (row: ListingRow, language: Language): NamedCrossNumber[] =>
  crossNumbersOf(row).map((each) => named(each, language))
