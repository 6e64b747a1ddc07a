import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pageSizeRange } from '#contract/limits.ts'
import { type Card, detailsHref, nameOf } from '#web/features/catalog/card.ts'
import { OfferRows } from '#web/features/catalog/offer-rows.tsx'
import { type Offer, toOffer } from '#web/features/catalog/part-view.ts'
import { type Filters, toQuery } from '#web/features/catalog/search-params.ts'
import { browserApi } from '#web/shell/api.ts'
import { ConnectionFailure } from '#web/shell/connection-failure.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { OfferActions } from './offer-actions.tsx'

/** The offers that a card of results stands for: those that the search and its filters leave. */
export default function OpenedOffers({ card, filters }: { card: Card; filters: Filters }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const [offers, setOffers] = useState<Offer[] | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  const { sku, brand } = card
  useEffect(() => {
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('searchListings', {
        ...toQuery(filters),
        ...{ group: undefined, offersOf: { sku, brand }, page: 1, limit: pageSizeRange.max },
      })
      .then(
        ({ listings }) => setOffers(listings.map(toOffer)),
        () => controller.signal.aborted || setOffers('failed'),
      )
    return () => controller.abort()
    // The panel is closed when other results are shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sku, brand, language, attempt])
  const name = nameOf(card, language)
  return (
    <section aria-label={t('offer.of', { name, sku })} aria-busy={offers === undefined}>
      {offers === undefined &&
        Array.from({ length: Math.min(3, card.group?.sellers ?? 1) }, (_, at) => (
          <div key={at} className="skeleton mb-2 h-16" />
        ))}
      {offers === 'failed' && (
        <ConnectionFailure
          onRetry={() => {
            setOffers(undefined)
            setAttempt(attempt + 1)
          }}
        />
      )}
      {Array.isArray(offers) && (
        <OfferRows
          offers={offers}
          name={name}
          requestedAt={card.requestedAt}
          actions={(offer) => <OfferActions offer={offer} />}
        />
      )}
      <p className="pt-2">
        <Link to={detailsHref(card.slug)} className="link">
          {t('offer.page')}
        </Link>
      </p>
    </section>
  )
}
