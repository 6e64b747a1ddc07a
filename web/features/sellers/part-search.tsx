import { Form, Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

type PartSearchProps = { pathname: string; q: string; total: number }

/** Searches a seller's listings, as a form that works without scripts, and states the result. */
export function PartSearch({ pathname, q, total }: PartSearchProps) {
  const { t } = useTranslation('sellers')
  return (
    <>
      {/* The form is further down the page, so the scroll position is kept. */}
      <Form
        key={q}
        action={pathname}
        role="search"
        preventScrollReset
        aria-label={t('search.label')}
        className="part-search"
      >
        <label htmlFor="seller-part" className="sr-only">
          {t('search.label')}
        </label>
        <input
          id="seller-part"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          placeholder={t('search.label')}
          className="control"
        />
        <button type="submit" className="button">
          <Icon name="search" />
          {t('filter.submit')}
        </button>
      </Form>
      <p role="status" className="pb-4 text-soft">
        {t('listings', { count: total })}
        {q && (
          <>
            {' · '}
            <bdi className="font-semibold text-ink">{q}</bdi>
            {' · '}
            <Link
              to={pathname}
              preventScrollReset
              className="link inline-flex min-h-6 items-center"
            >
              {t('search.clear')}
            </Link>
          </>
        )}
      </p>
    </>
  )
}
