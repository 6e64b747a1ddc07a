import type { ModelYears } from './find-chassis-code.ts'

/** The tenth character from 1980 on, and again from 2010 on: no I, O, Q, U, Z and no 0. */
const yearCharacters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * The model years that a tenth character can stand for, the latest first: never later than the next
 * one after `today`. In passenger cars and light trucks for North America the seventh separates the
 * cycles of thirty years: a digit until 2009, a letter from 2010 on (49 CFR 565.15). Heavy trucks are
 * exempt, so both years stay possible for them.
 */
export function yearsOfVin(vin: string, today: Date): number[] {
  const place = yearCharacters.indexOf(vin[9] ?? '')
  if (place < 0) return []
  const years: number[] = []
  for (let year = 1980 + place; year <= today.getUTCFullYear() + 1; year += 30) years.unshift(year)
  if (!forNorthAmerica(vin) || heavyTrucks.test(vin)) return years
  const modern = /[A-Z]/.test(vin[6] ?? '')
  return years.filter((year) => year >= 2010 === modern)
}

/** Identifiers of makers that build only trucks above 10,000 lb: Isuzu, Hino, Volvo, Freightliner … */
const heavyTrucks = /^(1F[UV]|1M[12]|1X[KP]|3A[KL]|4KL|4V4|54D|5PV)/

/** Built there, or with an identifier that is used for there alone. */
export const forNorthAmerica = (vin: string) => /^([1-57]|JA[34]|JM[13]|JS[23])/.test(vin)

const covers = ({ from, to = Infinity }: ModelYears, year: number) => from <= year && year <= to

/** How far a year is from those of a model. */
const distance = ({ from, to = Infinity }: ModelYears, year: number) =>
  Math.max(from - year, year - to, 0)

/**
 * Models and years that agree. A year one beside those of the models is moved to the nearest: a
 * change of generation comes earlier or later in the Gulf, and the chassis decides what fits. When
 * they are farther apart, the one that is certain counts: the year if `yearCertain`, else the models,
 * all years of which are possible then, as without any year.
 */
export function agree(
  models: ModelYears[],
  years: number[],
  today: Date,
  yearCertain = false,
): { models: ModelYears[]; years: number[] } {
  for (const year of years) {
    const built = models.filter((model) => covers(model, year))
    if (built.length > 0) return { models: built, years: [year] }
  }
  for (const year of years) {
    const near = models.filter((model) => distance(model, year) === 1)
    if (near.length > 0)
      return { models: near, years: [year < near[0]!.from ? near[0]!.from : near[0]!.to!] }
  }
  if (yearCertain && years.length > 0) return { models: [], years }
  return { models, years: allYears(models, today) }
}

/** Every year of the models until the next one after `today`, model by model. */
export function allYears(models: ModelYears[], today: Date): number[] {
  const last = today.getUTCFullYear() + 1
  const years = models.flatMap(({ from, to = last }) =>
    Array.from({ length: Math.max(0, Math.min(to, last) - from + 1) }, (_, i) => from + i),
  )
  return [...new Set(years)]
}
