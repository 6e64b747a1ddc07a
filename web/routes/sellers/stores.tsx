import { Link, useLoaderData, useNavigation } from 'react-router'
import type { InputOf } from '#contract/api.ts'
import { emirates } from '#contract/emirates.ts'
import { DirectoryBar } from '#web/features/sellers/directory-bar.tsx'
import { DirectoryCard, DirectoryCardSkeleton } from '#web/features/sellers/directory-card.tsx'
import {
  directoryParams,
  isNarrowed,
  readDirectoryQuery,
} from '#web/features/sellers/directory-query.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
import {
  checkPage,
  inBrowser,
  invalid,
  onServer,
  pageIn,
  type LoadArguments,
} from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePage } from '#web/shell/page.tsx'
import { pageHref } from '#web/ui/pages.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import '#web/features/sellers/sellers.css'
import '#web/features/sellers/directory.css'
import '#web/features/sellers/filter-menu.css'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

const perPage = 24

const load = async ({ api, url }: LoadArguments) => {
  const query = readDirectoryQuery(url.searchParams)
  if (query.emirate && !emirates.some((name) => name === query.emirate)) throw invalid()
  const page = pageIn(url)
  const chosen = directoryParams(query) as InputOf<'getSellerDirectory'>
  const found = await api.call('getSellerDirectory', { ...chosen, page, limit: perPage })
  checkPage(found, url)
  return { ...found, query }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Stores() {
  usePageTexts()
  const { t } = useTranslation('seller')
  const { sellers, total, page, pages, facets, query } = useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const updating = navigation.location?.pathname === '/stores'
  const slow = useSlow(updating)
  const params = new URLSearchParams(directoryParams(query))
  return (
    <div className="page-width grid gap-4 pt-6">
      <Meta path={pageHref('/stores', params, page)} narrowed={isNarrowed(query)} />
      <h1 className="text-2xl md:text-3xl">{t('directory.title')}</h1>
      <DirectoryBar query={query} facets={facets} />
      <p role="status" className="text-soft">
        {t('directory.count', { count: total })}
      </p>
      {total === 0 ? (
        <Empty />
      ) : (
        <ul className="directory-list" aria-busy={updating} data-updating={updating || undefined}>
          {sellers.map((seller) => (
            <li key={seller._id}>
              {slow ? (
                <DirectoryCardSkeleton />
              ) : (
                <DirectoryCard seller={seller} category={query.category} make={query.make} />
              )}
            </li>
          ))}
        </ul>
      )}
      <ListPages pathname="/stores" query={params} page={page} pages={pages} />
    </div>
  )
}

function Empty() {
  const { t } = useTranslation('seller')
  return (
    <div className="panel grid justify-items-start gap-3 p-6">
      <p className="text-lg font-semibold">{t('directory.empty')}</p>
      <p className="text-soft">{t('directory.emptyHint')}</p>
      <Link to="/stores" className="button">
        {t('directory.all')}
      </Link>
    </div>
  )
}

function Meta({ path, narrowed }: { path: string; narrowed: boolean }) {
  const { t } = useTranslation('seller')
  const { origin } = usePage()
  const title = t('directory.title')
  return (
    <PageMeta
      title={title}
      description={t('directory.description')}
      path={path}
      noindex={narrowed}
      jsonLd={breadcrumbs(origin, [
        { name: t('shell:name'), path: '/' },
        { name: title, path: '/stores' },
      ])}
    />
  )
}
