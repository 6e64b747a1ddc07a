import { expect } from 'vitest'
import { test } from '../testing/app.ts'

test.for([
  [{}, {}],
  [{ category: 'brake-parts' }, { category: ['Brake Parts'] }],
  [{ make: 'Toyota' }, { make: ['Toyota'] }],
  [{ search: 'filter' }, { string: 'filter' }],
  [
    { search: 'filter', category: 'Service Parts', make: 'نيسان', page: 2, limit: 3 },
    { string: 'filter', category: ['Service Parts'], make: ['Nissan'], page: 2, limit: 3 },
  ],
] as const)('opening a screen with %j shows what searching for it shows', async (row, { app }) => {
  const [input, query] = row
  const opened = await app.call('initializeListings', input)
  const searched = await app.call('searchListings', {
    ...query,
    category: [...('category' in query ? query.category : [])],
    make: [...('make' in query ? query.make : [])],
  })
  const { facets } = searched
  const { items: makes } = await app.call('getMakes', { limit: 10 })
  const { items: models } = await app.call('getModels', { makes: makes.map(({ _id }) => _id) })
  const numbered = <Value extends { _id: string }>(values: Value[]) =>
    values.map((value) => ({
      ...value,
      ...[...makes, ...models].find(({ _id }) => _id === value._id),
    }))
  expect(opened.total).toBeGreaterThan(0)
  expect(opened).toMatchObject({
    listings: searched.listings,
    total: searched.total,
    page: searched.page,
    pages: searched.pages,
    minPrice: facets.price.min,
    maxPrice: facets.price.max,
    categoryList: facets.category,
    makeList: numbered(facets.make),
    modelList: numbered(facets.model),
    yearList: facets.year,
    brandList: facets.brand.map(({ name }) => name),
  })
  const counts = facets.brand.map(({ name, count }) => [name, count] as const)
  expect(opened.brandCounts).toEqual(Object.fromEntries(counts))
})

test.for([
  {},
  { category: 'brake-parts', make: 'toyota' },
  { search: 'toyota' },
  { search: 'nothing like this' },
])('the query returned with %j can be sent as it is', async (input, { app }) => {
  const { searchQuery, listings, total } = await app.call('initializeListings', input)
  const again = await app.call('searchListings', searchQuery)
  expect({ listings: again.listings, total: again.total }).toEqual({ listings, total })
})

test('the chosen category and make are returned with id, name and label', async ({ app }) => {
  const { searchQuery } = await app.call(
    'initializeListings',
    { category: 'brake-parts', make: 'toyota' },
    { language: 'ar' },
  )
  expect(searchQuery.category).toMatchObject([{ name: 'Brake Parts' }])
  expect(searchQuery.make).toMatchObject([{ name: 'Toyota', label: 'تويوتا' }])
  const anywhere = await app.call('initializeListings', {})
  expect(anywhere.searchQuery).toMatchObject({ string: '', category: [], make: [] })
})

test.for([
  [{ category: 'spaceships' }, 'listing.unknown_category'],
  [{ make: 'zorblax' }, 'listing.unknown_make'],
] as const)('%j is rejected', async ([input, code], { app }) => {
  await expect(app.call('initializeListings', input)).rejects.toMatchObject({ status: 400, code })
})
