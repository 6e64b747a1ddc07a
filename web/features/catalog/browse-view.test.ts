import { expect, test } from 'vitest'
import type { ReplyOf } from '#contract/api.ts'
import { nearResults, toBrowseView, type BrowseView } from './browse-view.ts'
import { readFilters } from './search-params.ts'

const filters = (query: string) => readFilters(new URLSearchParams(query), undefined)
const value = (name: string, count: number) => ({ _id: name, name, label: name, count })

const reply = (total: number, category: ReturnType<typeof value>[]) =>
  ({
    ...{ listings: [], total, offers: total, page: 1, pages: 1 },
    facets: {
      category,
      ...{ subCategory: [], make: [], model: [], brand: [], emirate: [], only: [] },
      year: [value('2016', 1), value('2015', 9), value('2014', 0)],
      tier: [],
      price: { min: null, max: null },
    },
    understood: {
      ...{ mentions: [], types: [], words: [], unknown: [] },
      ...{ contradicting: 0, relaxed: false },
    },
  }) as unknown as ReplyOf<'searchListings'>

const valuesOf = (total: number, query: string, facet: 'category' | 'year') =>
  toBrowseView(
    reply(total, [value('Engine Parts', 0), value('Body Parts', 2), value('Brake Parts', 7)]),
    filters(query),
    'en',
  ).facets[facet].choices.map((choice) => choice.value)

test('chosen values come first, then those with most results; years stay in order', () => {
  expect(valuesOf(100, '', 'category')).toEqual(['brake-parts', 'body-parts', 'engine-parts'])
  expect(valuesOf(100, 'category=engine-parts', 'category')[0]).toBe('engine-parts')
  expect(valuesOf(100, '', 'year')).toEqual(['2016', '2015', '2014'])
})

test('results of one page leave out values without results, unless they are chosen', () => {
  expect(valuesOf(9, '', 'category')).toEqual(['brake-parts', 'body-parts'])
  expect(valuesOf(9, '', 'year')).toEqual(['2016', '2015'])
  expect(valuesOf(9, 'category=engine-parts', 'category')).toContain('engine-parts')
})

const view = (understood: object, page = 1) =>
  ({ total: 30, page, understood: { contradicting: 0, ...understood } }) as unknown as BrowseView

test.for([
  [{}, 1, '', undefined],
  [{ near: 'kind' }, 1, '', { at: 0, differs: 'kind' }],
  [{ near: 'words' }, 1, '', { at: 0, differs: 'words' }],
  [{ contradicting: 30 }, 1, '', { at: 0, differs: 'all' }],
  [{ contradicting: 10 }, 1, '', { at: 20, differs: 'some' }],
  [{ contradicting: 4 }, 1, '', { at: 26, differs: 'some' }],
  [{ contradicting: 4 }, 2, '', { at: 2, differs: 'some' }],
  [{ contradicting: 10 }, 2, '', { at: 0, differs: 'some' }],
  [{ contradicting: 10 }, 1, 'sort=lowest', undefined],
] as const)('%j on page %i%s: near results begin %j', ([understood, page, query, expected]) =>
  expect(nearResults(view(understood, page), filters(query))).toEqual(expected),
)
