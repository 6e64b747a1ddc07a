import { useSyncExternalStore } from 'react'
import { storedText, type StorageOptions } from './stored-text.ts'

type PersistedOptions<Value> = Omit<StorageOptions, 'area'> & {
  key: string
  /**
   * The value of a stored text. Another version of the site or the user may have written it: what
   * is invalid becomes the value of null, which the server renders as well.
   */
  parse: (text: string | null) => Value
  /** The text of a value; null where there is nothing to store. JSON by default. */
  format?: (value: Value) => string | null
}

const toJson = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** A value in local storage that components follow, whichever tab changes it. */
export function persistedStore<Value>(options: PersistedOptions<Value>) {
  const { key, parse, format = toJson, ...rest } = options
  const stored = storedText(key, rest)
  const empty = parse(null)
  const listeners = new Set<() => void>()
  let cached = { text: null as string | null, value: empty }

  const read = (): Value => {
    const text = stored.read()
    if (text !== cached.text) cached = { text, value: parse(text) }
    return cached.value
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  return {
    read,
    subscribe,
    /** Returns whether the value could be stored. */
    write(value: Value): boolean {
      const written = stored.write(format(value))
      for (const listener of listeners) listener()
      return written
    },
    /** The value as a hook; on the server and while hydrating that of an empty storage. */
    use: (): Value => useSyncExternalStore(subscribe, read, () => empty),
  }
}
