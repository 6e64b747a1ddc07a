import type { Api, ReplyOf } from '#contract/api.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import { defaultPageSize } from '#contract/limits.ts'
import type { Named } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import type { FacetValue } from '#contract/search.ts'
import type { WeekHours } from '#contract/week-hours.ts'
import { type Card, toCard } from './card.ts'
import { amountText } from '#web/shell/format.ts'
import {
  changed,
  type FacetName,
  facetNames,
  type Filters,
  sameValue,
  toggled,
  valueOf,
} from './search-params.ts'
import {
  isNotUnderstood,
  namesVehicle,
  type SearchChoice,
  toUnderstoodView,
  type UnderstoodView,
} from './understood-view.ts'

/** A filter value: as in the URL, as displayed, and how many results it would give. */
export type FacetChoice = { value: string; label: string; count: number }
/** `total` includes the values that are not among `choices`. */
export type FacetView = { choices: FacetChoice[]; total: number }

export type BrowseView = {
  cards: Card[]
  total: number
  /** Single offers, of which the total may have groups. */
  offers: number
  page: number
  pages: number
  facets: Record<FacetName, FacetView>
  /** Lowest and highest price without the price filter. */
  span: { min: number; max: number } | null
  understood: UnderstoodView
  /** Suggestions for a search without results. */
  suggestions?: SuggestionsView
  /** A part number with results, for a search of which no word was understood. */
  exampleNumber?: string
  /** Sellers to ask, for a search with few or no results. */
  specialists?: SpecialistsView
}

/** Who lists most of the category and make that a search names. */
export type SpecialistsView = {
  category?: { slug: string; label: string }
  make?: { slug: string; label: string }
  sellers: {
    id: string
    name: string
    nameAr: string | null
    avatar: string | null
    emirate: Emirate
    hours: WeekHours | null
    /** Parts of the category and make. */
    matching: number
  }[]
}

export type SuggestionsView = { nearest: Card[]; lift: SearchChoice[]; similar: SearchChoice[] }

/** Longer facets show their first values and a link to the rest. */
export const maxUnfolded = 10
const shownFirst = 8

export function toBrowseView(
  reply: ReplyOf<'searchListings'>,
  filters: Filters,
  language: Language,
  modelsOfMake: Named[] = [],
): BrowseView {
  const { subCategory: sub, price, ...others } = reply.facets
  const values = { ...others, sub }
  // Results of one page; their filters show only what has results.
  const isShort = reply.total <= defaultPageSize
  const entries = facetNames.map((facet) => [
    facet,
    toFacet(facet, values[facet], filters, isShort),
  ])
  return {
    cards: reply.listings.map(toCard),
    total: reply.total,
    offers: reply.offers,
    page: reply.page,
    pages: reply.pages,
    facets: Object.fromEntries(entries) as BrowseView['facets'],
    span: price.min === null || price.max === null ? null : { min: price.min, max: price.max },
    understood: toUnderstoodView(reply.understood, language, modelsOfMake),
    ...(reply.specialists && { specialists: toSpecialists(reply.specialists) }),
    ...(reply.help && { suggestions: { ...reply.help, nearest: reply.help.nearest.map(toCard) } }),
  }
}

/** In what the results from a place on differ from the search, as a key of texts. */
export type NearResults = {
  at: number
  differs: NonNullable<UnderstoodView['near']> | 'all' | 'some'
}

/**
 * Where results begin that are only near to the search: the best matches come first, those of another
 * year or side last. `at` counts from the first result of the page.
 */
export function nearResults(
  { total, page, understood: { near, contradicting = 0 } }: BrowseView,
  { sort }: Filters,
): NearResults | undefined {
  if (sort) return undefined
  if (near) return { at: 0, differs: near }
  if (contradicting === 0) return undefined
  if (contradicting === total) return { at: 0, differs: 'all' }
  return { at: Math.max(0, total - contradicting - (page - 1) * defaultPageSize), differs: 'some' }
}

function toSpecialists({
  category,
  make,
  sellers,
}: NonNullable<ReplyOf<'searchListings'>['specialists']>): SpecialistsView {
  const choice = ({ name, label }: Named) => ({ slug: slugOf(name), label })
  return {
    ...(category && { category: choice(category) }),
    ...(make && { make: choice(make) }),
    sellers: sellers.map(({ _id: id, avatar, hours, matching, details }) => ({
      ...{ id, avatar, hours, matching, emirate: details.emirate },
      ...{ name: details.company_name, nameAr: details.company_name_ar },
    })),
  }
}

/** Whether a search has no results, or only those that share some of its words. */
export const isUnanswered = ({ total, understood }: BrowseView): boolean =>
  total === 0 || understood.near === 'words'

/** Whether a search without results has no suggestions either. */
export function hasNoSuggestions({ suggestions, understood }: BrowseView): boolean {
  return (
    suggestions !== undefined &&
    suggestions.nearest.length + suggestions.lift.length + suggestions.similar.length === 0 &&
    isNotUnderstood(understood)
  )
}

