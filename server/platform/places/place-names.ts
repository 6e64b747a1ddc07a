/** A place in English and in Arabic, and what else it is called, in either script. */
export type PlaceNames = [english: string, arabic: string, ...others: string[]]

/** The cities and towns of an emirate, and the areas within and between them. */
export type PlacesOfEmirate = { cities: PlaceNames[]; areas: PlaceNames[] }

/** Places that differ by a number alone, as "Industrial Area 1" to "Industrial Area 18". */
export function numbered(
  [english, arabic, ...others]: PlaceNames,
  { from = 1, to }: { from?: number; to: number },
): PlaceNames[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const [first, ...rest] = [english, arabic, ...others].map((name) => name + String(from + i))
    return [first!, ...rest] as PlaceNames
  })
}
