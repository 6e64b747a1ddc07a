import { longestQuery } from '#contract/limits.ts'
import { mayIdentify } from '#contract/personal-data.ts'
import { persistedStore } from '#web/ui/persisted-store.ts'
import { parseStored } from '#web/ui/stored-text.ts'
import { hasStorageConsent } from './preferences.ts'

const maxSearches = 8

const normalise = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Parses the stored searches; anything invalid is treated as an empty list. */
export function parseSearches(text: string | null): string[] {
  const list = parseStored(text)
  if (!Array.isArray(list)) return []
  return list
    .filter((entry) => typeof entry === 'string')
    .map(normalise)
    .filter((entry) => entry !== '' && entry.length <= longestQuery && !mayIdentify(entry))
    .filter((entry, index, all) => all.findIndex((other) => same(other, entry)) === index)
    .slice(0, maxSearches)
}

/** The list with a search added at the top; entries that differ only in case are merged. */
export function withSearch(searches: string[], text: string): string[] {
  const search = normalise(text)
  if (search === '' || search.length > longestQuery || mayIdentify(search)) return searches
  return [search, ...withoutSearch(searches, search)].slice(0, maxSearches)
}

export function withoutSearch(searches: string[], text: string): string[] {
  return searches.filter((cached) => !same(cached, text))
}

// Without consent, searches are kept until the page is closed.
const store = persistedStore<string[]>({
  key: 'ghiyar.searches',
  parse: parseSearches,
  format: (searches) => (searches.length > 0 ? JSON.stringify(searches) : null),
  mayStore: hasStorageConsent,
  inMemory: true,
})

/** Read again before each change, because another tab may have searched meanwhile. */
const change = (update: (searches: string[]) => string[]) => void store.write(update(store.read()))

/** The last searches of this browser, newest first. */
export const useRecentSearches = store.use

export const saveSearch = (text: string) => change((searches) => withSearch(searches, text))
export const removeSearch = (text: string) => change((searches) => withoutSearch(searches, text))
export const clearSearches = () => change(() => [])
