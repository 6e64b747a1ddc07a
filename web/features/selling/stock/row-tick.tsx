import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { chosenOf } from './selection.ts'
import type { StockSelection } from './use-selection.ts'

/** Chooses one listing; with Shift, all from the last one to it. */
export function RowTick({ listing, chosen }: { listing: OwnListing; chosen: StockSelection }) {
  const { t } = useTranslation('stock')
  return (
    <label className="tick">
      <input
        type="checkbox"
        aria-label={t('columns.select', { sku: listing.partSKU })}
        checked={chosen.selection.has(listing._id)}
        onChange={({ nativeEvent }) =>
          chosen.toggle(listing, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}

type PageTickProps = {
  rows: readonly OwnListing[]
  chosen: StockSelection
  children?: React.ReactNode
}

/** Chooses what is on the page, or none of it; with its words beside it or without. */
export function PageTick({ rows, chosen, children }: PageTickProps) {
  const { t } = useTranslation('stock')
  const state = chosenOf(chosen.selection, rows)
  return (
    <label className={children ? 'tick tick-labelled' : 'tick'}>
      <input
        type="checkbox"
        aria-label={children ? undefined : t('columns.page')}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
        checked={state === 'all'}
        onChange={() => chosen.togglePage(state !== 'all')}
      />
      {children}
    </label>
  )
}
