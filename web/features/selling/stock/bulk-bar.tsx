import { useEffect, useRef, useState } from 'react'
import type { ListingEvent } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { changeable } from './bulk-change.ts'
import { PercentDialog } from './percent-dialog.tsx'
import { PiecesDialog } from './pieces-dialog.tsx'
import type { Bulk, BulkChange } from './use-bulk.ts'
import type { StockSelection } from './use-selection.ts'

const icons: Record<BulkChange['action'], IconName> = {
  activate: 'play',
  pause: 'pause',
  price: 'price',
  quantity: 'stock',
  restore: 'return',
  remove: 'bin',
}
const actions = ['activate', 'pause', 'price', 'quantity', 'restore', 'remove'] as const

type BulkBarProps = {
  rows: readonly OwnListing[]
  chosen: StockSelection
  bulk: Bulk
  /** What has the focus when the bar is gone. */
  list: React.RefObject<HTMLElement | null>
}

/** What can be done with all chosen listings, before them and in sight at the foot while there are any. */
export function BulkBar({ rows, chosen, bulk, list }: BulkBarProps) {
  const { t } = useTranslation('stock')
  const [dialog, setDialog] = useState<'price' | 'quantity'>()
  const group = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const { selection, clear } = chosen
  const listings = [...selection.values()]
  const elsewhere = selection.size - rows.filter(({ _id }) => selection.has(_id)).length
  const press = (action: BulkChange['action']) => {
    if (action === 'price' || action === 'quantity') return setDialog(action)
    pressed.current = true
    void bulk.change({ action } satisfies { action: ListingEvent })
  }
  const clearAll = () => {
    clear()
    list.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (!pressed.current || bulk.running) return
    pressed.current = false
    // The button is gone with what it does: a paused listing can't be paused.
    if (document.activeElement !== document.body) return
    const next = group.current?.querySelector('button') ?? list.current
    next?.focus({ preventScroll: true })
  }, [bulk.running, list])
  return (
    <div
      className="bulk-region foot-bar"
      data-above-consent=""
      data-open={selection.size > 0 || undefined}
    >
      <p role="status" className={selection.size > 0 ? 'bulk-count' : 'sr-only'}>
        {selection.size > 0 && t('bulk.selected', { count: selection.size })}
        {elsewhere > 0 && <small>{t('bulk.elsewhere', { number: elsewhere })}</small>}
      </p>
      {selection.size > 0 && (
        <>
          <div ref={group} role="group" aria-label={t('bulk.label')} className="bulk-actions">
            {actions.map(
              (action) =>
                changeable(listings, action).length > 0 && (
                  <button
                    key={action}
                    type="button"
                    className="button"
                    data-danger={action === 'remove' || undefined}
                    aria-disabled={bulk.running !== undefined || undefined}
                    onClick={() => bulk.running ?? press(action)}
                  >
                    <Icon name={icons[action]} />
                    {bulk.running === action ? t('bulk.busy') : t(`bulk.${action}`)}
                  </button>
                ),
            )}
          </div>
          <button
            type="button"
            className="bulk-clear"
            aria-label={t('bulk.clear')}
            onClick={clearAll}
          >
            <Icon name="close" />
          </button>
        </>
      )}
      <FormFailure message={selection.size > 0 ? bulk.failure : undefined} />
      {dialog === 'price' && (
        <PercentDialog
          listings={listings.filter(({ status }) => status !== 'removed')}
          onApply={(value) => void bulk.change({ action: 'price', value })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'quantity' && (
        <PiecesDialog
          onApply={(value) => void bulk.change({ action: 'quantity', value })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
