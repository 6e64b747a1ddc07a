import { Link } from 'react-router'
import type { KeptListing } from '#contract/favourites.ts'
import type { Listing } from '#contract/listing.ts'
import { ageText, amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Heart } from './favourite-heart.tsx'
import { keptNote, type KeptNote } from './kept-note.ts'

/** Shows a part as lists do, with the heart given to it; the catalogue's card comes from the route. */
export type CardSlot = (listing: Listing, heart: React.ReactNode) => React.ReactNode

type KeptPartProps = {
  listing: KeptListing
  /** In ms since 1970, for ages. */
  at: number
  renderCard: CardSlot
  onRemove: (listing: KeptListing, byKeyboard: boolean) => void
}

/** One part that is kept: what became of it, above its card. */
export function KeptPart({ listing, at, renderCard, onRemove }: KeptPartProps) {
  const { language } = usePage()
  const note = keptNote(listing)
  const name = (language === 'ar' && listing.partNameAr) || listing.partName
  const heart = <Heart kept name={name} onPress={(keyboard) => onRemove(listing, keyboard)} />
  return (
    <li data-part={listing._id} className="kept-part" data-gone={note.gone || undefined}>
      <Note note={note} at={at} />
      {note.gone ? (
        <GonePart listing={listing} name={name} heart={heart} />
      ) : (
        renderCard(listing, heart)
      )}
    </li>
  )
}

function Note({ note: { gone, soldOut, drop, since }, at }: { note: KeptNote; at: number }) {
  const { t } = useTranslation('favourites')
  const { language } = usePage()
  const kind = drop ? 'drop' : gone || soldOut ? 'away' : 'usual'
  return (
    <p className="kept-note" data-kind={kind}>
      {drop && (
        <span className="kept-drop">
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

/** Its own page is no more, so the ways lead to others of the same number. */
function GonePart(props: { listing: KeptListing; name: string; heart: React.ReactNode }) {
  const { listing, name, heart } = props
  const { t } = useTranslation('favourites')
  const { partSKU, partBrand } = listing
  return (
    <article className="kept-gone">
      <div className="label-strip">
        <bdi dir="ltr" className="kept-gone-number">
          {partSKU}
        </bdi>
        <bdi className="kept-gone-brand">{partBrand}</bdi>
        {heart}
      </div>
      <h3 dir="auto">{name}</h3>
      <p className="text-soft">{t('note.goneText')}</p>
      <Link to={`/all-listings?search=${encodeURIComponent(partSKU)}`} className="button">
        {t('note.others')}
      </Link>
    </article>
  )
}
