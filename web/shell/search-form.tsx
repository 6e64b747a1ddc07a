import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { longestQuery } from '#contract/limits.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import type { SearchSuggestions } from './search-suggestions.tsx'

type SearchFormProps = {
  className?: string
  /** The second form of a page, which is not a landmark. */
  again?: boolean
}

/**
 * Submits `search` to the browse page and keeps showing the current search. The suggestions are
 * loaded on the first focus; without them the form still works.
 */
export function SearchForm({ className = '', again }: SearchFormProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions>()
  const edited = useRef(false)
  const shown = useRef(search)

  const suggest = () => {
    if (Suggestions) return
    import('./search-suggestions.tsx').then(
      (module) => setSuggestions(() => module.SearchSuggestions),
      () => {},
    )
  }
  // The focus may have been set before the scripts ran.
  const suggestIfFocused = useEffectEvent(() => {
    if (box.current === document.activeElement) suggest()
  })
  useEffect(() => suggestIfFocused(), [])

  // The box follows the address unless the user is typing the next search. This happens in the
  // commit itself: a delayed effect would run after the next key press and revert it.
  useLayoutEffect(() => {
    if (!box.current || search === shown.current) return
    shown.current = search
    const isArrived = box.current.value === search
    if (!isArrived && edited.current && box.current === document.activeElement) return
    edited.current = false
    box.current.value = search
  }, [search])

  return (
    <Form
      role={again ? undefined : 'search'}
      aria-label={again ? undefined : t('search.label')}
      action="/all-listings"
      className={`search-form ${className}`}
      onSubmit={() => {
        const text = box.current?.value ?? ''
        // Edited until its own address is shown: that of an earlier search may come in between.
        edited.current = text !== search
        import('./recent-searches.ts').then(
          ({ saveSearch }) => saveSearch(text),
          () => {},
        )
        if (matchMedia('(pointer: coarse)').matches) box.current?.blur()
      }}
    >
      <input
        ref={box}
        type="search"
        name="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={list}
        defaultValue={search}
        maxLength={longestQuery}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        className="search-box"
        onFocus={suggest}
        onInput={() => {
          edited.current = true
        }}
      />
      <button type="submit" className="search-button">
        <Icon name="search" />
        <span className="sr-only">{t('search.submit')}</span>
      </button>
      {Suggestions && <Suggestions boxRef={box} list={list} />}
    </Form>
  )
}
