import { Link, useLoaderData, useNavigation } from 'react-router'
import { emirates, type Emirate } from '#contract/emirates.ts'
import { SellerCard, SellerCardSkeleton } from '#web/features/sellers/seller-card.tsx'
import { SellerFilter } from '#web/features/sellers/seller-filter.tsx'
import { toSellerView } from '#web/features/sellers/seller-view.ts'
import { useTranslation } from '#web/shell/i18n.ts'
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
import { Pagination } from '#web/ui/pagination.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import '#web/features/sellers/sellers.css'

const perPage = 24

const load = async ({ api, url }: LoadArguments) => {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const wanted = url.searchParams.get('emirate')
  const emirate: Emirate | undefined = emirates.find((name) => name === wanted)
  if (wanted && !emirate) throw invalid()
  const page = pageIn(url)
  const sellers = await api.call('getSellerList', {
    ...(q && { q }),
    ...(emirate && { emirate }),
    page,
    limit: perPage,
  })
  const pages = Math.ceil(sellers.total / perPage)
  checkPage({ page, pages })
  return {
    sellers: sellers.items.map(toSellerView),
    total: sellers.total,
    page,
    pages,
    q,
    emirate: emirate ?? '',
  }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Stores() {
  const { t } = useTranslation('sellers')
  const { sellers, total, page, pages, q, emirate } = useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const updating = navigation.location?.pathname === '/stores'
  const slow = useSlow(updating)
  const query = new URLSearchParams({ ...(q && { q }), ...(emirate && { emirate }) })
  return (
    <div className="page-width grid gap-5 pt-6">
      <Meta path={pageHref('/stores', query, page)} narrowed={q !== '' || emirate !== ''} />
      <h1 className="text-2xl md:text-3xl">{t('directory.title')}</h1>
      <SellerFilter q={q} emirate={emirate} />
      <p role="status" className="text-soft">
        {t('directory.count', { count: total })}
      </p>
      {total === 0 ? (
        <Empty />
      ) : (
        <ul className="seller-grid" aria-busy={updating} data-updating={updating || undefined}>
          {sellers.map((seller) => (
            <li key={seller.id}>
              {slow ? <SellerCardSkeleton /> : <SellerCard seller={seller} level="h2" />}
            </li>
          ))}
        </ul>
      )}
      <Pagination
        pathname="/stores"
        query={query}
        page={page}
        pages={pages}
        texts={{
          label: t('shell:nav.pages'),
          previous: t('shell:nav.previous'),
          next: t('shell:nav.next'),
          position: t('shell:nav.page', { page, pages }),
        }}
      />
    </div>
  )
}

function Empty() {
  const { t } = useTranslation('sellers')
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
  const { t } = useTranslation('sellers')
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
