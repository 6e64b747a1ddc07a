/** The API calls: which of these listings are favourites, and setting one. */
export type FavouriteApi = {
  getFavourites: (ids: string[]) => Promise<readonly string[]>
  set: (id: string, favourite: boolean) => Promise<unknown>
}

type Entry = {
  listeners: Set<(favourite: boolean) => void>
  /** As last confirmed by the server. */
  saved: boolean
  /** Requested but not yet confirmed by the server. */
  pending?: boolean | undefined
  request?: Promise<void> | undefined
  /** Incremented with each change, so that replies to older requests are ignored. */
  changes: number
}

/** The maximum number of listings per call. */
const batchSize = 200

export type FavouriteStore = ReturnType<typeof createFavouriteStore>

/**
 * Knows which listings are favourites, as far as visible buttons ask for it. `later` delays the
 * call, so that all buttons of a page share one.
 */
export function createFavouriteStore(server: FavouriteApi, later: (enqueue: () => void) => void) {
  const entries = new Map<string, Entry>()
  const queued = new Set<string>()

  const entryOf = (id: string): Entry => {
    const entry = entries.get(id) ?? { listeners: new Set(), saved: false, changes: 0 }
    entries.set(id, entry)
    return entry
  }
  const isFavourite = (id: string) => {
    const entry = entries.get(id)
    return entry?.pending ?? entry?.saved ?? false
  }
  const notify = (id: string) =>
    entries.get(id)?.listeners.forEach((listener) => listener(isFavourite(id)))

  const fetchFavourites = async (ids: string[]) => {
    const before = ids.map((id) => entryOf(id).changes)
    const favourites = new Set(await server.getFavourites(ids))
    for (const [index, id] of ids.entries()) {
      const entry = entryOf(id)
      if (entry.changes !== before[index]) continue
      entry.saved = favourites.has(id)
      notify(id)
    }
  }
  const fetchQueued = () => {
    const ids = [...queued]
    queued.clear()
    // Buttons whose call failed keep their state until the next refresh.
    for (let from = 0; from < ids.length; from += batchSize)
      fetchFavourites(ids.slice(from, from + batchSize)).catch(() => {})
  }
  const enqueue = (id: string) => {
    if (queued.size === 0) later(fetchQueued)
    queued.add(id)
  }

  /** Sends the latest pending state, one call at a time. A failure is rolled back and thrown. */
  const send = async (id: string, entry: Entry) => {
    for (let pending = entry.pending; pending !== undefined; pending = entry.pending) {
      try {
        await server.set(id, pending)
        entry.saved = pending
      } catch (error) {
        if (entry.pending === pending) {
          entry.pending = undefined
          entry.changes++
          notify(id)
          throw error
        }
        continue
      }
      entry.changes++
      if (entry.pending === pending) entry.pending = undefined
    }
  }

  return {
    isFavourite,

    /** Calls `listener` now and on every change, until the returned function is called. */
    follow(id: string, listener: (favourite: boolean) => void): () => void {
      const entry = entryOf(id)
      entry.listeners.add(listener)
      listener(isFavourite(id))
      enqueue(id)
      return () => void entry.listeners.delete(listener)
    },

    /** Fetches the state of all visible buttons again. */
    refresh() {
      for (const [id, { listeners }] of entries) if (listeners.size > 0) enqueue(id)
    },

    /** Applies the change at once and sends it; rejects when it had to be rolled back. */
    set(id: string, favourite: boolean): Promise<void> {
      const entry = entryOf(id)
      entry.pending = favourite
      entry.changes++
      notify(id)
      entry.request ??= send(id, entry).finally(() => (entry.request = undefined))
      return entry.request
    },

    /** Records a change that another tab has sent to the server. */
    record(id: string, favourite: boolean) {
      const entry = entryOf(id)
      entry.saved = favourite
      entry.changes++
      notify(id)
    },
  }
}
