import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWish, keepWish, takeWish } from './wish.ts'

const part = 'b1d0c6de-61a6-4be7-8f43-5f8e64a2a2c1'
const other = '5cf4f7f4-3b8b-4d8e-9d52-0a4c1e4d2f10'
const minute = 60_000
const pressed = 1_700_000_000_000

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('the last wish is fulfilled, once', () => {
  keepWish('favourite', other, pressed)
  keepWish('favourite', part, pressed)
  expect(takeWish('favourite', pressed + minute)).toBe(part)
  expect(takeWish('favourite', pressed + minute)).toBeUndefined()
})

test('a wish waits for whoever fulfils wishes of its kind', () => {
  keepWish('chat', part, pressed)
  expect(takeWish('favourite', pressed)).toBeUndefined()
  expect(takeWish('callback', pressed)).toBeUndefined()
  expect(takeWish('chat', pressed)).toBe(part)
})

test('after a quarter of an hour it is forgotten', () => {
  keepWish('favourite', part, pressed)
  expect(takeWish('favourite', pressed + 15 * minute)).toBeUndefined()
})

test('who closes the login wishes nothing any more', () => {
  keepWish('callback', part, pressed)
  forgetWish()
  expect(takeWish('callback', pressed)).toBeUndefined()
})

test.each([
  '',
  'nonsense',
  'null',
  '{"wish":"favourite","id":7,"at":1700000000000}',
  '{"wish":"favourite","id":"x","at":1700000000000}',
])('something else in its place is no wish: %s', (text) => {
  sessionStorage.setItem('wish', text)
  expect(takeWish('favourite', pressed)).toBeUndefined()
})

test('a browser that stores nothing wishes nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepWish('favourite', part)).not.toThrow()
  expect(takeWish('favourite')).toBeUndefined()
  expect(forgetWish).not.toThrow()
})
