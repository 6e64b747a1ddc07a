import { skuKey } from '#contract/part-number.ts'
import type { Executor } from '../platform/db.ts'
import { nearNumbers } from './near-numbers.ts'
import { bestOffers, type BestOffer } from './number.store.ts'
import { confusedWith } from './understanding/confused-numbers.ts'
import { numbersIn } from './understanding/numbers.ts'

type Reading = { number: string; isLikely: boolean }

/** How a line was read, and the listing: of that number, or with `isNear` of the closest one that there is. */
export type MatchedLine<Of extends Reading> = {
  reading?: Of
  no?: number
  offers: number
  isNear?: boolean
}

type Offers = ReadonlyMap<string, BestOffer>

/** Each costs a statement that reads up to a thousand rows. */
const MOST_NEAR = 20
const LEAST_KEY = 5

/**
 * Finds the best offer for each of some lines, of which there are several readings: of the first reading that is a
 * number on offer as it stands, else of one that contains such a number beside words. Exact numbers take one statement.
 */
export async function matchLines<Of extends Reading>(
  db: Executor,
  lines: Of[][],
): Promise<MatchedLine<Of>[]> {
  const keys = lines.flatMap((readings) =>
    readings.flatMap(({ number }) => [skuKey(number), ...keysIn(number)]),
  )
  const offers = await bestOffers(db, keys)
  const exact = lines.map((readings) => exactMatch(readings, offers))
  return addNear(db, exact)
}

const keysIn = (text: string) => numbersIn(text).map(({ key }) => key)

const likeliest = <Of extends Reading>(readings: Of[]): Of | undefined =>
  readings.find(({ isLikely }) => isLikely) ?? readings[0]

function exactMatch<Of extends Reading>(readings: Of[], offers: Offers): MatchedLine<Of> {
  const whole = readings.find(({ number }) => offers.has(skuKey(number)))
  if (whole) return { reading: whole, ...offers.get(skuKey(whole.number))! }
  const guess = likeliest(readings)
  for (const reading of guess ? [guess, ...readings] : []) {
    const key = keysIn(reading.number).find((each) => offers.has(each))
    if (key !== undefined) return { reading, ...offers.get(key)! }
  }
  return { ...(guess && { reading: guess }), offers: 0 }
}

/** Adds the closest numbers: those of which a character is easily read for another, then those of typing errors. */
async function addNear<Of extends Reading>(
  db: Executor,
  matches: MatchedLine<Of>[],
): Promise<MatchedLine<Of>[]> {
  const keyOf = ({ reading, no }: MatchedLine<Of>) =>
    reading === undefined || no !== undefined
      ? undefined
      : [...keysIn(reading.number), skuKey(reading.number)].find(
          ({ length }) => length >= LEAST_KEY,
        )
  const unknown = matches.map(keyOf)
  const near = unknown.map((key) => (key === undefined ? [] : confusedWith(key)))
  const confused = await bestOffers(db, near.flat())
  let left = MOST_NEAR
  for (const [at, key] of unknown.entries()) {
    if (key === undefined || near[at]!.some((each) => confused.has(each)) || left-- <= 0) continue
    near[at] = (await nearNumbers(db, key)).slice(0, 1).map((found) => found.skuKey)
  }
  const offers = await bestOffers(db, near.flat())
  return matches.map((match, at) => {
    const key = near[at]!.find((each) => offers.has(each))
    return key === undefined ? match : { ...match, ...offers.get(key)!, isNear: true }
  })
}
