import type { Language } from '#contract/language.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import type { Facets, FacetValue, SearchQuery } from '#contract/search.ts'
import { presentNamed } from './listing.present.ts'
import type { FacetCounts, ListingFilter } from './listing-index/listing-scan.ts'
import type { Reference } from './reference.ts'
import type { Names } from './reference/reference.types.ts'
import { homeMakes } from './reference/vehicles.ts'
import { emirateNames, onlyNames, tierNames } from './trait-names.ts'

const home = new Set(homeMakes.map(({ key }) => key))

/**
 * Counts with names. Values that would give nothing stay, with a zero, so that a filter doesn't
 * jump under the finger; models and subcategories only once their parent is chosen. Makes that are
 * not on the home page, of which there are many, come only where something fits them, or chosen.
 */
export function presentFacets(
  counts: FacetCounts,
  filter: ListingFilter,
  query: SearchQuery,
  reference: Reference,
  language: Language,
): Facets {
  const valued = (
    entries: { no: number; id: string; names: Names; name?: string }[],
    found: Map<number, number>,
  ): FacetValue[] =>
    entries.map((entry) => ({
      ...presentNamed(entry, language),
      count: found.get(entry.no) ?? 0,
    }))
  const chosen = <T extends { no: number }>(entries: T[], nos: ReadonlySet<number>) =>
    entries.filter((entry) => nos.has(entry.no))
  const shownMakes = reference.makes.filter(
    ({ key, no }) => home.has(key) || counts.make.has(no) || filter.makes.has(no),
  )
  const makes = filter.makes.size > 0 ? chosen(shownMakes, filter.makes) : shownMakes
  const modelsOf = ({ key, no, models }: (typeof makes)[number]) =>
    home.has(key) || filter.makes.has(no)
      ? models
      : models.filter((model) => counts.model.has(model.no) || filter.models.has(model.no))
  return {
    category: valued(reference.categories, counts.category),
    subCategory: valued(
      chosen(reference.categories, filter.categories).flatMap((entry) => entry.subCategories),
      counts.subCategory,
    ),
    make: valued(shownMakes, counts.make),
    model: valued(makes.flatMap(modelsOf), counts.model),
    year: presentYears(counts.year, query.year, makes),
    brand: presentBrands(counts.brand, query.brand),
    tier: presentValues(counts.tier, tierNames, language),
    emirate: presentValues(counts.emirate, emirateNames, language),
    only: presentValues(counts.only, onlyNames, language),
    price: presentSpan(counts.price),
  }
}

function presentValues<Value extends string>(
  counts: Map<Value, number>,
  names: Record<Value, Names>,
  language: Language,
): FacetValue[] {
  return Array.from(counts, ([name, count]) => ({
    ...{ _id: name, name, label: names[name][language], count },
  }))
}

function presentSpan(span: FacetCounts['price']) {
  return {
    min: span && toDirhams(span.min as Fils),
    max: span && toDirhams(span.max as Fils),
  }
}

function presentYears(
  counts: Map<number, number>,
  chosen: string[],
  makes: Reference['makes'],
): FacetValue[] {
  const models = makes.flatMap((make) => make.models)
  const first = Math.min(...models.map((model) => model.from))
  const last = Math.max(...models.map((model) => model.to))
  const years = new Set(chosen.map(Number))
  for (let year = last; year >= first; year--) years.add(year)
  return [...years]
    .sort((a, b) => b - a)
    .map((year) => ({
      _id: String(year),
      name: String(year),
      label: String(year),
      count: counts.get(year) ?? 0,
    }))
}

function presentBrands(counts: Map<string, number>, chosen: string[]): FacetValue[] {
  const known = new Set([...counts.keys()].map((name) => name.toLowerCase()))
  const missing = chosen.filter((name) => !known.has(name.toLowerCase()))
  const all = new Map([...missing.map((name) => [name, 0] as const), ...counts])
  return [...all]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([name, count]) => ({ _id: name, name, label: name, count }))
}
