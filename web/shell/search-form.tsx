import { Form, useSearchParams } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'

type SearchFormProps = {
  className?: string
  /** The second one of a page, which is no landmark of its own. */
  again?: boolean
}

/** Sends `search` to the browse page, and goes on showing what was searched for. */
export function SearchForm({ className = '', again }: SearchFormProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  return (
    <Form
      role={again ? undefined : 'search'}
      aria-label={again ? undefined : t('search.label')}
      action="/all-listings"
      className={`search-form ${className}`}
    >
      <input
        key={search}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        className="search-box"
      />
      <button type="submit" className="search-button">
        <Icon name="search" />
        <span className="sr-only">{t('search.submit')}</span>
      </button>
    </Form>
  )
}
