/** The calls behind the marks: which of these parts are kept, and that one is or isn't any more. */
export type MarkServer = {
  marks: (ids: string[]) => Promise<readonly string[]>
  set: (id: string, favourite: boolean) => Promise<unknown>
}

type Entry = {
  listeners: Set<(kept: boolean) => void>
  /** As the server last said. */
  kept: boolean
  /** What is wanted but not yet said to the server. */
  wish?: boolean | undefined
  sending?: Promise<void> | undefined
  /** Counts up with each change: an answer that was asked for before knows nothing of it. */
  changes: number
}

/** As many as one call takes. */
const batch = 200

export type Marks = ReturnType<typeof createMarks>

/**
 * Which parts somebody keeps, as far as hearts in sight ask for it. `later` puts the question off
 * for a moment, so that all hearts of a page ask as one.
 */
export function createMarks(server: MarkServer, later: (ask: () => void) => void) {
  const entries = new Map<string, Entry>()
  const asked = new Set<string>()

  const entryOf = (id: string): Entry => {
    const entry = entries.get(id) ?? { listeners: new Set(), kept: false, changes: 0 }
    entries.set(id, entry)
    return entry
  }
  const isKept = (id: string) => {
    const entry = entries.get(id)
    return entry?.wish ?? entry?.kept ?? false
  }
  const tell = (id: string) =>
    entries.get(id)?.listeners.forEach((listener) => listener(isKept(id)))

  const fetchMarks = async (ids: string[]) => {
    const before = ids.map((id) => entryOf(id).changes)
    const kept = new Set(await server.marks(ids))
    for (const [index, id] of ids.entries()) {
      const entry = entryOf(id)
      if (entry.changes !== before[index]) continue
      entry.kept = kept.has(id)
      tell(id)
    }
  }
  const askAll = () => {
    const ids = [...asked]
    asked.clear()
    // Hearts that nobody could be asked about stay as they are, until they are asked for again.
    for (let from = 0; from < ids.length; from += batch)
      fetchMarks(ids.slice(from, from + batch)).catch(() => {})
  }
  const ask = (id: string) => {
    if (asked.size === 0) later(askAll)
    asked.add(id)
  }

  /** Says the last wish to the server, one at a time; what fails is taken back, and thrown. */
  const send = async (id: string, entry: Entry) => {
    for (let wish = entry.wish; wish !== undefined; wish = entry.wish) {
      try {
        await server.set(id, wish)
        entry.kept = wish
      } catch (error) {
        if (entry.wish === wish) {
          entry.wish = undefined
          entry.changes++
          tell(id)
          throw error
        }
        continue
      }
      entry.changes++
      if (entry.wish === wish) entry.wish = undefined
    }
  }

  return {
    isKept,

    /** Tells `listener` at once and with every change, until what it gives back is called. */
    follow(id: string, listener: (kept: boolean) => void): () => void {
      const entry = entryOf(id)
      entry.listeners.add(listener)
      listener(isKept(id))
      ask(id)
      return () => void entry.listeners.delete(listener)
    },

    /** Asks again about everything in sight. */
    refresh() {
      for (const [id, { listeners }] of entries) if (listeners.size > 0) ask(id)
    },

    /** Shows the wish at once and says it; rejects when it had to be taken back. */
    set(id: string, favourite: boolean): Promise<void> {
      const entry = entryOf(id)
      entry.wish = favourite
      entry.changes++
      tell(id)
      entry.sending ??= send(id, entry).finally(() => (entry.sending = undefined))
      return entry.sending
    },

    /** What another tab has said to the server. */
    told(id: string, favourite: boolean) {
      const entry = entryOf(id)
      entry.kept = favourite
      entry.changes++
      tell(id)
    },
  }
}
