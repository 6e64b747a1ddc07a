import { expect, test } from 'vitest'
import { readAs } from '../../testing/understanding-in-memory.ts'

test.each([
  // Of the words that begin so, the one that most phrases have there.
  ['V/STEM SEAL 1NZ', 'valve-stem-seal'],
  // Both are one word.
  ['T/GATE HILUX', 'tailgate'],
  ['DOOR W/STRIP FR RH', 'door-weatherstrip-front'],
  // As the trade uses it, whatever has more phrases.
  ['S/BELT FR LH', 'seat-belt-front'],
  // A letter that is one in the name itself.
  ['O/RING A/C', 'ac-o-ring-kit'],
])('%s', (text, type) => {
  expect(readAs(text).types[0]).toBe(type)
})

test('a side is no word that begins so', () => {
  expect(readAs('R/HEADLAMP COROLLA').types).toEqual(['headlamp'])
})
