import { useLoaderData, useNavigation } from 'react-router'
import { CarCard } from '#web/features/catalog/car-card.tsx'
import { toCarCard } from '#web/features/catalog/car-view.ts'
import { toCard } from '#web/features/catalog/card.ts'
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import { PartSearch } from '#web/features/sellers/part-search.tsx'
import { SellerProfile } from '#web/features/sellers/seller-profile.tsx'
import { storeData } from '#web/features/sellers/store-data.ts'
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
const carsShown = 8
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const load = async ({ api, params, url }: LoadArguments) => {
  const id = params.id ?? ''
  if (!uuid.test(id)) throw notFound('seller.not_found')
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const page = pageIn(url)
  const [reply, cars] = await Promise.all([
    api.call('getSeller', { id, ...(q && { q }), page, limit: perPage }),
    q || page > 1 ? { items: [] } : api.call('getUserCars', { seller_id: id, limit: carsShown }),
  ])
  checkPage(reply)
  const { seller, sellerListings, total, pages } = reply
  const shown = { cards: sellerListings.map(toCard), cars: cars.items.map(toCarCard) }
  return { seller, ...shown, q, total, page, pages }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SellerPage() {
  const { t } = useTranslation('sellers')
  const { seller, cards, cars, q, total, page, pages } = useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const pathname = `/seller-details/${seller._id}`
  const query = new URLSearchParams(q && { q })
  const updating = navigation.location?.pathname.endsWith(seller._id)
  return (
    <div className="page-width grid gap-8 pt-6">
      <Meta path={pageHref(pathname, query, page)} />
      <SellerProfile seller={seller} />
      <section aria-labelledby="listings">
        <h2 id="listings" className="pb-3 text-xl">
          {t('profile.parts')}
        </h2>
        {(seller.listings > 0 || q !== '') && (
          <PartSearch pathname={pathname} q={q} total={total} />
        )}
        {cards.length === 0 ? (
          <div className="panel grid gap-2 p-6">
            <p className="text-lg font-semibold">{t('profile.empty')}</p>
            {q && <p className="text-soft">{t('search.none')}</p>}
          </div>
        ) : (
          <ul className="listing-grid" aria-busy={updating} data-updating={updating || undefined}>
            {cards.map((card, index) => (
              <li key={card.id}>
                <ListingCard
                  card={card}
                  priority={index < 2}
                  favouriteButton={<FavouriteButton part={card} />}
                />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          pathname={pathname}
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
      </section>
      {cars.length > 0 && (
        <section aria-labelledby="cars">
          <h2 id="cars" className="pb-3 text-xl">
            {t('profile.cars')}
          </h2>
          <ul className="card-list">
            {cars.map((car) => (
              <li key={car.id}>
                <CarCard car={car} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Meta({ path }: { path: string }) {
  const { t } = useTranslation('sellers')
  const { origin } = usePage()
  const { seller, q } = useLoaderData<typeof loader>()
  const { company_name: name, emirate } = seller.details
  const emirateName = t(`shell:emirates.${emirate}`)
  const way = breadcrumbs(origin, [
    { name: t('shell:name'), path: '/' },
    { name: t('directory.title'), path: '/stores' },
    { name, path },
  ])
  return (
    <PageMeta
      title={t('profile.title', { name, emirate: emirateName })}
      description={t('profile.description', {
        ...{ name, emirate: emirateName },
        count: seller.listings,
      })}
      path={path}
      noindex={q !== ''}
      jsonLd={[storeData(seller, origin), way]}
    />
  )
}
