import { useLoaderData } from 'react-router'
import { toCard } from '#web/features/catalog/card.ts'
import { FavouriteHeart } from '#web/features/catalog/favourite-heart.tsx'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import { SellerProfile } from '#web/features/sellers/seller-profile.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import {
  checkPage,
  inBrowser,
  notFound,
  onServer,
  pageIn,
  type LoadArguments,
} from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePage } from '#web/shell/page.tsx'
import { pageHref } from '#web/ui/pages.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import '#web/features/sellers/sellers.css'

const perPage = 24
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const load = async ({ api, params, url }: LoadArguments) => {
  const id = params.id ?? ''
  if (!uuid.test(id)) throw notFound('seller.not_found')
  const reply = await api.call('getSeller', { id, page: pageIn(url), limit: perPage })
  checkPage(reply)
  const { seller, sellerListings, total, page, pages } = reply
  return { seller, cards: sellerListings.map(toCard), total, page, pages }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SellerPage() {
  const { t } = useTranslation('sellers')
  const { seller, cards, total, page, pages } = useLoaderData<typeof loader>()
  const pathname = `/seller-details/${seller._id}`
  return (
    <div className="page-width grid gap-8 pt-6">
      <Meta path={pageHref(pathname, new URLSearchParams(), page)} />
      <SellerProfile seller={seller} />
      <section aria-labelledby="listings">
        <h2 id="listings" className="pb-4 text-xl">
          {t('profile.parts')}{' '}
          <span className="text-base font-normal text-soft">{t('listings', { count: total })}</span>
        </h2>
        {cards.length === 0 ? (
          <p className="panel p-6 text-lg font-semibold">{t('profile.empty')}</p>
        ) : (
          <ul className="listing-grid">
            {cards.map((card, index) => (
              <li key={card.id}>
                <ListingCard
                  card={card}
                  priority={index < 2}
                  heart={<FavouriteHeart part={card} />}
                />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          pathname={pathname}
          query={new URLSearchParams()}
          page={page}
          pages={pages}
          texts={{
            label: t('shell:nav.pages'),
            previous: t('shell:nav.previous'),
            next: t('shell:nav.next'),
            position: t('shell:nav.page', { page, pages }),
          }}
        />
      </section>
    </div>
  )
}

function Meta({ path }: { path: string }) {
  const { t } = useTranslation('sellers')
  const { origin } = usePage()
  const { seller, total } = useLoaderData<typeof loader>()
  const { company_name: name, company_address: address, emirate } = seller.details
  const emirateName = t(`shell:emirates.${emirate}`)
  const store = {
    '@context': 'https://schema.org',
    '@type': 'AutoPartsStore',
    name,
    url: `${origin}/seller-details/${seller._id}`,
    telephone: seller.phone,
    email: seller.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressRegion: emirate,
      addressCountry: 'AE',
    },
  }
  const way = breadcrumbs(origin, [
    { name: t('shell:name'), path: '/' },
    { name: t('directory.title'), path: '/stores' },
    { name, path },
  ])
  return (
    <PageMeta
      title={t('profile.title', { name, emirate: emirateName })}
      description={t('profile.description', { name, emirate: emirateName, count: total })}
      path={path}
      jsonLd={[store, way]}
    />
  )
}
