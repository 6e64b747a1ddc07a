import { expect, test } from 'vitest'
import {
  changedQuery,
  favouritesHref,
  readFavouritesQuery,
  toFavouritesCall,
} from './favourites-query.ts'

const read = (text: string) => readFavouritesQuery(new URLSearchParams(text))

test('an address has search, filter and order', () => {
  const query = read('q=04465-60320&only=dropped&sort=-price&page=3')
  expect(query).toEqual({ q: '04465-60320', only: 'dropped', sort: '-price', page: 3 })
  expect(favouritesHref('/my-favorites', query)).toBe(
    '/my-favorites?q=04465-60320&only=dropped&sort=-price&page=3',
  )
  expect(toFavouritesCall(query)).toEqual(query)
})

test('defaults are neither in the address nor in the call', () => {
  const query = read('')
  expect(favouritesHref('/my-favorites', query)).toBe('/my-favorites')
  expect(toFavouritesCall(query)).toEqual({ sort: 'latest', page: 1 })
})

test('unknown values are ignored', () => {
  expect(read('only=gone&sort=cheap&page=-1')).toEqual(read(''))
  expect(read(`q=${'x'.repeat(200)}`).q).toHaveLength(100)
})

test('a change returns to the first page', () => {
  expect(changedQuery(read('q=brake&page=4'), { sort: 'price' })).toEqual(
    read('q=brake&sort=price'),
  )
})
