import { expect, test } from 'vitest'
import { readCreditView } from './credit-query.ts'

const id = '0a1b2c3d-0000-4000-8000-00000000000f'
const read = (text: string, isSeller: boolean) =>
  readCreditView(new URLSearchParams(text), isSeller)

test('either side sees one credit, and sellers the list of those that they grant', () => {
  expect(read(`credit=${id.toUpperCase()}`, false)).toEqual({ kind: 'one', id })
  expect(read('side=credit&page=2', true)).toEqual({ kind: 'list', page: 2, order: undefined })
  expect(read(`side=credit&order=${id}`, true)).toEqual({ kind: 'list', page: 1, order: id })
})

test('other addresses show something else', () => {
  expect(read('', true)).toBeUndefined()
  expect(read('side=credit', false)).toBeUndefined()
  expect(read('credit=none', true)).toBeUndefined()
  expect(read('side=credit&order=1', true)).toMatchObject({ order: undefined })
})
