import { Link, useLoaderData, useLocation } from 'react-router'
import { toCard } from '#web/features/catalog/card.ts'
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import VehiclePicker from '#web/features/catalog/vehicle-picker.tsx'
import { ArticleCard } from '#web/features/content/article-card.tsx'
import { toArticleView } from '#web/features/content/article-view.ts'
import { NewsletterForm } from '#web/features/content/newsletter-form.tsx'
import { CategoryGrid, countsBySlug } from '#web/features/home/category-grid.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { MakeTiles } from '#web/features/home/make-tiles.tsx'
import { PromiseTiles } from '#web/features/home/promise-tiles.tsx'
import { SellerCard } from '#web/features/sellers/seller-card.tsx'
import { toSellerView } from '#web/features/sellers/seller-view.ts'
import type { Listed } from '#web/features/selling/sell/listed.ts'
import { lazyComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { inBrowser, onServer, type LoadArguments } from '#web/shell/load.ts'
import { leadingMakes } from '#web/shell/menu.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePage } from '#web/shell/page.tsx'
import { Scroller } from '#web/ui/scroller.tsx'
import '#web/features/content/content.css'
import '#web/features/home/home.css'
import '#web/features/sellers/sellers.css'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

/** What a seller sees here after creating a listing. */
const ListedNote = lazyComponent({
  texts: 'selling',
  load: () => import('#web/features/selling/sell/listed-note.tsx'),
})

const bestSellers = 4
const featuredSellers = 8
// The specification shows the fourth to the tenth item here; the news page has all of them.
const newsShown = { from: 4, to: 10 }

const load = async ({ api }: LoadArguments) => {
  const [best, sellers, counts, makes, promises, news] = await Promise.all([
    api.call('getHome', { limit: bestSellers }),
    api.call('getFeaturedSellers', { limit: featuredSellers }),
    api.call('getCountByCategory', {}),
    api.call('getMakes', { limit: leadingMakes }),
    api.call('getPromises', { limit: 4 }),
    api.call('getNews', { limit: newsShown.to }),
  ])
  return {
    best: best.items.map(toCard),
    sellers: sellers.items.map(toSellerView),
    sellerCount: sellers.total,
    counts: countsBySlug(counts),
    makes: makes.items.map(({ name, label }) => ({ name, label })),
    promises: promises.items,
    news: news.items.slice(newsShown.from - 1).map(toArticleView),
  }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Home() {
  const { t } = useTranslation('home')
  const { best, sellers, sellerCount, counts, makes, promises, news } =
    useLoaderData<typeof loader>()
  const listed = (useLocation().state as { listed?: Listed } | null)?.listed
  const parts = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const row = { previous: t('shell:nav.previous'), next: t('shell:nav.next') }
  return (
    <>
      <Meta />
      {listed && (
        <div className="page-width">
          <ListedNote listed={listed} />
        </div>
      )}
      <Hero
        vehiclePicker={<VehiclePicker makes={makes} hasMoreMakes />}
        parts={parts}
        sellers={sellerCount}
        makes={makes.length}
      />
      <div className="page-width home-sections">
        <PromiseTiles promises={promises} />
        <Scroller
          title={t('best')}
          exactly={4}
          aside={<SeeAll of={t('best')} to="/all-listings" />}
          {...row}
        >
          {best.map((card) => (
            <li key={card.id}>
              <ListingCard card={card} favouriteButton={<FavouriteButton part={card} />} />
            </li>
          ))}
        </Scroller>
        <Scroller title={t('sellers')} aside={<SeeAll of={t('sellers')} to="/stores" />} {...row}>
          {sellers.map((seller) => (
            <li key={seller.id}>
              <SellerCard seller={seller} level="h3" />
            </li>
          ))}
        </Scroller>
        <CategoryGrid counts={counts} />
        <MakeTiles />
        <NewsletterForm />
        <Scroller title={t('news')} aside={<SeeAll of={t('news')} to="/news" />} {...row}>
          {news.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} level="h3" />
            </li>
          ))}
        </Scroller>
      </div>
    </>
  )
}

/** `of` is for screen readers, for which three links would otherwise sound alike. */
function SeeAll({ of, to }: { of: string; to: string }) {
  const { t } = useTranslation()
  return (
    <Link to={to} className="link tap-target font-semibold">
      {t('nav.seeAll')}
      <span className="sr-only">: {of}</span>
    </Link>
  )
}

function Meta() {
  const { t } = useTranslation('home')
  const { origin } = usePage()
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Ghiyar',
    alternateName: 'غيار',
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    areaServed: 'AE',
  }
  return (
    <PageMeta title={t('title')} description={t('description')} path="/" jsonLd={organization} />
  )
}
