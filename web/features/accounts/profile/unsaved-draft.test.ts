import { afterEach, expect, test, vi } from 'vitest'
import { changesIn, storeDraft, takeDraft } from './unsaved-draft.ts'

function storage() {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
}

afterEach(() => vi.unstubAllGlobals())

test('a draft is restored once, to its author', () => {
  storage()
  storeDraft('a', { name: 'Salem', avatar: undefined })
  const draft = takeDraft('a')
  expect(draft && changesIn(draft, { name: 'Sal', avatar: undefined })).toEqual({ name: 'Salem' })
  expect(takeDraft('a')).toBeNull()
})

test('a draft has no password', () => {
  storage()
  storeDraft('a', { iban: 'AE07', password: 'seven grey camels' })
  expect(takeDraft('a')).toBe('{"user":"a","texts":{"iban":"AE07"}}')
})

test('another user gets no draft, and it is deleted', () => {
  storage()
  storeDraft('a', { name: 'Salem' })
  expect(takeDraft('b')).toBeNull()
  expect(takeDraft('a')).toBeNull()
})

test('has only changed texts of fields in the form', () => {
  storage()
  storeDraft('a', { name: 'Salem', location: 'Deira', other: 'x' })
  const draft = takeDraft('a') ?? ''
  expect(changesIn(draft, { name: 'Salem', location: '', document: null })).toEqual({
    location: 'Deira',
  })
})

test('without storage nothing is stored and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeDraft('a', { name: 'Salem' })
  expect(takeDraft('a')).toBeNull()
})
