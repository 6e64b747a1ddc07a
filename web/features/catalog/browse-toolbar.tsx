import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { browseHref, changed, type Filters, type PathChoice, sorts } from './search-params.ts'

type BrowseToolbarProps = {
  filters: Filters
  path: PathChoice | undefined
  go: (to: Filters) => void
  /** Id of the form that the sort menu belongs to. */
  form: string
}

/** The sort order, and whether results are shown as a grid or a list. */
export function BrowseToolbar({ filters, path, go, form }: BrowseToolbarProps) {
  const { t } = useTranslation('catalog')
  const usual = filters.search === '' ? 'newest' : ''
  return (
    <>
      <label className="sort">
        <span>{t('sort.label')}</span>
        <select
          name="sort"
          form={form}
          className="control"
          value={filters.sort ?? usual}
          onChange={({ target }) => {
            const sort = sorts.find((name) => name === target.value && name !== usual)
            go(changed(filters, { sort }))
          }}
        >
          {filters.search !== '' && <option value="">{t('sort.best')}</option>}
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <div role="group" aria-label={t('browse.view')} className="view-switch">
        {(['grid', 'list'] as const).map((view) => (
          <Link
            key={view}
            to={browseHref({ ...filters, view }, path)}
            replace
            preventScrollReset
            rel="nofollow"
            aria-current={filters.view === view}
            aria-label={t(`browse.${view}`)}
            className={`view-${view}`}
          />
        ))}
      </div>
    </>
  )
}
