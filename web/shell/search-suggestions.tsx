import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from './i18n.ts'
import { removeSearch, clearSearches, saveSearch } from './recent-searches.ts'
import type { Suggestion } from './suggestion-groups.ts'
import { ForgetButtons, SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import './search-suggestions.css'

type SearchSuggestionsProps = {
  boxRef: RefObject<HTMLInputElement | null>
  /** Id of the list, for `aria-controls` of the box. */
  list: string
}

/** The list below a search box: suggestions, or the recent searches while the box is empty. */
export function SearchSuggestions({ boxRef, list }: SearchSuggestionsProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  const heading = useId()
  const { groups, typed, visible, active, close, recent, settled } = useCombobox(
    boxRef,
    list,
    panel,
  )
  useRoom(panel, visible)

  const choose = ({ search }: Suggestion) => {
    if (search) saveSearch(search)
    if (boxRef.current) boxRef.current.value = search ?? ''
    boxRef.current?.blur()
    close()
  }
  const forget = (search: string) => {
    removeSearch(search)
    boxRef.current?.focus()
  }
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0)
  return (
    <>
      <p role="status" className="sr-only">
        {visible && (recent ? `${t('search.recent')}: ${count}` : t('search.found', { count }))}
        {settled && t('search.none')}
      </p>
      {visible && (
        <div
          ref={panel}
          className="suggest-panel"
          // Keeps the focus in the box and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget !== boxRef.current && !currentTarget.contains(relatedTarget)) close()
          }}
        >
          <div className={recent ? 'suggest-scroll suggest-beside' : 'suggest-scroll'}>
            <SuggestionList
              id={list}
              heading={heading}
              groups={groups}
              typed={typed}
              active={active}
              onChoose={choose}
              onClear={recent ? clearSearches : undefined}
            />
            {recent && <ForgetButtons groups={groups} onForget={forget} />}
          </div>
        </div>
      )}
    </>
  )
}

/**
 * Tells the style sheet how much space is available below the top of the list, also above a phone's
 * keyboard.
 */
function useRoom(panel: RefObject<HTMLDivElement | null>, visible: boolean) {
  useLayoutEffect(() => {
    if (!visible) return
    const view = window.visualViewport
    const fit = () => {
      if (!panel.current) return
      const { top } = panel.current.getBoundingClientRect()
      const bottom = view ? view.offsetTop + view.height : innerHeight
      panel.current.style.setProperty('--room', `${Math.round(bottom - top - 8)}px`)
    }
    fit()
    view?.addEventListener('resize', fit)
    return () => view?.removeEventListener('resize', fit)
  }, [panel, visible])
}
