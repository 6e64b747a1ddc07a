import { slugOf } from '#contract/part-number.ts'
import type { Suggestions } from '#contract/suggest.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import { folded } from './fold-text.ts'
import { categoryHref, makeHref } from './menu.ts'
import { vehicleName } from './vehicle-words.ts'

/** One row of the list. `search` is the text that choosing the row searches for, if it does. */
export type Suggestion = { href: string; search?: string } & (
  | { kind: 'recent'; search: string }
  | { kind: 'vehicle'; search: string; vehicle: DecodedVehicle }
  | { kind: 'number'; sku: string; name: string; brand: string }
  | { kind: 'part'; search: string; label: string | undefined; count: number }
  | { kind: 'category'; slug: string; label: string; count: number }
  | { kind: 'make'; label: string; count: number }
)

export type SuggestionGroup = {
  name: 'recent' | 'vehicle' | 'numbers' | 'parts' | 'categories' | 'vehicles'
  suggestions: Suggestion[]
}

const searchHref = (text: string) => `/all-listings?${new URLSearchParams({ search: text })}`

/** Groups a reply in display order; empty groups and suggestions without results are left out. */
export function groupsOf(reply: Suggestions): SuggestionGroup[] {
  const { vehicle, skus, parts, categories, makes } = reply
  const groups: SuggestionGroup[] = [
    {
      name: 'vehicle',
      suggestions: vehicle
        ? [{ kind: 'vehicle', href: searchHref(vehicle.vin), search: vehicle.vin, vehicle }]
        : [],
    },
    {
      name: 'numbers',
      suggestions: skus.map(({ sku, name, brand, slug }) => ({
        kind: 'number',
        href: `/buy-spare-parts/${encodeURIComponent(slug)}`,
        sku,
        name,
        brand,
      })),
    },
    {
      name: 'parts',
      suggestions: parts.map(({ text, label, count }) => ({
        kind: 'part',
        href: searchHref(text),
        search: text,
        label: folded(label) === folded(text) ? undefined : label,
        count,
      })),
    },
    {
      name: 'categories',
      suggestions: categories.filter(onOffer).map(({ slug, label, count }) => ({
        kind: 'category',
        href: categoryHref(slug),
        slug,
        label,
        count,
      })),
    },
    {
      name: 'vehicles',
      suggestions: makes.filter(onOffer).map(toVehicle),
    },
  ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}

/**
 * Searches for the text with the car in it where more than a car was typed, else opens the page of
 * the car.
 */
function toVehicle({ make, model, text, count }: Suggestions['makes'][number]): Suggestion {
  const page = makeHref(slugOf(make.name))
  const href = model ? `${page}?model=${encodeURIComponent(slugOf(model.name))}` : page
  const row = { kind: 'make', label: vehicleName(make.label, model?.label), count } as const
  return text ? { ...row, href: searchHref(text), search: text } : { ...row, href }
}

const onOffer = ({ count }: { count: number }) => count > 0

/** The recent searches as the only group of an empty box. */
export function recentGroups(searches: string[]): SuggestionGroup[] {
  if (searches.length === 0) return []
  const suggestions = searches.map(
    (search) => ({ kind: 'recent', href: searchHref(search), search }) as const,
  )
  return [{ name: 'recent', suggestions }]
}

/**
 * Splits a text between words and marks those that start like a typed one. It never splits inside a
 * word, which would break the joined letters of Arabic.
 */
export function highlightedWords(text: string, typed: string): { text: string; hit: boolean }[] {
  const beginnings = folded(typed).split(/\s+/u).filter(Boolean)
  return text
    .split(/(\s+)/u)
    .filter(Boolean)
    .map((word) => {
      const plain = folded(word)
      const bare = plain.replace(/^ال(?=..)/, '')
      const hit = beginnings.some((start) => plain.startsWith(start) || bare.startsWith(start))
      return { text: word, hit }
    })
}
