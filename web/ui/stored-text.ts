export type StorageOptions = {
  /** `session` lasts as long as the tab and is its own; `local` is shared by all tabs. */
  area?: 'local' | 'session'
  /** Read each time. While it is false nothing is stored, and what was stored is removed. */
  mayStore?: () => boolean
  /** Whether a text that isn't stored lasts until the page is closed. */
  inMemory?: boolean
}

/** A text in the storage of the browser. Storage that is full or disabled never throws. */
export type StoredText = {
  read: () => string | null
  /** Stores a text, or removes it with null. Returns whether that was possible. */
  write: (text: string | null) => boolean
}

/** The text stored under `key`. */
export function storedText(key: string, options: StorageOptions = {}): StoredText {
  const { area = 'local', mayStore = () => true, inMemory = false } = options
  let memory: string | null = null
  // Reading the global itself throws where storage is disabled.
  const storage = () => (area === 'local' ? localStorage : sessionStorage)
  return {
    read() {
      try {
        if (mayStore()) return memory ?? storage().getItem(key)
        storage().removeItem(key)
      } catch {
        // Storage is disabled.
      }
      return memory
    },
    write(text) {
      memory = null
      try {
        const allowed = mayStore()
        if (allowed && text !== null) storage().setItem(key, text)
        else storage().removeItem(key)
        if (allowed) return true
      } catch {
        // Storage is full or disabled.
      }
      if (inMemory) memory = text
      return false
    },
  }
}

/** A stored text as JSON; undefined if it is missing, invalid or longer than `maxLength`. */
export function parseStored(text: string | null, maxLength = 20_000): unknown {
  if (!text || text.length > maxLength) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
