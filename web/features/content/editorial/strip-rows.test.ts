import { expect, test } from 'vitest'
import { rowsOf } from './strip-rows.ts'

const section = (id: string, html: string) => ({ id, title: id, html })

test('short neighbours share a row; lists and long texts have their own', () => {
  const sections = [
    section('a', '<p>Short.</p>'),
    section('b', '<p>Short too.</p>'),
    section('c', '<ul><li>One</li></ul>'),
    section('d', '<p>Short.</p>'),
    section('e', `<p>${'Long. '.repeat(100)}</p>`),
  ]
  expect(rowsOf(sections).map((row) => row.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
    ['e'],
  ])
})

test('an empty page has no rows', () => {
  expect(rowsOf([])).toEqual([])
})
