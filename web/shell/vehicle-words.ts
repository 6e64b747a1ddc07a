import type { Language } from '#contract/language.ts'
import { yearsText } from './format.ts'

/** "Toyota Land Cruiser"; a make that the model's name starts with is not repeated: "Mazda3". */
export function vehicleName(make: string, model: string | undefined): string {
  if (model === undefined) return make
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`
}

/** "Prado, Fortuner or Hilux". */
export function either(words: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words)
}

/** "2015 or 1985" in order, or "2010–2023" for consecutive years; empty for none. */
export function yearsOrText(years: number[], language: Language): string {
  const runs = runsOf(years)
  const isShort = runs.every(({ from, to }) => to - from < 2)
  return either(
    isShort ? years.map(String) : runs.map(({ from, to }) => yearsText(from, to)),
    language,
  )
}

/** Consecutive years as spans, the oldest first. */
export function runsOf(years: number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const year of years.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && year <= last.to + 1) last.to = year
    else runs.push({ from: year, to: year })
  }
  return runs
}

const continents = [
  'Africa',
  'Asia',
  'Europe',
  'North America',
  'Oceania',
  'South America',
] as const
type Continent = (typeof continents)[number]

/** Name of a country by its ISO 3166 code; anything else is returned unchanged. */
export function countryText(region: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(region)) return region
  return new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region
}

/**
 * Name of a continent by its English name, because browsers can't translate it; anything else is
 * returned unchanged.
 */
export function continentText(
  region: string,
  t: (key: `shell:search.continents.${Continent}`) => string,
): string {
  const continent = continents.find((name) => name === region)
  return continent ? t(`shell:search.continents.${continent}`) : region
}
