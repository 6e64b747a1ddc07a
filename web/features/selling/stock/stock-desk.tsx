import { useCallback, useEffect, useState } from 'react'
import { amountText, countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { NeverListed, NoMatch } from './empty-stock.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { StockCards } from './stock-cards.tsx'
import { StockFoot } from './stock-foot.tsx'
import { StockHead } from './stock-head.tsx'
import { isNarrowed } from './stock-query.ts'
import { RowsSkeleton } from './stock-skeleton.tsx'
import { StockTable } from './stock-table.tsx'
import { StockToolbar } from './stock-toolbar.tsx'
import { ListingUndo } from './listing-undo.tsx'
import { useBulk } from './use-bulk.ts'
import { useEdits, type Edit } from './use-edits.ts'
import { useRestoredFocus } from './use-restored-focus.ts'
import { useRowActions } from './use-row-actions.ts'
import { useSelection } from './use-selection.ts'
import { useStock } from './use-stock.ts'
import { useStockNavigation } from './use-stock-navigation.ts'
import { useUndo } from './use-undo.ts'
import { useWideScreen } from './use-wide-screen.ts'
import './stock.css'
import './stock-bars.css'

const none: never[] = []

/** All listings of a seller, to be edited where they stand. */
export function StockDesk() {
  const { t } = useTranslation('stock')
  const navigation = useStockNavigation()
  const { query, go } = navigation
  const stock = useStock(query)
  const { reply, merge, drop, reload } = stock
  const rows = reply?.listings ?? none
  const isWide = useWideScreen()
  const undo = useUndo()
  const { announce } = undo
  const chosen = useSelection(rows)
  const edits = useAnnouncedEdits(stock, announce)
  const actions = useRowActions({ merge, drop, reload, announce })
  const bulk = useBulk({ chosen, merge, reload, announce })
  const { ref, onFocus } = useRestoredFocus(rows)
  const [exporting, setExporting] = useState(false)

  const { refresh } = chosen
  useEffect(() => refresh(rows), [refresh, rows])
  // The last rows of the last page are gone.
  const beyond = reply && reply.total > 0 && reply.page > reply.pages && reply.page === query.page
  useEffect(() => {
    if (beyond) go({ page: reply.pages }, { replace: true })
  }, [beyond, go, reply?.pages])

  const never = reply && !isNarrowed(query) && reply.views.all === 0 && reply.views.removed === 0
  const list = { rows, at: stock.at, edits, actions, chosen }
  return (
    <>
      <StockHead onExport={reply && !never ? () => setExporting(true) : undefined} />
      {never ? (
        <NeverListed />
      ) : (
        <div className="stock">
          <StockToolbar navigation={navigation} reply={reply} isWide={isWide} />
          {stock.failure && <LoadFailure message={stock.failure} onRetry={reload} />}
          <p role="status" className="stock-total">
            {reply && t('listings', { count: reply.total })}
            {reply && reply.pages > 1 && <Position reply={reply} limit={query.limit} />}
          </p>
          <BulkBar {...{ rows, chosen, bulk }} list={ref} />
          <div
            ref={ref}
            tabIndex={-1}
            role="region"
            aria-label={t('list')}
            aria-busy={stock.updating}
            data-updating={stock.updating || undefined}
            onFocus={onFocus}
            className="stock-list"
          >
            {!reply && !stock.failure && <RowsSkeleton />}
            {reply && rows.length === 0 && reply.total === 0 && <NoMatch navigation={navigation} />}
            {rows.length > 0 && (isWide ? <StockTable {...list} /> : <StockCards {...list} />)}
          </div>
          {reply && <StockFoot navigation={navigation} reply={reply} />}
        </div>
      )}
      <ListingUndo {...undo} />
      {exporting && reply && (
        <ExportDialog query={query} reply={reply} onClose={() => setExporting(false)} />
      )}
    </>
  )
}

function Position({
  reply: { page, listings, total },
  limit,
}: {
  reply: { page: number; listings: unknown[]; total: number }
  limit: number
}) {
  const { t } = useTranslation('stock')
  const before = (page - 1) * limit
  const values = {
    from: countText(before + 1),
    to: countText(before + listings.length),
    total: countText(total),
  }
  return <span>{t('position', values)}</span>
}

const shownAs = { price: amountText, quantity: countText }

/** Edits of the rows, each told with a way back; how much there is of each view may change with them. */
function useAnnouncedEdits(
  { merge, recount }: ReturnType<typeof useStock>,
  announce: ReturnType<typeof useUndo>['announce'],
) {
  const { t } = useTranslation('stock')
  const onSaved = useCallback(
    (listing: Edit['listing'], field: Edit['field']) => {
      merge([listing])
      if (field === 'quantity') recount()
    },
    [merge, recount],
  )
  const onChanged = useCallback(
    ({ listing, field, value }: Edit, before: number, takeBack: () => Promise<void>) => {
      const words = (amount: number) =>
        t(`told.${field}`, { sku: listing.partSKU, value: shownAs[field](amount) })
      announce(words(value), async () => {
        await takeBack()
        return words(before)
      })
    },
    [t, announce],
  )
  return useEdits({ onSaved, onChanged })
}
