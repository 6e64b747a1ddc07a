import { expect, test } from 'vitest'
import type { OwnListing } from '#contract/selling.ts'
import { changeable, undoing } from './bulk-change.ts'

const chosen = [
  { _id: 'a', status: 'active' },
  { _id: 'p', status: 'paused' },
  { _id: 'r', status: 'removed' },
] as OwnListing[]

test.for([
  ['activate', ['p']],
  ['pause', ['a']],
  ['remove', ['a', 'p']],
  ['restore', ['r']],
  ['price', ['a', 'p']],
  ['quantity', ['a', 'p']],
] as const)('%s changes listings in another state', ([action, ids]) => {
  expect(changeable(chosen, action)).toEqual(ids)
})

test.for(['activate', 'pause', 'remove', 'restore'] as const)('%s can be undone', (action) => {
  expect(undoing(undoing(action))).toBe(action)
  expect(undoing(action)).not.toBe(action)
})
