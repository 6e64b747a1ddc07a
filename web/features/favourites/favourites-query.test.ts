import { expect, test } from 'vitest'
import {
  changedQuery,
  favouritesHref,
  readFavouritesQuery,
  toFavouritesCall,
} from './favourites-query.ts'

const read = (text: string) => readFavouritesQuery(new URLSearchParams(text))

test('an address says what is searched for, shown and how it is sorted', () => {
  const query = read('q=04465-60320&only=dropped&sort=-price&page=3')
  expect(query).toEqual({ q: '04465-60320', only: 'dropped', sort: '-price', page: 3 })
  expect(favouritesHref('/my-favorites', query)).toBe(
    '/my-favorites?q=04465-60320&only=dropped&sort=-price&page=3',
  )
  expect(toFavouritesCall(query)).toEqual(query)
})

test('what is usual stands in no address, and is not asked for', () => {
  const query = read('')
  expect(favouritesHref('/my-favorites', query)).toBe('/my-favorites')
  expect(toFavouritesCall(query)).toEqual({ sort: 'latest', page: 1 })
})

test('what nobody can choose counts as not said', () => {
  expect(read('only=gone&sort=cheap&page=-1')).toEqual(read(''))
  expect(read(`q=${'x'.repeat(200)}`).q).toHaveLength(100)
})

test('a change starts from the first page', () => {
  expect(changedQuery(read('q=brake&page=4'), { sort: 'price' })).toEqual(
    read('q=brake&sort=price'),
  )
})
