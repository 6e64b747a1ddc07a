import { lazy, Suspense, useState } from 'react'
import type { Emirate } from '#contract/emirates.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { useMinute } from '#web/shell/use-minute.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { inOrder, offerOrders, type OfferOrder } from './offer-order.ts'
import { OfferRow } from './offer-row.tsx'
import type { Offer } from './part-view.ts'
import './offer-rows.css'

const CompareOffers = lazy(() => import('./compare-offers.tsx'))

const MOST_COMPARED = 3

export type OfferRowsProps = {
  /** Best first. */
  offers: Offer[]
  /** The part's name. */
  name: string
  /** In ms since 1970, see `useNow`. */
  requestedAt: number
  /** The offer that the page shows, with the phone of its seller. */
  shown?: { sellerId: string; phone: string }
  /** Buttons to chat about an offer and to put it into the cart; provided by other features. */
  actions: (offer: Offer) => React.ReactNode
}

/** The sellers of one part number: each with what a buyer compares, and ways to ask. */
export function OfferRows({ offers, name, requestedAt, shown, actions }: OfferRowsProps) {
  const { t } = useTranslation('catalog')
  const hydrated = useHydrated()
  const now = useMinute()
  const [order, setOrder] = useState<OfferOrder>('price')
  const [chosen, setChosen] = useState<string[]>([])
  const [comparing, setComparing] = useState(false)
  const emirate = useLogin()?.details.emirate as Emirate | undefined
  const sorted = inOrder(offers, order, { now, emirate })
  const compared = sorted.filter(({ id }) => chosen.includes(id))
  return (
    <div className="offers">
      {offers.length > 1 && hydrated && (
        <div className="offers-bar">
          <label className="offers-order">
            <span>{t('offer.order')}</span>
            <select
              className="control"
              value={order}
              onChange={({ target }) => setOrder(target.value as OfferOrder)}
            >
              {offerOrders.map((each) => (
                <option key={each} value={each}>
                  {t(`offer.orders.${each}`)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="button"
            aria-disabled={compared.length < 2}
            onClick={() => compared.length > 1 && setComparing(true)}
          >
            {t('offer.compare', { count: compared.length })}
          </button>
          <p role="status" className="text-sm text-soft">
            {chosen.length === MOST_COMPARED ? t('offer.enough') : t('offer.compareHint')}
          </p>
        </div>
      )}
      <ul className="offer-list">
        {sorted.map((offer) => {
          const isChosen = chosen.includes(offer.id)
          return (
            <OfferRow
              key={offer.id}
              offer={offer}
              name={name}
              now={now}
              requestedAt={requestedAt}
              phone={offer.sellerId === shown?.sellerId ? shown.phone : undefined}
              actions={actions(offer)}
              compare={
                offers.length > 1 && {
                  isChosen,
                  isFull: !isChosen && chosen.length >= MOST_COMPARED,
                  toggle: () =>
                    setChosen(
                      isChosen ? chosen.filter((id) => id !== offer.id) : [...chosen, offer.id],
                    ),
                }
              }
            />
          )
        })}
      </ul>
      {comparing && (
        <Suspense>
          <CompareOffers
            offers={compared}
            name={name}
            now={now}
            requestedAt={requestedAt}
            phone={shown}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
