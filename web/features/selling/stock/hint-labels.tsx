import { Link } from 'react-router'
import type { ListingHint } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'

/** Where in the form each is mended. */
const places: Record<ListingHint, string> = { picture: 'pictures', fitment: 'fits', years: 'fits' }
const labels = { picture: 'mendPicture', fitment: 'mendFitment', years: 'mendYears' } as const

/** What a listing lacks; each word leads to where it is mended. */
export function HintLabels({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('stock')
  const { _id, hints, partSKU: sku } = listing
  if (hints.length === 0) return null
  return (
    <ul className="hint-chips">
      {hints.map((hint) => (
        <li key={hint}>
          <Link
            to={`/my-listing/edit/${_id}#${places[hint]}`}
            className="hint-chip"
            aria-label={t(`missing.${labels[hint]}`, { sku })}
          >
            {t(`missing.${hint}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
