import { expect, test } from 'vitest'
import { mostListingsAtOnce } from '#contract/limits.ts'
import type { OwnListing } from '#contract/selling.ts'
import { choosing, chosenOf, rangeOf, refreshed, type Selection } from './selection.ts'

const listing = (id: string, quantity = 1) => ({ _id: id, quantity }) as OwnListing
const page = ['a', 'b', 'c', 'd'].map((id) => listing(id))
const none: Selection = new Map()
const ids = (selection: Selection) => [...selection.keys()]

test.for([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  [undefined, 'b', ['b']],
  ['on another page', 'b', ['b']],
  ['a', 'gone', []],
] as const)('from %s to %s', ([from, to, expected]) => {
  expect(rangeOf(page, from, to).map(({ _id }) => _id)).toEqual(expected)
})

test('a selection spans pages', () => {
  const first = choosing(none, page, true).selection
  const both = choosing(first, [listing('e')], true).selection
  expect(ids(both)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(ids(choosing(both, page, false).selection)).toEqual(['e'])
})

test('no more are selected than one call changes, and that is shown', () => {
  const many = Array.from({ length: mostListingsAtOnce - 1 }, (_, index) => listing(`m${index}`))
  const nearly = choosing(none, many, true)
  expect(nearly.full).toBe(false)
  const full = choosing(nearly.selection, page, true)
  expect(full).toMatchObject({ full: true, selection: { size: mostListingsAtOnce } })
  expect(full.selection.has('a')).toBe(true)
  expect(full.selection.has('b')).toBe(false)
  expect(choosing(full.selection, [listing('a')], true).full).toBe(false)
})

test('of a page all, some or none are selected', () => {
  const { selection } = choosing(none, page.slice(1), true)
  expect(chosenOf(selection, page)).toBe('some')
  expect(chosenOf(selection, page.slice(2))).toBe('all')
  expect(chosenOf(selection, page.slice(0, 1))).toBe('none')
  expect(chosenOf(selection, [])).toBe('none')
})

test('the selected ones have their latest values', () => {
  const { selection } = choosing(none, page.slice(0, 2), true)
  const now = refreshed(selection, [listing('b', 7), listing('c', 7)])
  expect(ids(now)).toEqual(['a', 'b'])
  expect(now.get('b')?.quantity).toBe(7)
})
