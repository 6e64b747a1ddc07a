import type { Executor } from '../platform/db.ts'
import type { ListingIndex } from './listing-index/listing-index.ts'
import type { Candidates, Wanted } from './listing-index/ranking.ts'
import * as numbers from './number.store.ts'
import type { Reference } from './reference.ts'
import { numbersIn } from './understanding/numbers.ts'
import type { Understanding, Understood } from './understanding/understanding.ts'
import {
  findVehicleNumber,
  type FoundVehicleNumber,
} from './understanding/vehicle-number/find-vehicle-number.ts'

/** What a text asks for, as the listing index takes it, and how it was read. */
export type Sought = {
  sought: Candidates | Wanted
  understood: Understood
  /** Key of the part number that was found. */
  sku?: string
  vehicle?: FoundVehicleNumber
}

/** What finding needs: the listings and the language to read about them. */
export type PartsOnOffer = {
  db: Executor
  index: ListingIndex
  understanding: Understanding
  reference: Reference
}

const nothing: Understood = {
  wanted: { vehicles: [], positions: 0, brands: [], words: [], spoken: [] },
  mentions: [],
  unknown: [],
}

/**
 * Reads a text as a part number if one is on offer, as the number of a vehicle, and as words. Only
 * what stands in no name at all is looked for in descriptions.
 */
export async function findParts(parts: PartsOnOffer, text: string): Promise<Sought> {
  const { db, index, understanding, reference } = parts
  const vehicle = findVehicleNumber(text)
  const words = vehicle ? blanked(text, vehicle) : text
  const understood = understanding.understand(words, index)
  const keys = vehicle ? [] : numbersIn(text)
  const number = keys.length > 0 ? await numbers.byNumber(db, keys) : undefined
  if (number && (number.exact || !isWords(understood)))
    return { sought: number.candidates, understood: { ...nothing }, sku: number.key }
  if (vehicle) {
    const vehicles = vehicle.models.flatMap(({ key, from, to }) => {
      const model = reference.findModel(key)
      return model ? [{ make: model.makeNo, model: model.no, from, to, weight: 1 }] : []
    })
    const make = vehicle.make?.key ? reference.findMake(vehicle.make.key) : undefined
    if (vehicles.length > 0) understood.wanted.vehicles = vehicles
    else if (make) understood.wanted.vehicles = [{ make: make.no, weight: 1 }]
    // One whose parts are not sold here: nothing is made for it, as where it is named in words.
    else if (vehicle.make) understood.wanted.vehicles = [{ make: 0, weight: 1 }]
    if (vehicle.confidence === 'high' && vehicle.years.length === 1)
      understood.wanted.years ??= { from: vehicle.years[0]!, to: vehicle.years[0]! }
    return { sought: understood.wanted, understood, vehicle }
  }
  const { types, vehicles, years } = understood.wanted
  if (understood.unknown.length > 0 && !types && vehicles.length === 0 && !years) {
    const described = await numbers.byDescription(db, text)
    if (described[0]!.length > 0) return { sought: described, understood }
  }
  return { sought: understood.wanted, understood }
}

/** Whether more was understood than a part number could be mistaken for. */
function isWords({ mentions, unknown }: Understood): boolean {
  return mentions.length > 0 && unknown.length === 0
}

function blanked(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}
