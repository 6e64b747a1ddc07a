import { Link } from 'react-router'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts'
import { SuggestionText } from './suggestion-text.tsx'
import { rowId } from './use-combobox.ts'

type SuggestionListProps = {
  id: string
  /** Prefix of the ids of the group headings. */
  heading: string
  groups: SuggestionGroup[]
  typed: string
  /** Index of the row selected by keyboard. */
  active: number
  onChoose: (suggestion: Suggestion) => void
  /** Shows "Clear all" as the last row. */
  onClear: (() => void) | undefined
}

/** Every row is a link, so that it can also be opened in another tab. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, heading, groups, typed, active, onChoose, onClear } = props
  const { t } = useTranslation()
  const named = numbered(groups)
  const rows = named.flatMap(({ rows }) => rows).length
  return (
    <div id={id} role="listbox" aria-label={t('search.suggestions')}>
      {named.map(({ name, rows }) => (
        <div
          key={name}
          role="group"
          aria-labelledby={`${heading}-${name}`}
          className="suggest-group"
        >
          <div id={`${heading}-${name}`} role="presentation" className="suggest-heading">
            {t(headings[name])}
          </div>
          {rows.map(({ suggestion, index }) => (
            <Link
              key={suggestion.href}
              id={rowId(id, index)}
              role="option"
              aria-selected={index === active}
              aria-keyshortcuts={suggestion.kind === 'recent' ? 'Delete' : undefined}
              tabIndex={-1}
              to={suggestion.href}
              data-kind={suggestion.kind}
              className="suggest-row"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                onChoose(suggestion)
              }}
            >
              <SuggestionIcon suggestion={suggestion} />
              <SuggestionText suggestion={suggestion} typed={typed} />
            </Link>
          ))}
        </div>
      ))}
      {onClear && (
        <div
          id={rowId(id, rows)}
          role="option"
          aria-selected={rows === active}
          tabIndex={-1}
          className="suggest-row suggest-clear"
          onClick={onClear}
        >
          {t('search.clear')}
        </div>
      )}
    </div>
  )
}

const headings = {
  recent: 'search.recent',
  vehicle: 'search.vehicle',
  numbers: 'search.numbers',
  parts: 'search.parts',
  categories: 'nav.categories',
  vehicles: 'search.vehicles',
} as const

/** The rows of all groups, numbered consecutively. */
function numbered(groups: SuggestionGroup[]) {
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  )
  return groups.map(({ name, suggestions }, place) => ({
    name,
    rows: suggestions.map((suggestion, at) => ({ suggestion, index: starts[place]! + at })),
  }))
}

const icons = {
  recent: 'time',
  vehicle: 'number',
  number: 'number',
  part: 'search',
  make: 'search',
} as const

function SuggestionIcon({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'category')
    return <CategorySymbol slug={suggestion.slug} className="suggest-icon" />
  if (suggestion.kind === 'make' && !suggestion.search)
    return <Icon name="arrow" className="turns suggest-icon" />
  return <Icon name={icons[suggestion.kind]} className="suggest-icon" />
}

type ForgetButtonsProps = { groups: SuggestionGroup[]; onForget: (search: string) => void }

/** Beside the list, row by row, because an option can't contain a button. */
export function ForgetButtons({ groups, onForget }: ForgetButtonsProps) {
  const { t } = useTranslation()
  const searches = groups.flatMap(({ suggestions }) =>
    suggestions.flatMap((row) => row.search ?? []),
  )
  return (
    <div className="suggest-forgets">
      {searches.map((search) => (
        <button
          key={search}
          type="button"
          className="suggest-forget"
          aria-label={t('search.remove', { text: search })}
          onClick={() => onForget(search)}
        >
          <Icon name="close" />
        </button>
      ))}
    </div>
  )
}
