import { expect, test } from 'vitest'
import type { Translate } from '#web/shell/i18n.ts'
import { browseTitle, canonicalHref, isListed } from './browse-title.ts'
import type { BrowseView } from './browse-view.ts'
import { facetNames, readFilters } from './search-params.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))
const t: Translate<'catalog'> = (key, values) => [key, ...Object.values(values ?? {})].join('|')
const facet = (...choices: [string, string][]) => ({
  choices: choices.map(([value, label]) => ({ value, label, count: 1 })),
  total: choices.length,
})
const view = {
  facets: {
    ...Object.fromEntries(facetNames.map((name) => [name, facet()])),
    category: facet(['brake-parts', 'Brake Parts']),
    make: facet(['toyota', 'Toyota'], ['nissan', 'Nissan']),
  },
} as BrowseView

test.each([
  ['', 'browse.all'],
  ['search=pad&make=toyota', 'browse.searchTitle|pad'],
  ['make=toyota', 'browse.makeTitle|Toyota'],
  ['category=brake-parts', 'Brake Parts'],
  ['category=brake-parts&make=toyota', 'browse.categoryMakeTitle|Brake Parts|Toyota'],
  ['make=toyota&make=nissan', 'browse.all'],
  ['make=unheard-of', 'browse.makeTitle|unheard-of'],
])('the title of "%s"', (query, title) => expect(browseTitle(view, read(query), t)).toBe(title))

test.each([
  ['view=list&offers=single&page=3', '/all-listings?page=3', true],
  ['category=brake-parts', '/spare-parts/brake-parts', true],
  ['make=toyota&page=2&all=brand', '/car-parts/toyota?page=2', true],
  ['make=toyota&year=2016&view=list', '/all-listings?make=toyota&year=2016', false],
  ['search=pad', '/all-listings?search=pad', false],
])('the canonical address of "%s"', (query, href, listed) => {
  expect(canonicalHref(read(query))).toBe(href)
  expect(isListed(read(query))).toBe(listed)
})
