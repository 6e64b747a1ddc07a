import { useLoaderData, useNavigation } from 'react-router'
import { CarCard } from '#web/features/catalog/car-card.tsx'
import { toCarCard } from '#web/features/catalog/car-view.ts'
import { toCard } from '#web/features/catalog/card.ts'
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import { companyWords } from '#web/shell/company-words.ts'
import { PartSearch } from '#web/features/sellers/part-search.tsx'
import { SellerProfile } from '#web/features/sellers/seller-profile.tsx'
import { readSellerQuery, sellerParams } from '#web/features/sellers/seller-query.ts'
import { SellerTrade } from '#web/features/sellers/seller-trade.tsx'
import { storeData } from '#web/features/sellers/store-data.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
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
import { ListPages } from '#web/shell/list-pages.tsx'
import '#web/features/sellers/sellers.css'
import '#web/features/sellers/filter-menu.css'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

const perPage = 24
const carsShown = 8
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const load = async ({ api, params, url }: LoadArguments) => {
  const id = params.id ?? ''
  if (!uuid.test(id)) throw notFound('seller.not_found')
  const query = readSellerQuery(url.searchParams)
  const chosen = sellerParams(query)
  const page = pageIn(url)
  const [reply, cars] = await Promise.all([
    api.call('getSeller', { id, ...chosen, page, limit: perPage }),
    Object.keys(chosen).length > 0 || page > 1
      ? { items: [] }
      : api.call('getUserCars', { seller_id: id, limit: carsShown }),
  ])
  checkPage(reply, url)
  const { seller, categories, makes, sellerListings, total, pages } = reply
  const shown = { cards: sellerListings.map(toCard), cars: cars.items.map(toCarCard) }
  return { seller, categories, makes, ...shown, query, total, page, pages }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SellerPage() {
  usePageTexts()
  const { t } = useTranslation('seller')
  const { seller, cards, cars, query, total, page, pages, ...trade } =
    useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const pathname = `/seller-details/${seller._id}`
  const params = new URLSearchParams(sellerParams(query))
  const isNarrowed = params.size > 0
  const updating = navigation.location?.pathname.endsWith(seller._id)
  return (
    <div className="page-width grid gap-8 pt-6">
      <Meta path={pageHref(pathname, params, page)} noindex={isNarrowed} />
      <SellerProfile seller={seller} categories={trade.categories} />
      <section aria-labelledby="listings">
        <h2 id="listings" className="pb-3 text-xl">
          {t('profile.parts')}
        </h2>
        {(seller.listings > 0 || isNarrowed) && (
          <>
            <SellerTrade pathname={pathname} query={query} {...trade} />
            <PartSearch pathname={pathname} query={query} total={total} />
          </>
        )}
        {cards.length === 0 ? (
          <div className="panel grid gap-2 p-6">
            <p className="text-lg font-semibold">{t('profile.empty')}</p>
            {query.q && <p className="text-soft">{t('search.none')}</p>}
          </div>
        ) : (
          <ul className="card-list" aria-busy={updating} data-updating={updating || undefined}>
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
        <ListPages pathname={pathname} query={params} page={page} pages={pages} />
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

function Meta({ path, noindex }: { path: string; noindex: boolean }) {
  const { t } = useTranslation('seller')
  const { origin, language } = usePage()
  const { seller } = useLoaderData<typeof loader>()
  const { company_name, company_name_ar, emirate } = seller.details
  const name = companyWords(company_name, company_name_ar, language)!.text
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
      noindex={noindex}
      jsonLd={[storeData(seller, origin), way]}
    />
  )
}
