import { Form, Link } from 'react-router'
import { longestQuery } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { sellerPartsHref, type SellerQuery } from './seller-query.ts'

type PartSearchProps = { pathname: string; query: SellerQuery; total: number }

/** Searches a seller's listings, as a form that works without scripts, and states the result. */
export function PartSearch({ pathname, query, total }: PartSearchProps) {
  const { t } = useTranslation('seller')
  const { q, category, make } = query
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
          maxLength={longestQuery}
          placeholder={t('search.label')}
          className="control"
        />
        {category && <input type="hidden" name="category" value={category} />}
        {make && <input type="hidden" name="make" value={make} />}
        <button type="submit" className="button">
          <Icon name="search" />
          {t('filter.submit')}
        </button>
      </Form>
      <p role="status" className="pb-4 text-soft">
        {t('sellers:listings', { count: total })}
        {q && (
          <>
            {' · '}
            <bdi className="font-semibold text-ink">{q}</bdi>
            {' · '}
            <Link
              to={sellerPartsHref(pathname, { ...query, q: '' })}
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
