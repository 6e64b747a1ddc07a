import type { Language } from '#contract/language.ts'
import { slugOf } from '#contract/part-number.ts'
import type { Suggestions } from '#contract/suggest.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import { categoryHref, makeHref } from './menu.ts'

/** One row of the list. `search` is the text that choosing it searches for, where it searches. */
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

/** A reply as groups in their order; empty groups and what leads to no part are left out. */
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
      suggestions: makes.filter(onOffer).map(({ make, model, count }) => ({
        kind: 'make',
        href: model
          ? `${makeHref(slugOf(make.name))}?model=${encodeURIComponent(slugOf(model.name))}`
          : makeHref(slugOf(make.name)),
        label: model ? vehicleName(make.label, model.label) : make.label,
        count,
      })),
    },
  ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}

const onOffer = ({ count }: { count: number }) => count > 0

/** "Toyota Land Cruiser"; a model that is called after its make says it once. */
export function vehicleName(make: string, model: string | undefined): string {
  if (model === undefined) return make
  return folded(model).startsWith(`${folded(make)} `) ? model : `${make} ${model}`
}

/** The last searches as the one group of an empty box. */
export function recentGroups(searches: string[]): SuggestionGroup[] {
  if (searches.length === 0) return []
  const suggestions = searches.map(
    (search) => ({ kind: 'recent', href: searchHref(search), search }) as const,
  )
  return [{ name: 'recent', suggestions }]
}

// Ways of writing one letter, and marks over it, make no other word.
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')

/**
 * A text cut between words, telling which begin like a typed one. Never inside a word: a mark there
 * would tear the letters of Arabic apart.
 */
export function markedWords(text: string, typed: string): { text: string; hit: boolean }[] {
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

/** "2015 or 2016", "1996–2002" for a run of more than two; empty when the number tells no year. */
export function yearsOf({ year, years }: DecodedVehicle, language: Language): string {
  if (year) return String(year)
  const ordered = [...(years ?? [])].sort((a, b) => a - b)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first === undefined || last === undefined) return ''
  const isRun = ordered.length > 2 && last - first === ordered.length - 1
  return isRun ? `${first}–${last}` : either(years!.slice(0, 3).map(String), language)
}

/** "Prado, Fortuner or Hilux". */
export function either(words: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words)
}

/** Name of a country; the code itself when nobody knows it. */
export function countryText(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
