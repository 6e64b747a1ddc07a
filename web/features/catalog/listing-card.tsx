import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { buyHref, type Card, detailsHref, isNew, nameOf } from './card.ts'
import { FitChip } from './fit-chip.tsx'
import { CompanyName } from '#web/shell/company-name.tsx'
import { ageText, amountText } from '#web/shell/format.ts'
import { useNow } from './now.ts'
import { PartNumber } from './part-number.tsx'
import { PartPicture } from './part-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import type { Vehicle } from './vehicle.ts'
import './listing-card.css'

type ListingCardProps = {
  card: Card
  /** The favourite button; provided by another feature. */
  favouriteButton: React.ReactNode
  /** In a list: buttons to call and chat; provided by another feature. */
  actions?: React.ReactNode
  /** Opens the offers that the card stands for. */
  opener?: React.ReactNode
  /** The vehicle that the search names. */
  vehicle?: Vehicle
  /** Among the first cards of a screen: its picture is loaded at once. */
  priority?: boolean
}

const sizes = '(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 44vw'

/**
 * One listing, or the offers of one part number. A `card-list` around it lays it out, as a card or as a row of a
 * list, which also shows vehicles, stock and `actions`.
 */
export function ListingCard(props: ListingCardProps) {
  const { card, favouriteButton, actions, opener, vehicle, priority } = props
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const now = useNow(card.requestedAt)
  const name = nameOf(card, language)
  const { group, cars } = card
  return (
    <article className="card" data-sold-out={card.soldOut}>
      {/* The title is the accessible link; the picture repeats it for the pointer. */}
      <Link to={detailsHref(card.slug)} className="card-picture" tabIndex={-1} aria-hidden="true">
        <PartPicture {...card} alt={name} sizes={sizes} priority={priority} />
      </Link>
      {isNew(card.listed, now) && <span className="card-new marker-tag">{t('card.new')}</span>}
      <div className="card-favourite">{favouriteButton}</div>
      <div className="card-strip">
        <PartNumber sku={card.sku} />
        <bdi className="card-brand">{card.brand}</bdi>
      </div>
      <h3 className="card-name">
        {/* Read out without context, listings of the same name would be indistinguishable. */}
        <Link
          to={buyHref(card.slug)}
          dir="auto"
          aria-label={t('part.pictureAlt', { name, sku: card.sku })}
        >
          <MixedText text={name} />
        </Link>
      </h3>
      {cars && (
        <p className="card-cars">
          <bdi>{cars.name}</bdi>{' '}
          <bdi dir="ltr">
            {cars.years}
            {cars.more > 0 && ` +${cars.more}`}
          </bdi>
        </p>
      )}
      <p className="card-facts">
        {card.match && (
          <span className="card-match">
            {card.match.label} {card.match.brand} <bdi dir="ltr">{card.match.number}</bdi>
          </span>
        )}
        {card.tier && (
          <span className="tier-label" data-tier={card.tier}>
            {t(`choices.tier.${card.tier}`)}
          </span>
        )}
        <FitChip fits={card.fits} asked={vehicle} />
        {card.soldOut && <span className="card-sold-out">{t('card.soldOut')}</span>}
      </p>
      <p className="card-stock">
        {group
          ? t('card.groupStock', { inStock: group.inStock, sellers: group.sellers })
          : !card.soldOut && t('card.stock', { count: card.quantity })}
      </p>
      <p className="card-price">
        {group && <small>{t('card.from')}</small>}
        <bdi dir="ltr">
          <small>AED</small> {amountText(card.price)}
        </bdi>
      </p>
      {group ? (
        <div className="card-meta">{opener}</div>
      ) : (
        <p className="card-meta">
          <span className="card-seller">
            <CompanyName name={card.seller} nameAr={card.sellerAr} />
          </span>
          <span>{t(`shell:emirates.${card.emirate}`)}</span>
          <Confirmed age={ageText(card.confirmed, now, language)} />
        </p>
      )}
      <div className="card-actions">{actions}</div>
    </article>
  )
}

/** When price and stock were last confirmed: a tick and the age; its words for screen readers and pointers. */
function Confirmed({ age }: { age: string }) {
  const { t } = useTranslation('catalog')
  const words = t('part.confirmed', { age })
  return (
    <span className="card-confirmed" title={words}>
      <Icon name="check" />
      <span aria-hidden="true">{age}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

/** Placeholder for a card while it loads, in the same size. */
export function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <div className="card-picture skeleton" />
      <div className="card-strip">
        <span className="skeleton h-5 w-24" />
      </div>
      <span className="card-name skeleton h-5 w-4/5" />
      <span className="card-price skeleton h-7 w-20" />
      <span className="card-meta skeleton h-4 w-3/5" />
    </div>
  )
}