/** Adds an example of an offered part number to a view that shows one. */
export async function withExample(api: Api, view: BrowseView): Promise<BrowseView> {
  if (!hasNoSuggestions(view)) return view
  try {
    const { listings } = await api.call('searchListings', { limit: 1 })
    return listings[0] ? { ...view, exampleNumber: listings[0].partSKU } : view
  } catch {
    return view
  }
}

/**
 * The models to choose from when a VIN identifies only the make: those with results, by name. Empty
 * when the call fails, because the results are worth showing anyway.
 */
export async function modelsToChoose(
  api: Api,
  { understood: { vehicle }, facets }: ReplyOf<'searchListings'>,
): Promise<Named[]> {
  if (!vehicle?.make?._id || vehicle.model || vehicle.models?.length) return []
  try {
    const { items } = await api.call('getModels', { makes: [vehicle.make.name] })
    const found = new Set(facets.model.filter(({ count }) => count > 0).map(({ _id }) => _id))
    return items.filter(({ _id }) => found.has(_id))
  } catch {
    return []
  }
}

const sortedByCount: ReadonlySet<FacetName> = new Set(['category', 'sub', 'make', 'model', 'brand'])

/**
 * The values in their order: chosen ones first, then by their number of results where the facet has
 * no order of its own. Short results leave out what would give none.
 */
function toFacet(
  facet: FacetName,
  values: FacetValue[],
  filters: Filters,
  isShort: boolean,
): FacetView {
  const all = values.map(({ name, label, count }) => {
    const value = valueOf(facet, name)
    return { value, label, count, chosen: isChosen(filters, facet, value) }
  })
  // Without a chosen make there are the models of all makes.
  const leavesOut = isShort || (facet === 'model' && filters.make.length === 0)
  const useful = leavesOut ? all.filter(({ count, chosen }) => count > 0 || chosen) : all
  const sorted = sortedByCount.has(facet)
    ? useful.toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || b.count - a.count)
    : useful
  const choices = sorted.map(({ value, label, count }) => ({ value, label, count }))
  return { choices, total: choices.length }
}

/** Whether a facet can be used: models need a make, chosen or in the search, subcategories one category. */
export function isReady(
  facet: FacetName,
  filters: Filters,
  { understood }: Pick<BrowseView, 'understood'>,
): boolean {
  if (facet === 'model') return filters.make.length > 0 || namesVehicle(understood)
  return facet !== 'sub' || filters.category.length === 1
}

/**
 * The visible values of a facet: all of them on request, else the first values, the chosen ones,
 * and those in `touched`.
 */
export function shownChoices(
  view: FacetView,
  facet: FacetName,
  filters: Filters,
  touched: string[] = [],
): FacetChoice[] {
  if (view.total <= maxUnfolded || filters.all.includes(facet)) return view.choices
  return view.choices.filter(
    ({ value }, index) =>
      index < shownFirst || isChosen(filters, facet, value) || touched.includes(value),
  )
}

/** The view without hidden values, for the document that the server sends. */
export function trimmed(view: BrowseView, filters: Filters): BrowseView {
  const entries = facetNames.map((facet) => {
    const { total } = view.facets[facet]
    const ready = isReady(facet, filters, view)
    const choices = ready ? shownChoices(view.facets[facet], facet, filters) : []
    return [facet, { choices, total }] as const
  })
  return { ...view, facets: Object.fromEntries(entries) as BrowseView['facets'] }
}

export function isChosen(filters: Filters, facet: FacetName, value: string): boolean {
  return filters[facet].some((chosen) => sameValue(chosen, value))
}

/** The label of a chosen value; the value itself when the facet doesn't contain it. */
export function labelOf(view: BrowseView, facet: FacetName, value: string): string {
  const found = view.facets[facet].choices.find((choice) => sameValue(choice.value, value))
  return found?.label ?? value
}

/** One applied filter: its label, and the filters without it. */
export type AppliedFilter = { key: string; label: string; without: Filters }

type PriceTexts = {
  priceRange: (min: string, max: string) => string
  priceFrom: (min: string) => string
  priceTo: (max: string) => string
}

export function appliedFilters(
  view: BrowseView,
  filters: Filters,
  texts: PriceTexts,
): AppliedFilter[] {
  const applied: AppliedFilter[] = facetNames.flatMap((facet) =>
    filters[facet].map((value) => ({
      key: `${facet}=${value}`,
      label: labelOf(view, facet, value),
      without: toggled(filters, facet, value),
    })),
  )
  const { min, max } = filters
  if (min === null && max === null) return applied
  const label =
    min === null
      ? texts.priceTo(amountText(max!))
      : max === null
        ? texts.priceFrom(amountText(min))
        : texts.priceRange(amountText(min), amountText(max))
  return [...applied, { key: 'price', label, without: changed(filters, { min: null, max: null }) }]
}
