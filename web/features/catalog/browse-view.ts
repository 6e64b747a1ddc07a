import type { ReplyOf } from '#contract/api.ts'
import type { Listing } from '#contract/listing.ts'
import type { FacetValue } from '#contract/search.ts'
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

/** A value of a filter: as the URL writes it, as people read it, and how many parts it would give. */
export type FacetChoice = { value: string; label: string; count: number }
/** `total` also counts the values that are not among `choices`. */
export type FacetView = { choices: FacetChoice[]; total: number }

export type BrowseView = {
  cards: Card[]
  total: number
  page: number
  pages: number
  facets: Record<FacetName, FacetView>
  /** Lowest and highest price without the price filter. */
  span: { min: number; max: number } | null
  /** Parts with nearly the number that was searched for, when nothing was found. */
  nearest: Card[]
}

/** Longer facets show their first values and a way to the rest. */
export const shownWhole = 10
const shownFirst = 8

export function toBrowseView(
  reply: ReplyOf<'searchListings'>,
  nearest: Listing[] = [],
): BrowseView {
  const { category, subCategory: sub, make, model, year, brand, price } = reply.facets
  const values = { category, sub, make, model, year, brand }
  const entries = facetNames.map((facet) => [facet, toFacet(facet, values[facet])] as const)
  return {
    cards: reply.listings.map(toCard),
    total: reply.total,
    page: reply.page,
    pages: reply.pages,
    facets: Object.fromEntries(entries) as BrowseView['facets'],
    span: price.min === null || price.max === null ? null : { min: price.min, max: price.max },
    nearest: nearest.map(toCard),
  }
}

function toFacet(facet: FacetName, values: FacetValue[]): FacetView {
  const choices = values.map(({ name, label, count }) => ({
    value: valueOf(facet, name),
    label,
    count,
  }))
  return { choices, total: choices.length }
}

/** Whether a facet can be chosen from: models need a make, subcategories one category. */
export function isReady(facet: FacetName, filters: Filters): boolean {
  if (facet === 'model') return filters.make.length > 0
  return facet !== 'sub' || filters.category.length === 1
}

/**
 * What of a facet is in sight: all of it when asked for, else the first values, the chosen ones,
 * and those in `touched`.
 */
export function shownChoices(
  view: FacetView,
  facet: FacetName,
  filters: Filters,
  touched: string[] = [],
): FacetChoice[] {
  if (view.total <= shownWhole || filters.all.includes(facet)) return view.choices
  return view.choices.filter(
    ({ value }, index) =>
      index < shownFirst || isChosen(filters, facet, value) || touched.includes(value),
  )
}

/** The view without what is out of sight, for the document that the server sends. */
export function trimmed(view: BrowseView, filters: Filters): BrowseView {
  const entries = facetNames.map((facet) => {
    const { total } = view.facets[facet]
    const ready = isReady(facet, filters)
    const choices = ready ? shownChoices(view.facets[facet], facet, filters) : []
    return [facet, { choices, total }] as const
  })
  return { ...view, facets: Object.fromEntries(entries) as BrowseView['facets'] }
}

export function isChosen(filters: Filters, facet: FacetName, value: string): boolean {
  return filters[facet].some((chosen) => sameValue(chosen, value))
}

/** How a chosen value reads; as it was written when the facet doesn't know it. */
export function labelOf(view: BrowseView, facet: FacetName, value: string): string {
  const found = view.facets[facet].choices.find((choice) => sameValue(choice.value, value))
  return found?.label ?? value
}

/** One filter in force: how it reads, and the filters without it. */
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
