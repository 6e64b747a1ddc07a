import type { Translate } from '#web/shell/i18n.ts'
import { type BrowseView, labelOf } from './browse-view.ts'
import { browseHref, changed, cleared, filterCount, type Filters } from './search-params.ts'

/** The subject of a browse screen: its search, else its only category or make. */
export function browseTitle(view: BrowseView, filters: Filters, t: Translate<'catalog'>): string {
  const { search, category, sub, make } = filters
  if (search !== '') return t('browse.searchTitle', { search })
  const words =
    sub.length === 1
      ? labelOf(view, 'sub', sub[0]!)
      : category.length === 1 && labelOf(view, 'category', category[0]!)
  const makeName = make.length === 1 && labelOf(view, 'make', make[0]!)
  if (words && makeName) {
    return t('browse.categoryMakeTitle', { category: words, make: makeName })
  }
  if (makeName) return t('browse.makeTitle', { make: makeName })
  return words || t('browse.all')
}

/**
 * Whether search engines should index a screen: only whole categories, whole makes, and everything.
 */
export function isListed(filters: Filters): boolean {
  if (filters.search !== '' || filters.sort !== undefined) return false
  const count = filterCount(filters)
  return count === 0 || (count === 1 && filters.category.length + filters.make.length === 1)
}

/** The canonical address of a screen: a category or make by its path, without display options. */
export function canonicalHref(filters: Filters): string {
  if (!isListed(filters)) return browseHref({ ...filters, view: undefined, single: false, all: [] })
  const { page, category, make } = filters
  const bare = changed(cleared(filters), {
    ...{ page, category, make },
    ...{ view: undefined, single: false },
  })
  if (category[0]) return browseHref(bare, { facet: 'category', value: category[0] })
  if (make[0]) return browseHref(bare, { facet: 'make', value: make[0] })
  return browseHref(bare)
}
