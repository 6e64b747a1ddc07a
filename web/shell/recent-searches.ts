import { useSyncExternalStore } from 'react'
import { mayTellWho } from '#contract/personal-data.ts'
import { mayRemember } from './preferences.ts'

const key = 'ghiyar.searches'
const most = 8
const longest = 100

const listeners = new Set<() => void>()
let kept: { text: string | null; searches: string[] } = { text: null, searches: [] }

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Reads what the browser remembers; whatever isn't a list of ours is an empty one. */
export function parseSearches(text: string | null): string[] {
  if (!text || text.length > 20_000) return []
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return []
    return list
      .filter((entry) => typeof entry === 'string')
      .map(tidy)
      .filter((entry) => entry !== '' && entry.length <= longest && !mayTellWho(entry))
      .filter((entry, index, all) => all.findIndex((other) => same(other, entry)) === index)
      .slice(0, most)
  } catch {
    return []
  }
}

/** The list with one more search on top, once whatever its case. */
export function withSearch(searches: string[], text: string): string[] {
  const search = tidy(text)
  if (search === '' || search.length > longest || mayTellWho(search)) return searches
  return [search, ...withoutSearch(searches, search)].slice(0, most)
}

export function withoutSearch(searches: string[], text: string): string[] {
  return searches.filter((kept) => !same(kept, text))
}

// Without consent for as long as this page is open.
let unkept: string | null = null

function stored(): string | null {
  try {
    if (mayRemember()) return unkept ?? localStorage.getItem(key)
    localStorage.removeItem(key)
    return unkept
  } catch {
    return null
  }
}

function snapshot(): string[] {
  const text = stored()
  if (text !== kept.text) kept = { text, searches: parseSearches(text) }
  return kept.searches
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Read anew before each change: another tab may have searched meanwhile. */
function change(to: (searches: string[]) => string[]) {
  const searches = to(parseSearches(stored()))
  unkept = mayRemember() ? null : JSON.stringify(searches)
  try {
    if (unkept !== null) localStorage.removeItem(key)
    else if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches))
    else localStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: searching works, it is only not remembered.
  }
  for (const listener of listeners) listener()
}

const none: string[] = []

/** The last searches of this browser, the newest first. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(subscribe, snapshot, () => none)
}

export const rememberSearch = (text: string) => change((searches) => withSearch(searches, text))
export const forgetSearch = (text: string) => change((searches) => withoutSearch(searches, text))
export const forgetSearches = () => change(() => none)
