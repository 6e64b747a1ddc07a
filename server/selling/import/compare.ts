import { distinctCrossNumbers, type CrossNumber } from '#contract/cross-numbers.ts'
import { mostCrossNumbers } from '#contract/limits.ts'
import type { Fils } from '#contract/money.ts'
import { crossNumbersOf, type ListingChange } from '../../catalog/stock.service.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { pictureSize } from '../../platform/pictures.ts'
import type { Existing } from './existing.store.ts'
import type { ReadListing } from './reading/listing-of-row.ts'

/** What a listing needs that is new; without it a row is left out. */
export const neededOfNew = [
  'partName',
  'brand',
  'categoryNo',
  'priceFils',
  'quantity',
] as const satisfies (keyof ReadListing)[]

/**
 * What a row changes of a listing; undefined when all is as it says. What no cell of its own said
 * changes nothing.
 */
export function changeBy(row: ReadListing, now: Existing): ListingChange | undefined {
  const read = { ...row }
  for (const field of row.inferred ?? []) delete read[field]
  const { vehicles, description, pictures, crossNumbers, ...others } = read
  const { skuKey: _key, partTypeNo: _type, ...plain } = others
  const changed = Object.entries(plain).filter(
    ([field, value]) =>
      value !== undefined && Object.hasOwn(now, field) && value !== now[field as keyof Existing],
  )
  const change: Record<string, unknown> = Object.fromEntries(changed)
  if (vehicles && !isSame(vehicles, now))
    Object.assign(change, { vehicles, universal: vehicles.length === 0 })
  if (description !== undefined && cleanHtml(description) !== now.description)
    change.description = description
  const numbers = crossNumbers && crossNumbersWith(crossNumbers, now)
  if (numbers && spelledNumbers(numbers) !== spelledNumbers(crossNumbersOf(now)))
    change.crossNumbers = numbers
  if (pictures && pictures.join() !== now.images.map(({ id }) => id).join())
    change.images = imagesOf(pictures)
  return Object.keys(change).length === 0 ? undefined : { no: now.no, ...change }
}

/** What a row says of a kind takes the place of what stood there; of other kinds all stays. */
function crossNumbersWith(read: CrossNumber[], now: Existing): CrossNumber[] {
  const kinds = new Set(read.map(({ kind }) => kind))
  const others = crossNumbersOf(now).filter(({ kind }) => !kinds.has(kind))
  return distinctCrossNumbers([...read, ...others], now.skuKey).slice(0, mostCrossNumbers)
}

const spelledNumbers = (numbers: CrossNumber[]): string =>
  JSON.stringify(numbers.map(({ kind, number, brand }) => [kind, number, brand]))

type Vehicles = Existing['vehicles']

export const imagesOf = (ids: string[]) => ids.map((id) => ({ id, ...pictureSize }))

/** No vehicles at all is another thing than none that are known. */
const isSame = (vehicles: Vehicles, now: Existing): boolean =>
  spelled(vehicles) === spelled(now.vehicles) && (vehicles.length > 0 || now.universal)

const spelled = (vehicles: Vehicles): string =>
  vehicles
    .map(({ model, from, to }) => `${model}:${from ?? ''}-${to ?? ''}`)
    .sort()
    .join(' ')

// Of one seller's price for one part; others may sell another make of it under the same number.
const TIMES_BEFORE = 10
const TIMES_MARKET = 5

const isTimesOff = (fils: number, other: number, times: number): boolean =>
  fils >= other * times || fils * times <= other

/** Whether a price looks like a slip, beside what it was and what others ask; undefined where not. */
export function priceWarning(
  fils: Fils,
  { before, market }: { before: number | undefined; market: number | undefined },
): 'price_far_off' | 'price_off_market' | undefined {
  if (fils === before) return undefined
  if (before !== undefined && isTimesOff(fils, before, TIMES_BEFORE)) return 'price_far_off'
  return market !== undefined && isTimesOff(fils, market, TIMES_MARKET)
    ? 'price_off_market'
    : undefined
}
