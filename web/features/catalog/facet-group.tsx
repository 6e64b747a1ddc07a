import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { type FacetView, isChosen, shownChoices, maxUnfolded } from './browse-view.ts'
import { countText } from '#web/shell/format.ts'
import { browseHref, type FacetName, type Filters, type PathChoice } from './search-params.ts'

type FacetGroupProps = {
  facet: FacetName
  view: FacetView
  /** Whether its values can be chosen yet. */
  ready: boolean
  filters: Filters
  path: PathChoice | undefined
}

/** The values of one filter as checkboxes; the form around them handles changes. */
export function FacetGroup({ facet, view, ready, filters, path }: FacetGroupProps) {
  const { t } = useTranslation('catalog')
  const [wanted, setWanted] = useState('')
  // A value that was checked stays visible when it is unchecked, because it has the focus.
  const [touched, setTouched] = useState(filters[facet])
  // Only initially: later the user decides.
  const [opens] = useState(() => opensAtFirst(facet, filters))
  const name = t(`filters.${facet}`)
  const isLong = view.total > maxUnfolded
  const showsAll = isLong && filters.all.includes(facet)
  const found = shownChoices(view, facet, filters, touched).filter(
    ({ label, value }) =>
      !wanted || label.toLowerCase().includes(wanted) || value.toLowerCase().includes(wanted),
  )
  const others = filters.all.filter((open) => open !== facet)
  const switched = { ...filters, all: showsAll ? others : [...others, facet] }

  return (
    <details className="facet" open={opens}>
      <summary>
        {name}
        {filters[facet].length > 0 && <b className="facet-chosen">{filters[facet].length}</b>}
      </summary>
      {ready ? (
        <div role="group" aria-label={name} className={showsAll ? 'facet-all' : undefined}>
          {showsAll && (
            <input
              type="search"
              className="control"
              placeholder={t('filters.find', { facet: name })}
              aria-label={t('filters.find', { facet: name })}
              onChange={(event) => setWanted(event.target.value.trim().toLowerCase())}
            />
          )}
          <div
            className="facet-values"
            onChange={({ target }) =>
              setTouched([...touched, (target as unknown as HTMLInputElement).value])
            }
          >
            {found.map((choice) => (
              <FacetValue
                key={choice.value}
                facet={facet}
                {...choice}
                chosen={isChosen(filters, facet, choice.value)}
              />
            ))}
            {wanted && found.length === 0 && <p className="facet-hint">{t('filters.nothing')}</p>}
          </div>
          {isLong && (
            <Link
              to={browseHref(switched, path)}
              className="link facet-more"
              rel="nofollow"
              replace
              preventScrollReset
            >
              {showsAll ? t('filters.showFewer') : t('filters.showAll', { count: view.total })}
            </Link>
          )}
        </div>
      ) : (
        <p className="facet-hint">{t('filters.makeFirst')}</p>
      )}
    </details>
  )
}

type FacetValueProps = {
  facet: FacetName
  value: string
  label: string
  count: number
  chosen: boolean
}

function FacetValue({ facet, value, label, count, chosen }: FacetValueProps) {
  return (
    <label className="facet-value">
      <input
        type="checkbox"
        name={facet}
        value={value}
        checked={chosen}
        disabled={count === 0 && !chosen}
        readOnly
      />
      <bdi>{label}</bdi>
      <small>{countText(count)}</small>
    </label>
  )
}

function opensAtFirst(facet: FacetName, filters: Filters): boolean {
  return filters[facet].length > 0 || (facet !== 'year' && facet !== 'brand')
}
