import { Link } from 'react-router'
import type { FavouriteListing } from '#contract/favourites.ts'
import type { Listing } from '#contract/listing.ts'
import { ageText, amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { FavouriteToggle } from './favourite-button.tsx'
import { favouriteStatus, type FavouriteStatus } from './favourite-status.ts'

/**
 * Renders a listing as in search results, with the given favourite button; the route provides the
 * catalogue's card.
 */
export type RenderCard = (listing: Listing, button: React.ReactNode) => React.ReactNode

type FavouriteItemProps = {
  listing: FavouriteListing
  /** Reference time for ages, in ms since 1970. */
  at: number
  renderCard: RenderCard
  onRemove: (listing: FavouriteListing, byKeyboard: boolean) => void
}

/** One favourite: its status above its card. */
export function FavouriteItem({ listing, at, renderCard, onRemove }: FavouriteItemProps) {
  const { language } = usePage()
  const status = favouriteStatus(listing)
  const name = partNameIn(listing, language)
  const button = (
    <FavouriteToggle active name={name} onPress={(keyboard) => onRemove(listing, keyboard)} />
  )
  return (
    <li data-part={listing._id} className="favourite" data-gone={status.gone || undefined}>
      <StatusNote status={status} at={at} />
      {status.gone ? (
        <UnavailableListing listing={listing} name={name} button={button} />
      ) : (
        renderCard(listing, button)
      )}
    </li>
  )
}

function StatusNote({
  status: { gone, soldOut, drop, since },
  at,
}: {
  status: FavouriteStatus
  at: number
}) {
  const { t } = useTranslation('favourites')
  const { language } = usePage()
  const kind = drop ? 'drop' : gone || soldOut ? 'away' : 'usual'
  return (
    <p className="favourite-note" data-kind={kind}>
      {drop && (
        <span className="favourite-drop">
          <span>{t('note.dropped', { was: amountText(drop.was), now: amountText(drop.now) })}</span>
          {drop.percent && (
            <bdi dir="ltr" className="marker-tag">
              −{drop.percent} %
            </bdi>
          )}
        </span>
      )}
      {gone && <strong>{t('note.gone')}</strong>}
      {soldOut && <strong>{t('note.soldOut')}</strong>}
      {kind === 'usual' && t('note.since', { age: ageText(since, at, language) })}
    </p>
  )
}

/** The listing's own page no longer exists, so the link searches for the same part number. */
function UnavailableListing(props: {
  listing: FavouriteListing
  name: string
  button: React.ReactNode
}) {
  const { listing, name, button } = props
  const { t } = useTranslation('favourites')
  const { partSKU, partBrand } = listing
  return (
    <article className="favourite-gone">
      <div className="label-strip">
        <bdi dir="ltr" className="font-mono font-medium wrap-anywhere">
          {partSKU}
        </bdi>
        <bdi className="favourite-gone-brand">{partBrand}</bdi>
        {button}
      </div>
      <h3 dir="auto">
        <MixedText text={name} />
      </h3>
      <p className="text-soft">{t('note.goneText')}</p>
      <Link to={`/all-listings?search=${encodeURIComponent(partSKU)}`} className="button">
        {t('note.others')}
      </Link>
    </article>
  )
}
