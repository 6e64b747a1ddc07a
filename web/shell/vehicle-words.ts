import type { Language } from '#contract/language.ts'
import { yearsText } from './format.ts'

/** "Toyota Land Cruiser"; a make that its model's name begins with is said once: "Mazda3". */
export function vehicleName(make: string, model: string | undefined): string {
  if (model === undefined) return make
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`
}

/** "Prado, Fortuner or Hilux". */
export function either(words: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words)
}

/** "2015 or 1985" in their order, or "2010–2023" where years follow each other; empty for none. */
export function yearsOrText(years: number[], language: Language): string {
  const runs = runsOf(years)
  const isShort = runs.every(({ from, to }) => to - from < 2)
  return either(
    isShort ? years.map(String) : runs.map(({ from, to }) => yearsText(from, to)),
    language,
  )
}

/** Years that follow each other as spans, the oldest first. */
export function runsOf(years: number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const year of years.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && year <= last.to + 1) last.to = year
    else runs.push({ from: year, to: year })
  }
  return runs
}

// By the numbers of the United Nations, for which browsers have names in every language.
const continents: Record<string, string> = {
  Africa: '002',
  Asia: '142',
  Europe: '150',
  'North America': '003',
  Oceania: '009',
  'South America': '005',
}

/** A country by its ISO 3166 code, or a continent by its English name. */
export function regionText(region: string, language: Language): string {
  const code = continents[region] ?? region
  if (!/^([A-Z]{2}|\d{3})$/.test(code)) return region
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? region
}
