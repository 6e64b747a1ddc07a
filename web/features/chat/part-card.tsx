import { useState } from 'react'
import { Link } from 'react-router'
import type { RoomListing } from '#contract/chat.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { partNameIn } from './part-name.ts'

/** The part of the conversation, as the strip of its carton. */
export function PartCard({ listing }: { listing: RoomListing }) {
  const { t } = useTranslation('chat')
  const { language } = usePage()
  // Without a network the picture may be missing.
  const [unseen, setUnseen] = useState(false)
  const { available, quantity, pic, price } = listing
  const inside = (
    <>
      {pic && !unseen ? (
        <img
          src={pic}
          alt=""
          width={64}
          height={48}
          className="part-card-picture"
          onError={() => setUnseen(true)}
        />
      ) : (
        <span className="part-card-picture part-card-blank">
          <Icon name="stock" />
        </span>
      )}
      <span className="part-card-text">
        <span className="part-card-line">
          <bdi dir="ltr" className="part-card-sku">
            {listing.partSKU}
          </bdi>
          <bdi className="part-card-brand">{listing.partBrand}</bdi>
        </span>
        <bdi className="part-card-name">{partNameIn(listing, language)}</bdi>
      </span>
      <span className="part-card-end">
        <bdi dir="ltr" className="part-card-price">
          <small>AED</small> {amountText(price)}
        </bdi>
        {!available ? (
          <span className="text-danger">{t('part.gone')}</span>
        ) : (
          quantity === 0 && <span className="text-danger">{t('part.soldOut')}</span>
        )}
      </span>
    </>
  )
  if (!available) return <div className="part-card">{inside}</div>
  return (
    <Link to={`/spare-part-details/${listing.slug}?seller=${listing.user}`} className="part-card">
      {inside}
    </Link>
  )
}
