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

test('a draft comes back once, to the one who wrote it', () => {
  storage()
  storeDraft('a', { name: 'Salem', avatar: undefined })
  const draft = takeDraft('a')
  expect(draft && changesIn(draft, { name: 'Sal', avatar: undefined })).toEqual({ name: 'Salem' })
  expect(takeDraft('a')).toBeNull()
})

test('somebody else gets nothing, and it is gone', () => {
  storage()
  storeDraft('a', { name: 'Salem' })
  expect(takeDraft('b')).toBeNull()
  expect(takeDraft('a')).toBeNull()
})

test('only texts that the form has and that differ', () => {
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
