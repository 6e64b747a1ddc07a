import { Link, redirect, useLoaderData } from 'react-router'
import { CarCard } from '#web/features/catalog/car-card.tsx'
import { CarDetails } from '#web/features/catalog/car-details.tsx'
import { CarParts } from '#web/features/catalog/car-parts.tsx'
import { CarPicture } from '#web/features/catalog/car-picture.tsx'
import { carData } from '#web/features/catalog/car-structured-data.ts'
import { CarSummary } from '#web/features/catalog/car-summary.tsx'
import {
  carHref,
  carName,
  type CarPageView,
  codeIn,
  toCarPageView,
} from '#web/features/catalog/car-view.ts'
import { ContactButtons } from '#web/features/catalog/contact-buttons.tsx'
import { SellerPanel } from '#web/features/catalog/seller-panel.tsx'
import { amountText } from '#web/shell/format.ts'
import { inBrowser, type LoadArguments, notFound, onServer } from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'
import '#web/features/catalog/car.css'
import '#web/features/catalog/part.css'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

const sizes = '(min-width: 64rem) 44rem, (min-width: 40rem) 100vw, 60vw'

async function load({ api, params, url, language }: LoadArguments): Promise<CarPageView> {
  const { info = '' } = params
  const code = codeIn(info)
  if (code === '') throw notFound('car.not_found')
  const found = await api.call('getCar', { code })
  const { slug, user_id: id } = found.listing
  // Only the code counts; a link with other words before it redirects to the canonical address.
  if (info !== slug) throw redirect(carHref(slug) + url.search, 301)
  // Only this call returns phone and e-mail.
  const { seller } = await api.call('getSeller', { id, limit: 1 })
  return toCarPageView(found, seller, language)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CarPage() {
  const view = useLoaderData<typeof loader>()
  const { t } = usePageTexts()
  const { origin } = usePage()
  const { car, seller, similar } = view
  const name = carName(car)
  const url = origin + carHref(car.slug)
  const message = t('car.whatsappText', { name, code: car.code, url })
  const alt = t('car.photoAlt', { name, code: car.code })
  return (
    <div className="part page-width">
      <CarMeta view={view} name={name} />
      <nav aria-label={t('catalog:browse.breadcrumb')} className="part-breadcrumb">
        <Link to="/" className="link">
          {t('catalog:home')}
        </Link>{' '}
        / <bdi>{car.vehicle}</bdi>
      </nav>
      <div className="part-columns">
        <div className="part-picture panel">
          <CarPicture picture={car.picture} alt={alt} sizes={sizes} priority large />
          {!car.picture && <p className="part-no-picture">{t('catalog:part.noPicture')}</p>}
        </div>
        <div className="part-side">
          <CarSummary car={car} />
          <div className="part-contact">
            <ContactButtons phone={seller.phone} message={message} />
          </div>
          <SellerPanel seller={seller} />
        </div>
        <div className="part-body">
          <Section title={t('catalog:part.details')}>
            <CarDetails car={car} />
          </Section>
          <Section title={t('car.parts')}>
            <CarParts car={car} />
          </Section>
        </div>
      </div>
      {similar.length > 0 && (
        <Section title={t('car.others')}>
          <ul className="card-list">
            {similar.map((other) => (
              <li key={other.id}>
                <CarCard car={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div
        className="part-bar foot-bar"
        data-above-consent=""
        role="group"
        aria-label={t('catalog:part.contact')}
      >
        <ContactButtons phone={seller.phone} message={message} />
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

function CarMeta({ view, name }: { view: CarPageView; name: string }) {
  const { t } = usePageTexts()
  const { origin } = usePage()
  const { car, seller } = view
  const path = carHref(car.slug)
  const facts = [name, car.mileage, `AED ${amountText(car.price)}`]
  return (
    <PageMeta
      title={name}
      description={t('car.pageDescription', {
        facts: facts.filter((fact) => fact !== undefined).join(' · '),
        seller: seller.name,
        emirate: t(`shell:emirates.${seller.emirate}`),
        code: car.code,
      })}
      path={path}
      type="product"
      image={car.picture && `${car.picture}/960.webp`}
      jsonLd={[
        carData(view, name, origin),
        breadcrumbs(origin, [
          { name: t('catalog:home'), path: '/' },
          { name, path },
        ]),
      ]}
    />
  )
}
