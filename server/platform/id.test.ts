import { expect, test } from 'vitest'
import { id } from '#contract/fields.ts'
import { idFromKey, newId } from './id.ts'

test('new ids are unique, random UUIDs', () => {
  const ids = Array.from({ length: 1_000 }, () => newId())
  expect(new Set(ids).size).toBe(1_000)
  expect(ids.every((each) => id.safeParse(each).success)).toBe(true)
  expect(ids).not.toEqual([...ids].sort())
})

test('an id derived from a key is a UUID, always the same for that key', () => {
  expect(idFromKey('make/toyota')).toBe(idFromKey('make/toyota'))
  expect(idFromKey('make/toyota')).not.toBe(idFromKey('make/toyot'))
  expect(idFromKey('make/toyota')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(id.parse(idFromKey('x'))).toBe(idFromKey('x'))
})
