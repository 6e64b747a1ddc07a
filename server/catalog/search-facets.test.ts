import fc from 'fast-check'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import type { Facets } from '#contract/search.ts'
import { test, type TestApp } from '../testing/app.ts'

type Query = InputOf<'searchListings'>
type FacetName = Exclude<keyof Facets, 'price' | 'only'>

const facetNames: FacetName[] = [
  'category',
  'subCategory',
  'make',
  'model',
  'year',
  'brand',
  'tier',
  'emirate',
]
const search = (app: TestApp, query: Query) => app.call('searchListings', { limit: 1, ...query })

const some = (...values: string[]) => fc.subarray(values, { maxLength: 2 })
const queries: fc.Arbitrary<Query> = fc.record({
  string: fc.constantFrom('', '', '', 'filter', 'toyota', 'فرامل'),
  category: some('Brake Parts', 'Service Parts', 'Electricals', 'Lamp Items'),
  subCategory: some('Spark plugs', 'Headlamps').map((subs) => subs.slice(0, 1)),
  make: some('Toyota', 'Nissan', 'Lexus', 'Mitsubishi'),
  model: some('Land Cruiser', 'Patrol', 'LX', 'Pajero').map((models) => models.slice(0, 1)),
  year: some('2008', '2015', '2022'),
  brand: some('Denso', 'Toyota Genuine', 'Bosch'),
  priceRange: fc.record({
    min: fc.constantFrom(undefined, 30, 250),
    max: fc.constantFrom(undefined, 400, 3_000),
  }),
})

test('each count equals the total of choosing its value alone', async ({ app }) => {
  await fc.assert(
    fc.asyncProperty(queries, fc.nat(), async (query, seed) => {
      const { facets } = await search(app, query)
      for (const name of facetNames) {
        const values = facets[name]
        if (values.length === 0) continue
        // One value that gives something, where there is one, and one at random.
        const giving = values.filter(({ count }) => count > 0)
        const picked = [giving[seed % (giving.length || 1)], values[seed % values.length]]
        for (const value of picked) {
          if (!value) continue
          const { total, understood } = await search(app, { ...query, [name]: [value._id] })
          // What is only near to the query was not counted for it.
          const found = understood.near ? 0 : total
          expect({ name, value: value.name, count: value.count }).toEqual({
            name,
            value: value.name,
            count: found,
          })
        }
      }
    }),
    { numRuns: 60, seed: 7 },
  )
}, 30_000)

test('every single value of an unfiltered search agrees with its count', async ({ app }) => {
  const { facets } = await search(app, { category: ['Brake Parts'], make: ['Toyota'] })
  for (const name of facetNames)
    for (const value of facets[name]) {
      const query = { category: ['Brake Parts'], make: ['Toyota'], [name]: [value._id] }
      expect([name, value.name, (await search(app, query)).total]).toEqual([
        name,
        value.name,
        value.count,
      ])
    }
}, 20_000)

test('the price range ignores the price filter only', async ({ app }) => {
  const query = { make: ['Nissan'] }
  const ascending = await search(app, { ...query, sortBy: { price: 1 } })
  const descending = await search(app, { ...query, sortBy: { price: -1 } })
  const span = { min: ascending.listings[0]!.price, max: descending.listings[0]!.price }
  expect(ascending.facets.price).toEqual(span)
  const narrowed = await search(app, { ...query, priceRange: { min: 100, max: 200 } })
  expect(narrowed.facets.price).toEqual(span)
  expect(narrowed.total).toBeLessThan(ascending.total)
})

test('subcategories appear once their category is chosen', async ({ app }) => {
  expect((await search(app, {})).facets.subCategory).toEqual([])
  const { facets, total } = await search(app, { category: ['Body Parts'] })
  const categories = await app.call('getCategories', {})
  const body = categories.items.find(({ name }) => name === 'Body Parts')!
  expect(facets.subCategory.map(({ _id }) => _id)).toEqual(body.subCategories.map((s) => s._id))
  const counted = facets.subCategory.reduce((sum, { count }) => sum + count, 0)
  expect(counted).toBeGreaterThan(0)
  expect(counted).toBeLessThanOrEqual(total)
})

test('models are those of the chosen makes, or of all without a choice', async ({ app }) => {
  const all = await app.call('getModels', { makes: [] })
  expect(all.items).toEqual([])
  const makes = (await app.call('getMakes', { limit: 10 })).items.map(({ name }) => name)
  const everyModel = await app.call('getModels', { makes })
  const { facets } = await search(app, {})
  expect(facets.model.map(({ _id }) => _id).sort()).toEqual(
    everyModel.items.map(({ _id }) => _id).sort(),
  )
  const mazda = await app.call('getModels', { makes: ['Mazda'] })
  const narrowed = await search(app, { make: ['Mazda'] })
  expect(narrowed.facets.model.map(({ _id }) => _id)).toEqual(mazda.items.map(({ _id }) => _id))
})

test('makes outside the home page are listed when parts fit them or they are chosen', async ({
  app,
}) => {
  const names = async (make: string[]) => {
    const { facets } = await search(app, { make })
    return [facets.make.map(({ name }) => name), facets.model.map(({ name }) => name)] as const
  }
  const [makes, models] = await names([])
  expect([makes.includes('Hyundai'), models.includes('Elantra')]).toEqual([false, false])
  const [withHyundai, modelsOfHyundai] = await names(['Hyundai'])
  expect(withHyundai).toEqual([...makes, 'Hyundai'])
  expect(modelsOfHyundai).toContain('Elantra')
})

test('labels are in the caller’s language, names stay canonical', async ({ app }) => {
  const query = { limit: 1, make: ['Toyota'] }
  const english = await app.call('searchListings', query, { language: 'en' })
  const arabic = await app.call('searchListings', query, { language: 'ar' })
  const toyota = ({ facets }: typeof arabic) => facets.make.find(({ name }) => name === 'Toyota')
  expect(toyota(arabic)).toEqual({ ...toyota(english)!, label: 'تويوتا' })
  expect(arabic.facets.category.every(({ label }) => /[\u0600-\u06ff]/.test(label))).toBe(true)
})
