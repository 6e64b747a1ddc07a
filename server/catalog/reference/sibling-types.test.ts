import { expect, test } from 'vitest'
import { reference } from '../../testing/understanding-in-memory.ts'
import { siblingTypes } from './sibling-types.ts'

test('sibling types exist, each once in its group', () => {
  const keys = new Set(reference.partTypes.map(({ key }) => key))
  expect(siblingTypes.flat().filter((key) => !keys.has(key))).toEqual([])
  for (const group of siblingTypes) expect(new Set(group).size).toBe(group.length)
})
