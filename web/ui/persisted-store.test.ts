import { beforeEach, expect, test, vi } from 'vitest'
import { persistedStore } from './persisted-store.ts'
import { parseStored } from './stored-text.ts'

const items = new Map<string, string>()
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
}

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

const create = () =>
  persistedStore<string[]>({
    key: 'list',
    parse: (text) => (parseStored(text) as string[] | undefined) ?? [],
    format: (list) => (list.length > 0 ? JSON.stringify(list) : null),
  })

test('a stored value is parsed once per text, whichever tab wrote it', () => {
  const store = create()
  const empty = store.read()
  expect(empty).toEqual([])
  expect(store.read()).toBe(empty)
  items.set('list', '["from another tab"]')
  const first = store.read()
  expect(first).toEqual(['from another tab'])
  expect(store.read()).toBe(first)
})

test('a persisted store notifies its listeners of a change here and of one in another tab', () => {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const store = create()
  const listener = vi.fn<() => void>()
  const unsubscribe = store.subscribe(listener)
  store.write(['a'])
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  store.write([])
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  expect(items.size).toBe(0)
})
