import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { useTranslation } from './i18n.ts'
import { openCachedPage } from './open-cached-page.ts'
import type { PageFailure } from './load.ts'
import { categoryHref, useMenu } from './menu.ts'
import { SearchForm } from './search-form.tsx'

/** The failure as the screen needs it: anything unforeseen is a server failure. */
function failureOf(error: unknown): { status: number; code: string } {
  if (!isRouteErrorResponse(error)) return { status: 500, code: 'server.failed' }
  const code = (error.data as PageFailure | null)?.code
  if (error.status === 404) return { status: 404, code: code ?? 'route.not_found' }
  return { status: error.status, code: code ?? 'server.failed' }
}

/** Replaces a page that can't be shown: what happened, the code, a retry, search, categories. */
export function ErrorScreen() {
  const { t } = useTranslation()
  const { status, code } = failureOf(useRouteError())
  const missing = status === 404
  useEffect(() => {
    if (code === 'connection') openCachedPage(location.href)
  }, [code])
  const kind = missing
    ? code === 'seller.not_found'
      ? 'seller'
      : 'missing'
    : code === 'connection'
      ? 'connection'
      : status < 500
        ? 'refused'
        : 'failed'
  return (
    <div className="page-width py-12 md:py-16">
      <title>{`${t(`error.${kind}.title`)} · ${t('name')}`}</title>
      <meta name="robots" content="noindex" />
      <p className="marker-tag font-mono">
        <bdi dir="ltr">{status}</bdi>
      </p>
      <h1 className="pt-4 pb-2 text-2xl md:text-3xl">{t(`error.${kind}.title`)}</h1>
      <p className="max-w-prose text-md text-soft">{t(`error.${kind}.text`)}</p>
      {!missing && <Retry code={code} />}
      <SearchForm again className="mt-6 max-w-xl" />
      <CategoryLinks />
    </div>
  )
}

/** Reloads the page on request, and automatically when the connection is back. */
function Retry({ code }: { code: string }) {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const again = () => void revalidate()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [revalidate])
  return (
    <div className="flex items-center gap-4 pt-5">
      <button
        type="button"
        className="button button-primary"
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {t('retry')}
      </button>
      <span className="text-xs text-muted">
        {t('error.code')}{' '}
        <bdi dir="ltr" className="font-mono">
          {code}
        </bdi>
      </span>
    </div>
  )
}

function CategoryLinks() {
  const { t } = useTranslation()
  const { categories } = useMenu()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('nav.categories')} className="pt-10">
      <h2 className="pb-3 text-lg">{t('nav.categories')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-6">
        {categories.map(({ slug, label }) => (
          <li key={slug}>
            <Link
              to={categoryHref(slug)}
              className="flex min-h-11 items-center gap-2 hover:underline"
            >
              <CategorySymbol slug={slug} className="size-5 flex-none text-primary" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
