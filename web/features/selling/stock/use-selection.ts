import { useCallback, useState } from 'react'
import { mostListingsAtOnce } from '#contract/limits.ts'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { choosing, rangeOf, refreshed, type Selection } from './selection.ts'

/** Listings chosen to be changed together; turning the page keeps them. */
export function useSelection(rows: readonly OwnListing[]) {
  const { t } = useTranslation('stock')
  const toast = useToast()
  const [selection, setSelection] = useState<Selection>(new Map())
  const [last, setLast] = useState<string>()

  const choose = (listings: readonly OwnListing[], chosen: boolean) => {
    const { selection: next, full } = choosing(selection, listings, chosen)
    setSelection(next)
    if (full) toast(t('bulk.full', { number: mostListingsAtOnce }))
  }
  /** With `range`, all from the row before it to this one. */
  const toggle = (listing: OwnListing, range: boolean) => {
    const chosen = !selection.has(listing._id)
    choose(range ? rangeOf(rows, last, listing._id) : [listing], chosen)
    setLast(listing._id)
  }
  const togglePage = (chosen: boolean) => choose(rows, chosen)
  const clear = useCallback(() => setSelection(new Map()), [])
  const refresh = useCallback(
    (listings: readonly OwnListing[]) => setSelection((before) => refreshed(before, listings)),
    [],
  )
  return { selection, toggle, togglePage, clear, refresh }
}

export type StockSelection = ReturnType<typeof useSelection>
