import { useState, type CSSProperties } from 'react'
import type { Emirate } from '#contract/emirates.ts'
import type { Listing } from '#contract/listing.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { Icon } from '#web/ui/icon.tsx'
import { previewListing } from './preview-listing.ts'
import type { SellValues } from './sell-values.ts'
import type { Reference } from './use-reference.ts'

/** Shows a listing as the lists of the marketplace do; the catalogue's card comes from the route. */
export type CardSlot = (listing: Listing) => React.ReactNode

type CardPreviewProps = {
  values: SellValues
  reference: Reference
  card: CardSlot
  /** When it was listed (ISO 8601); a new one is listed now. */
  listed?: string
}

// Cards tell ages to the minute, from the minute that comes.
const nextMinute = () => new Date(Math.ceil(Date.now() / 60_000) * 60_000).toISOString()

/** The card of the part as it stands in the form: beside it, or folded above it on a phone. */
export function CardPreview({ values, reference, card, listed }: CardPreviewProps) {
  const { t } = useTranslation('sell')
  const login = useLogin()
  const [open, setOpen] = useState(false)
  const [now] = useState(nextMinute)
  const listing = previewListing(values, {
    seller: {
      _id: login?._id ?? '',
      company_name: login?.details.company_name ?? login?.name ?? '',
      emirate: (login?.details.emirate ?? 'Dubai') as Emirate,
    },
    categories: reference.categories,
    nameless: t('preview.name'),
    listed: listed ?? now,
  })
  const cover = values.pictures[0]?.shown
  return (
    <aside aria-label={t('preview.title')} className="sell-preview" data-open={open || undefined}>
      <h2 className="sell-preview-title">{t('preview.title')}</h2>
      <button
        type="button"
        className="button sell-preview-toggle"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('preview.title')}
        <Icon name="down" />
      </button>
      <div
        inert
        className="sell-preview-card"
        data-cover={cover ? true : undefined}
        data-nameless={values.partName.trim() === '' || undefined}
        data-priceless={values.price === '' || undefined}
        style={cover ? ({ '--cover': `url("${cover}")` } as CSSProperties) : undefined}
      >
        {card(listing)}
      </div>
      <p className="sell-preview-note">{t('preview.note')}</p>
    </aside>
  )
}
