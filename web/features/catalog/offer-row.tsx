import { Link } from 'react-router'
import { companyWords } from '#web/shell/company-words.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { ageText, amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { offerHref } from './card.ts'
import { useNow } from './now.ts'
import { OfferContact } from './offer-contact.tsx'
import { isOpen } from './offer-order.ts'
import { OpenNow } from './open-now.tsx'
import type { Offer } from './part-view.ts'

type OfferRowProps = {
  offer: Offer
  /** The part's name. */
  name: string
  /** The current minute in the browser, for opening hours. */
  now: number | null
  /** In ms since 1970, see `useNow`. */
  requestedAt: number
  /** Of the seller of the page, who is marked. */
  phone: string | undefined
  actions: React.ReactNode
  compare: { isChosen: boolean; isFull: boolean; toggle: () => void } | false
}

/** One seller's offer: who and where, whether open, quality, stock and its age, price, and ways to ask. */
export function OfferRow(props: OfferRowProps) {
  const { offer, name, now, requestedAt, phone, actions, compare } = props
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const current = useNow(requestedAt)
  const { sellerId, seller, sellerAr, emirate, tier, price, quantity, confirmed } = offer
  const company = companyWords(seller, sellerAr, language)!.text
  return (
    <li className="offer" data-shown={phone !== undefined || undefined}>
      <div className="offer-seller">
        {phone === undefined ? (
          <Link
            to={offerHref(offer.slug, sellerId)}
            className="link"
            aria-label={t('part.seeOffer', { seller: company })}
          >
            <CompanyName name={seller} nameAr={sellerAr} />
          </Link>
        ) : (
          <>
            <CompanyName name={seller} nameAr={sellerAr} />{' '}
            <span className="marker-tag">{t('part.thisOffer')}</span>
          </>
        )}
        <p className="offer-note">
          {t(`shell:emirates.${emirate}`)} <OpenNow open={isOpen(offer, now)} />
        </p>
      </div>
      <div className="offer-stock">
        <p>
          {tier && (
            <span className="tier-label" data-tier={tier}>
              {t(`choices.tier.${tier}`)}
            </span>
          )}{' '}
          {quantity > 0 ? (
            t('part.inStock', { count: quantity })
          ) : (
            <strong className="text-danger">{t('part.soldOut')}</strong>
          )}
        </p>
        <p className="offer-note">
          {t('part.confirmedShort', { age: ageText(confirmed, current, language) })}
        </p>
      </div>
      <p className="offer-price">
        {/* The name by which the service worker marks a price that was saved. */}
        <bdi dir="ltr" className="price">
          <small>AED</small> {amountText(price)}
        </bdi>
      </p>
      <div className="offer-actions">
        <OfferContact offer={offer} name={name} {...(phone && { phone })} />
        {actions}
        {compare && (
          <label className="offer-compare noscript:hidden">
            <input
              type="checkbox"
              checked={compare.isChosen}
              disabled={compare.isFull}
              aria-label={t('offer.compareOne', { seller: company })}
              onChange={compare.toggle}
            />
            {t('offer.compareLabel')}
          </label>
        )}
      </div>
    </li>
  )
}

/** "Open now" or "Closed"; nothing until the browser knows the time, or where the seller gave no hours. */
