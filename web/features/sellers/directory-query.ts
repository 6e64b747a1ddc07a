import { longestNameOrId, longestQuery } from '#contract/limits.ts'

export const directoryFilters = ['emirate', 'category', 'make', 'open'] as const
export type DirectoryFilter = (typeof directoryFilters)[number]

/** What the address of the directory chooses; empty texts choose nothing. */
export type DirectoryQuery = Record<DirectoryFilter, string> & { q: string }

export function readDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const text = (name: string, longest: number) => (params.get(name) ?? '').trim().slice(0, longest)
  return {
    q: text('q', longestQuery),
    emirate: text('emirate', longestNameOrId),
    category: text('category', longestNameOrId),
    make: text('make', longestNameOrId),
    open: text('open', longestNameOrId),
  }
}

/** What is chosen, as the parameters of the address and of the call. */
export function directoryParams(query: DirectoryQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

export function directoryHref(query: DirectoryQuery): string {
  const text = new URLSearchParams(directoryParams(query)).toString()
  return text === '' ? '/stores' : `/stores?${text}`
}

export const isNarrowed = (query: DirectoryQuery): boolean =>
  Object.values(query).some((value) => value !== '')
