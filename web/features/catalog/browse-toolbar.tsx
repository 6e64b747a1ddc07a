import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { rememberChoice, useShownView } from './display-choices.ts'
import {
  browseHref,
  changed,
  type Filters,
  type PathChoice,
  sorts,
  views,
} from './search-params.ts'

type BrowseToolbarProps = {
  filters: Filters
  path: PathChoice | undefined
  go: (to: Filters) => void
  /** Id of the form that the sort menu belongs to. */
  form: string
}

/** Whether offers are grouped, their order, and whether they are shown as a grid or a list. */
export function BrowseToolbar({ filters, path, go, form }: BrowseToolbarProps) {
  const { t } = useTranslation('catalog')
  const shownView = useShownView(filters)
  return (
    <>
      <div role="group" aria-label={t('browse.grouping')} className="group-switch">
        {([false, true] as const).map((single) => (
          <Link
            key={String(single)}
            to={browseHref(changed(filters, { single }), path)}
            preventScrollReset
            rel="nofollow"
            aria-current={filters.single === single}
            onClick={() => rememberChoice.single(single)}
          >
            {t(single ? 'browse.single' : 'browse.grouped')}
          </Link>
        ))}
      </div>
      <label className="sort">
        <span>{t('sort.label')}</span>
        <select
          name="sort"
          form={form}
          className="control"
          value={filters.sort ?? ''}
          onChange={({ target }) => {
            go(changed(filters, { sort: sorts.find((name) => name === target.value) }))
          }}
        >
          <option value="">{t(filters.search === '' ? 'sort.mixed' : 'sort.best')}</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <div role="group" aria-label={t('browse.view')} className="view-switch">
        {views.map((view) => (
          <Link
            key={view}
            to={browseHref({ ...filters, view }, path)}
            replace
            preventScrollReset
            rel="nofollow"
            aria-current={shownView === view}
            onClick={() => rememberChoice.view(view)}
            aria-label={t(`browse.${view}`)}
            className={`view-${view}`}
          />
        ))}
      </div>
    </>
  )
}
