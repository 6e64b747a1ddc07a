import { useState } from 'react'
import { Link } from 'react-router'
import type { RoomListing } from '#contract/chat.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { partNameIn } from '#web/shell/part-name.ts'

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
          className="flex-none w-16 h-12 rounded-chip bg-sunken object-cover"
          onError={() => setUnseen(true)}
        />
      ) : (
        <span className="flex-none w-16 h-12 rounded-chip bg-sunken object-cover grid place-items-center text-muted">
          <Icon name="stock" />
        </span>
      )}
      <span className="grid flex-1 min-w-0">
        <span className="flex gap-2.5 min-w-0">
          <bdi dir="ltr" className="part-card-sku">
            {listing.partSKU}
          </bdi>
          <bdi className="part-card-brand">{listing.partBrand}</bdi>
        </span>
        <bdi className="part-card-name">
          <MixedText text={partNameIn(listing, language)} />
        </bdi>
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
