/** The first ten listings by their ids, best first. */
export type Found = { ids: string[]; understood?: unknown }

export type System = { name: string; search: (query: string) => Promise<Found> }

export const DEPTH = 10
