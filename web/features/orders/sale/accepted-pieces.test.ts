import { expect, test } from 'vitest'
import { acceptedPieces } from './accepted-pieces.ts'

const lines = [
  { _id: 'a', quantity: 2, price: 10.1 },
  { _id: 'b', quantity: 3, price: 20 },
]

test('unchanged lines are accepted whole and are not named', () => {
  expect(acceptedPieces(lines, {})).toEqual({
    ...{ accepted: 5, ordered: 5, leftOut: 0 },
    lines: [],
  })
})

test('lines with fewer pieces are named', () => {
  expect(acceptedPieces(lines, { b: 1 })).toEqual({
    ...{ accepted: 3, ordered: 5, leftOut: 40 },
    lines: [{ _id: 'b', quantity: 1 }],
  })
  expect(acceptedPieces(lines, { a: 0, b: 0 })).toMatchObject({ accepted: 0, leftOut: 80.2 })
})

test('no line is accepted beyond what was ordered', () => {
  expect(acceptedPieces(lines, { a: 9, b: -1 })).toMatchObject({
    ...{ accepted: 2, ordered: 5 },
    lines: [{ _id: 'b', quantity: 0 }],
  })
})
