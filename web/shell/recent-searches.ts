import { useSyncExternalStore } from 'react'
import { mayTellWho } from '#contract/personal-data.ts'
import { hasStorageConsent } from './preferences.ts'

const key = 'ghiyar.searches'
const maxSearches = 8
const maxLength = 100

const listeners = new Set<() => void>()
let cached: { text: string | null; searches: string[] } = { text: null, searches: [] }

const normalise = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Parses the stored searches; anything invalid is treated as an empty list. */
export function parseSearches(text: string | null): string[] {
  if (!text || text.length > 20_000) return []
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return []
    return list
      .filter((entry) => typeof entry === 'string')
      .map(normalise)
      .filter((entry) => entry !== '' && entry.length <= maxLength && !mayTellWho(entry))
      .filter((entry, index, all) => all.findIndex((other) => same(other, entry)) === index)
      .slice(0, maxSearches)
  } catch {
    return []
  }
}

/** The list with a search added at the top; entries that differ only in case are merged. */
export function withSearch(searches: string[], text: string): string[] {
  const search = normalise(text)
  if (search === '' || search.length > maxLength || mayTellWho(search)) return searches
  return [search, ...withoutSearch(searches, search)].slice(0, maxSearches)
}

export function withoutSearch(searches: string[], text: string): string[] {
  return searches.filter((cached) => !same(cached, text))
}

// Without consent, searches are kept until the page is closed.
let unsaved: string | null = null

function stored(): string | null {
  try {
    if (hasStorageConsent()) return unsaved ?? localStorage.getItem(key)
    localStorage.removeItem(key)
    return unsaved
  } catch {
    return null
  }
}

function snapshot(): string[] {
  const text = stored()
  if (text !== cached.text) cached = { text, searches: parseSearches(text) }
  return cached.searches
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Read again before each change, because another tab may have searched meanwhile. */
function change(update: (searches: string[]) => string[]) {
  const searches = update(parseSearches(stored()))
  unsaved = hasStorageConsent() ? null : JSON.stringify(searches)
  try {
    if (unsaved !== null) localStorage.removeItem(key)
    else if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches))
    else localStorage.removeItem(key)
  } catch {
    // Storage is full or disabled: the search runs, but isn't saved.
  }
  for (const listener of listeners) listener()
}

const none: string[] = []

/** The last searches of this browser, newest first. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(subscribe, snapshot, () => none)
}

export const saveSearch = (text: string) => change((searches) => withSearch(searches, text))
export const removeSearch = (text: string) => change((searches) => withoutSearch(searches, text))
export const clearSearches = () => change(() => none)
