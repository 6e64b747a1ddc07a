import { beforeEach, expect, test, vi } from 'vitest'
import { clearPendingAction, savePendingAction, takePendingAction } from './pending-action.ts'

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

test('the last pending action runs once', () => {
  savePendingAction('favourite', other, pressed)
  savePendingAction('favourite', part, pressed)
  expect(takePendingAction('favourite', pressed + minute)).toBe(part)
  expect(takePendingAction('favourite', pressed + minute)).toBeUndefined()
})

test('a pending action waits for the handler of its kind', () => {
  savePendingAction('chat', part, pressed)
  expect(takePendingAction('favourite', pressed)).toBeUndefined()
  expect(takePendingAction('callback', pressed)).toBeUndefined()
  expect(takePendingAction('chat', pressed)).toBe(part)
})

test('expires after a quarter of an hour', () => {
  savePendingAction('favourite', part, pressed)
  expect(takePendingAction('favourite', pressed + 15 * minute)).toBeUndefined()
})

test('closing the login drops the pending action', () => {
  savePendingAction('callback', part, pressed)
  clearPendingAction()
  expect(takePendingAction('callback', pressed)).toBeUndefined()
})

test.each([
  '',
  'nonsense',
  'null',
  '{"wish":"favourite","id":7,"at":1700000000000}',
  '{"wish":"favourite","id":"x","at":1700000000000}',
])('an invalid stored value is no pending action: %s', (text) => {
  sessionStorage.setItem('wish', text)
  expect(takePendingAction('favourite', pressed)).toBeUndefined()
})

test('a browser without storage has no pending action', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => savePendingAction('favourite', part)).not.toThrow()
  expect(takePendingAction('favourite')).toBeUndefined()
  expect(clearPendingAction).not.toThrow()
})
