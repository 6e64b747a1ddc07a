import { Form, Link } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import { longestQuery } from '#contract/limits.ts'
import { slugOf } from '#contract/part-number.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import {
  directoryFilters,
  type DirectoryFilter,
  directoryHref,
  type DirectoryQuery,
  isNarrowed,
} from './directory-query.ts'
import { FilterMenu, type FilterOption } from './filter-menu.tsx'

type DirectoryBarProps = {
  query: DirectoryQuery
  facets: ReplyOf<'getSellerDirectory'>['facets']
}

/** The search by name and the filters of the directory, all of them links and a form. */
export function DirectoryBar({ query, facets }: DirectoryBarProps) {
  const { t } = useTranslation('seller')
  const href = (filter: DirectoryFilter, value: string) =>
    directoryHref({ ...query, [filter]: value })
  // What is chosen stays, also where the other filters leave nobody.
  const optionsOf = (filter: DirectoryFilter, values: Omit<FilterOption, 'to'>[]) =>
    values
      .filter(({ value, count }) => count > 0 || value === query[filter])
      .map((value) => ({ ...value, to: href(filter, value.value) }))
  const named = (values: { name: string; label: string; count: number }[]) =>
    values.map(({ name, label, count }) => ({ value: slugOf(name), label, count }))
  const emirates = facets.emirate.map(({ name, count }) => ({
    ...{ value: name, label: t(`shell:emirates.${name}`), count },
  }))
  const menu = (filter: 'emirate' | 'category' | 'make', values: Omit<FilterOption, 'to'>[]) => (
    <FilterMenu
      label={t(`filter.${filter}`)}
      any={{ label: t(`filter.any.${filter}`), to: href(filter, '') }}
      options={optionsOf(filter, values)}
      chosen={filter === 'emirate' ? query.emirate : slugOf(query[filter])}
    />
  )
  return (
    <div className="directory-bar">
      <Form
        key={query.q}
        action="/stores"
        role="search"
        aria-label={t('filter.label')}
        className="directory-search"
      >
        <label htmlFor="seller-name" className="sr-only">
          {t('filter.name')}
        </label>
        <input
          id="seller-name"
          name="q"
          type="search"
          defaultValue={query.q}
          maxLength={longestQuery}
          placeholder={t('filter.name')}
          className="control"
        />
        {directoryFilters.map(
          (filter) =>
            query[filter] && (
              <input key={filter} type="hidden" name={filter} value={query[filter]} />
            ),
        )}
        <button type="submit" className="button button-primary">
          <Icon name="search" />
          {t('filter.submit')}
        </button>
      </Form>
      <div role="group" aria-label={t('filter.narrow')} className="directory-filters scroll-line">
        {menu('category', named(facets.category))}
        {menu('make', named(facets.make))}
        {menu(
          'emirate',
          emirates.toSorted((a, b) => b.count - a.count),
        )}
        <Link
          to={href('open', query.open ? '' : 'now')}
          preventScrollReset
          rel="nofollow"
          className="filter-menu-button"
          data-chosen={query.open ? '' : undefined}
          aria-current={query.open ? 'true' : undefined}
        >
          <Icon name={query.open ? 'check' : 'time'} />
          {t('filter.open')}
          <small>{countText(facets.open)}</small>
        </Link>
        {isNarrowed(query) && (
          <Link to="/stores" preventScrollReset className="link directory-clear">
            {t('filter.clear')}
          </Link>
        )}
      </div>
    </div>
  )
}
