import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStored, storedText } from './stored-text.ts'

const items = new Map<string, string>()
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
}
const forbidden = () => {
  throw new Error('denied')
}

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

describe('a stored text', () => {
  test('is read, replaced and removed', () => {
    const text = storedText('a')
    expect(text.read()).toBeNull()
    expect(text.write('x')).toBe(true)
    expect(storedText('a').read()).toBe('x')
    expect(text.write(null)).toBe(true)
    expect(items.size).toBe(0)
  })

  test.each([
    ['forbidden', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
    ['missing', undefined],
    ['full', { ...storage, setItem: forbidden }],
  ])('is lost without an error when the storage is %s', (_, unusable) => {
    vi.stubGlobal('localStorage', unusable)
    const text = storedText('a')
    expect(text.write('x')).toBe(false)
    expect(text.read()).toBeNull()
  })

  test('lasts in memory if requested, until it can be stored', () => {
    vi.stubGlobal('localStorage', undefined)
    const text = storedText('a', { inMemory: true })
    expect(text.write('x')).toBe(false)
    expect(text.read()).toBe('x')
    vi.stubGlobal('localStorage', storage)
    expect(text.read()).toBe('x')
    expect(text.write('y')).toBe(true)
    expect(text.read()).toBe('y')
    vi.stubGlobal('localStorage', undefined)
    expect(text.read()).toBeNull()
  })

  test('is neither written nor left in the storage without consent', () => {
    items.set('a', 'older')
    let given = false
    const text = storedText('a', { mayStore: () => given })
    expect(text.read()).toBeNull()
    expect(items.size).toBe(0)
    expect(text.write('x')).toBe(false)
    expect(items.size).toBe(0)
    given = true
    expect(text.write('x')).toBe(true)
    expect(items.get('a')).toBe('x')
  })
})

test.each([null, '', '{', '"long text"'])('%s is invalid stored JSON', (text) =>
  expect(parseStored(text, 5)).toBeUndefined(),
)
