import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { buyHref, type Card, detailsHref, isNew, nameOf } from './card.ts'
import { FitChip } from './fit-chip.tsx'
import { ageText, amountText } from '#web/shell/format.ts'
import { useNow } from './now.ts'
import { PartNumber } from './part-number.tsx'
import { PartPicture } from './part-picture.tsx'
import './listing-card.css'

type ListingCardProps = {
  card: Card
  /** The favourite button; provided by another feature. */
  favouriteButton: React.ReactNode
  /** Among the first cards of a screen: its picture is loaded at once. */
  priority?: boolean
}

const sizes = '(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 44vw'

/** One listing. A `card-list` around it lays it out, see `CardList`. */
export function ListingCard({ card, favouriteButton, priority }: ListingCardProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const now = useNow(card.requestedAt)
  const name = nameOf(card, language)
  return (
    <article className="card" data-sold-out={card.soldOut}>
      {/* The title is the accessible link; the picture repeats it for the pointer. */}
      <Link to={detailsHref(card.slug)} className="card-picture" tabIndex={-1} aria-hidden="true">
        <PartPicture {...card} alt={name} sizes={sizes} priority={priority} />
      </Link>
      {isNew(card.listed, now) && <span className="card-new marker-tag">{t('card.new')}</span>}
      <FitChip fits={card.fits} />
      <div className="card-heart">{favouriteButton}</div>
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
          {name}
        </Link>
      </h3>
      <p className="card-price">
        <bdi dir="ltr">
          <small>AED</small> {amountText(card.price)}
        </bdi>
        {card.soldOut && <span className="card-sold-out">{t('card.soldOut')}</span>}
      </p>
      <p className="card-meta">
        <span className="card-seller">
          <bdi>{card.seller}</bdi>
        </span>
        <span>{t(`shell:emirates.${card.emirate}`)}</span>
        <span>{ageText(card.listed, now, language)}</span>
      </p>
    </article>
  )
}

/** Placeholder for a card while it loads, in the same size. */
export function CardSkeleton() {
  return (
    <div className="card card-skeleton" aria-hidden="true">
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
