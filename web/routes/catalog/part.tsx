import { Link, useLoaderData } from 'react-router'
import { buyHref, type Card, detailsHref, nameOf } from '#web/features/catalog/card.ts'
import { ContactButtons } from '#web/features/catalog/contact-buttons.tsx'
import { DetailsTable } from '#web/features/catalog/details-table.tsx'
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx'
import { FitmentTable } from '#web/features/catalog/fitment-table.tsx'
import { useVisit } from '#web/features/catalog/interest.ts'
import { ListingCard } from '#web/features/catalog/listing-card.tsx'
import { OfferRows } from '#web/features/catalog/offer-rows.tsx'
import { PartGallery } from '#web/features/catalog/part-gallery.tsx'
import { productData } from '#web/features/catalog/part-structured-data.ts'
import { PartSummary } from '#web/features/catalog/part-summary.tsx'
import { type PartView, toPartView } from '#web/features/catalog/part-view.ts'
import { amountText } from '#web/shell/format.ts'
import { SellerPanel } from '#web/features/catalog/seller-panel.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { inBrowser, type LoadArguments, onServer } from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePage } from '#web/shell/page.tsx'
import { mixedHtml } from '#web/ui/mixed-html.ts'
import { OfferActions } from './offer-actions.tsx'
import { PartCart, PartCartButton, usePieces } from './part-cart.tsx'
import { PartBarChat, PartContact } from './part-contact.tsx'
import '#web/features/catalog/part.css'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

async function load({ api, params, url }: LoadArguments): Promise<PartView> {
  const seller = url.searchParams.get('seller') ?? undefined
  return toPartView(await api.call('getListing', { slug: params.slug, seller }))
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function PartPage() {
  const view = useLoaderData<typeof loader>()
  const { t } = useTranslation('catalog')
  const { language, origin } = usePage()
  const { part, seller, offers, similar, related } = view
  const name = nameOf(part, language)
  const url = `${origin}${buyHref(part.slug)}?seller=${seller.id}`
  const offer = { listing: part.id, seller: seller.id }
  useVisit(offer)
  const order = { part, seller, pieces: usePieces(part) }
  const contact = { listingId: part.id, sellerId: seller.id }
  const message = t('part.whatsappText', { name, sku: part.sku, url })
  return (
    <div className="part page-width">
      <PartMeta view={view} name={name} />
      <nav aria-label={t('browse.breadcrumb')} className="part-breadcrumb">
        <Link to="/" className="link">
          {t('home')}
        </Link>{' '}
        /{' '}
        <Link to={`/spare-parts/${part.category}`} className="link">
          {part.categoryLabel}
        </Link>
      </nav>
      <div className="part-columns">
        <PartGallery key={part.id} part={part} name={name} />
        <div className="part-side">
          <PartSummary
            part={part}
            name={name}
            url={url}
            favouriteButton={<FavouriteButton part={part} />}
          />
          <PartCart {...order} />
          <div className="part-contact">
            <ContactButtons phone={seller.phone} message={message} offer={offer} />
          </div>
          <PartContact {...contact} />
          <SellerPanel seller={seller} offer={offer} />
        </div>
        {offers.length > 1 && (
          <div className="part-offers" id="offers">
            <Section title={t('part.offers')}>
              <p className="pb-2 text-soft">{t('part.offersNote', { count: offers.length })}</p>
              <OfferRows
                key={part.slug}
                offers={offers}
                name={name}
                requestedAt={part.requestedAt}
                shown={{ sellerId: seller.id, phone: seller.phone }}
                actions={(offer) => <OfferActions offer={offer} />}
              />
            </Section>
          </div>
        )}
        <div className="part-body">
          <Section title={t('part.details')}>
            <DetailsTable part={part} name={name} />
          </Section>
          <Section title={t('part.description')}>
            {/* Sanitised by the server when it was saved: see server/platform/clean-html.ts. */}
            <div
              dir="auto"
              className="part-text"
              dangerouslySetInnerHTML={{ __html: mixedHtml(part.description) }}
            />
          </Section>
          <Section title={t('part.fitment')}>
            <FitmentTable key={part.id} lines={part.lines} />
          </Section>
        </div>
      </div>
      <Cards title={t('part.similar')} cards={similar} />
      <Cards
        title={part.cars ? t('part.related', { vehicle: part.cars.name }) : t('part.relatedAny')}
        cards={related}
      />
      <div
        className="part-bar foot-bar"
        data-above-consent=""
        role="group"
        aria-label={t('part.contact')}
      >
        <PartCartButton {...order} />
        <ContactButtons phone={seller.phone} message={message} offer={offer} />
        <PartBarChat {...contact} />
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="part-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Cards({ title, cards }: { title: string; cards: Card[] }) {
  if (cards.length === 0) return null
  return (
    <Section title={title}>
      <ul className="card-list">
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard card={card} favouriteButton={<FavouriteButton part={card} />} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PartMeta({ view, name }: { view: PartView; name: string }) {
  const { t } = useTranslation('catalog')
  const { origin } = usePage()
  const { part, seller } = view
  const path = detailsHref(part.slug)
  return (
    <PageMeta
      title={`${name} ${part.sku} ${part.brand}`}
      description={t('part.pageDescription', {
        name,
        brand: part.brand,
        sku: part.sku,
        price: amountText(part.price),
        seller: seller.name,
        emirate: t(`shell:emirates.${seller.emirate}`),
      })}
      path={path}
      type="product"
      image={part.picture && `${part.picture}/960.webp`}
      jsonLd={[
        productData(view, name, origin),
        breadcrumbs(origin, [
          { name: t('home'), path: '/' },
          { name: part.categoryLabel, path: `/spare-parts/${part.category}` },
          { name, path },
        ]),
      ]}
    />
  )
}
