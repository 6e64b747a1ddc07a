import type { InputOf } from '#contract/api.ts'
import { longestQuery, priceRange } from '#contract/limits.ts'
import { slugOf, withLatinDigits } from '#contract/part-number.ts'
import { pageOf } from '#web/ui/pages.ts'

/** The filters of the browse screen that are lists of values, under their names in the URL. */
export const facetNames = [
  'category',
  'sub',
  'make',
  'model',
  'year',
  'tier',
  'only',
  'emirate',
  'brand',
] as const
export type FacetName = (typeof facetNames)[number]

export const sorts = ['lowest', 'highest', 'newest'] as const
export type Sort = (typeof sorts)[number]

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]

/** The contents of a browse address. Values are slugs, brands and years as written. */
export type Filters = Record<FacetName, string[]> & {
  search: string
  min: number | null
  max: number | null
  /** Undefined: the best match while searching, else the newest with sellers mixed. */
  sort: Sort | undefined
  page: number
  /** Undefined: as the user last chose, or as is usual for them. */
  view: View | undefined
  /** Every offer is a result of its own; otherwise those of one part number are one. */
  single: boolean
  /** The facets that show all their values. */
  all: string[]
}

/** The filter in the path itself: `/spare-parts/brake-parts`, `/car-parts/land-rover`. */
export type PathChoice = { facet: 'category' | 'make'; value: string }

const sortKeys = { lowest: { price: 1 }, highest: { price: -1 }, newest: { date: -1 } } as const

/** What the site chooses while the user has chosen nothing. */
const mixed = { date: -1, mixed: true } as const

/** One spelling for each value, so that `Toyota`, `toyota` and `TOYOTA` are the same choice. */
export function valueOf(facet: FacetName, text: string): string {
  return facet === 'brand' || facet === 'year' ? text.trim() : slugOf(text)
}

export function sameValue(a: string, b: string): boolean {
  return a === b || (slugOf(a) === slugOf(b) && slugOf(a) !== '')
}

function valuesOf(params: URLSearchParams, facet: FacetName, path?: PathChoice): string[] {
  const written = params.getAll(facet)
  if (path?.facet === facet) written.unshift(path.value)
  const values = written.map((text) => valueOf(facet, text)).filter((value) => value !== '')
  return values.filter((value, index) => values.findIndex((v) => sameValue(v, value)) === index)
}

/** The price that a text says, in AED; null if it says none. "١٬٢٥٠٫٥" -> 1250.5 */
export function amountOf(text: string | null): number | null {
  const figures = withLatinDigits(text ?? '').replace(/[,٬\s]/g, '')
  const amount = Number(figures.replace('٫', '.') || Number.NaN)
  return amount >= 0 && amount <= priceRange.max ? Math.round(amount * 100) / 100 : null
}

/** Parses an address. Invalid parameters are ignored, too long a search is cut; reversed prices are swapped. */
export function readFilters(params: URLSearchParams, path?: PathChoice): Filters {
  const [min, max] = [amountOf(params.get('min')), amountOf(params.get('max'))]
  const swapped = min !== null && max !== null && min > max
  return {
    search: params.get('search')?.trim().slice(0, longestQuery) ?? '',
    category: valuesOf(params, 'category', path),
    sub: valuesOf(params, 'sub'),
    make: valuesOf(params, 'make', path),
    model: valuesOf(params, 'model'),
    year: valuesOf(params, 'year'),
    brand: valuesOf(params, 'brand'),
    tier: valuesOf(params, 'tier'),
    only: valuesOf(params, 'only'),
    emirate: valuesOf(params, 'emirate'),
    min: swapped ? max : min,
    max: swapped ? min : max,
    sort: sorts.find((sort) => sort === params.get('sort')),
    page: pageOf(params) ?? 1,
    view: views.find((view) => view === params.get('view')),
    single: params.get('offers') === 'single',
    all: facetNames.filter((facet) => params.getAll('all').includes(facet)),
  }
}

/** The query for the API. Invalid values are included, because the API explains what is wrong. */
export function toQuery(filters: Filters): InputOf<'searchListings'> {
  return {
    string: filters.search,
    priceRange: { min: filters.min, max: filters.max },
    category: filters.category,
    subCategory: filters.sub,
    make: filters.make,
    model: filters.model,
    year: filters.year,
    brand: filters.brand,
    tier: filters.tier,
    only: filters.only,
    emirate: filters.emirate,
    group: filters.single ? undefined : 'number',
    sortBy: filters.sort ? sortKeys[filters.sort] : filters.search === '' ? mixed : undefined,
    page: filters.page,
  }
}

/** The name-and-value pairs of an address in a stable order, without default values. */
function toPairs(filters: Filters): [string, string][] {
  const pairs: [string, string][] = []
  const add = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') pairs.push([name, String(value)])
  }
  add('search', filters.search)
  for (const facet of facetNames) for (const value of filters[facet]) add(facet, value)
  add('min', filters.min)
  add('max', filters.max)
  add('sort', filters.sort)
  add('view', filters.view)
  if (filters.single) add('offers', 'single')
  for (const facet of filters.all) add('all', facet)
  if (filters.page > 1) add('page', filters.page)
  return pairs
}

const pathOf = { category: '/spare-parts/', make: '/car-parts/' }

/**
 * The address of a choice of filters; it stays on the path while the path's value is the only one.
 */
export function browseHref(filters: Filters, path?: PathChoice): string {
  const chosen = path ? filters[path.facet] : []
  const isPathFacet = path && chosen.length === 1 && sameValue(chosen[0]!, path.value)
  const pairs = toPairs(isPathFacet ? { ...filters, [path.facet]: [] } : filters)
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
  return isPathFacet
    ? `${pathOf[path.facet]}${slugOf(path.value)}${query}`
    : `/all-listings${query}`
}

/** Filters after a change, always from the first page. */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...change }
}

/**
 * Adds or removes one value, with the values that depend on it (models of a make, subcategories).
 */
export function toggled(filters: Filters, facet: FacetName, value: string): Filters {
  const others = filters[facet].filter((chosen) => !sameValue(chosen, value))
  const removes = others.length < filters[facet].length
  const change: Partial<Filters> = {
    [facet]: removes ? others : [...others, valueOf(facet, value)],
  }
  if (facet === 'make' && removes) change.model = []
  if (facet === 'category') change.sub = []
  return changed(filters, change)
}

/** The same screen without filters: the search, order, view and grouping stay. */
export function cleared(filters: Filters): Filters {
  const none = Object.fromEntries(facetNames.map((facet) => [facet, [] as string[]]))
  return changed(filters, { ...none, min: null, max: null, all: [] })
}

/** How many filters are applied. */
export function filterCount(filters: Filters): number {
  const chosen = facetNames.reduce((sum, facet) => sum + filters[facet].length, 0)
  return chosen + (filters.min !== null || filters.max !== null ? 1 : 0)
}
