import { useState } from 'react'
import type { InputOf } from '#contract/api.ts'
import type { ListingEvent } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { changeable, undoing } from './bulk-change.ts'
import type { StockSelection } from './use-selection.ts'
import type { Undo } from './use-undo.ts'

/** An action with its figure: per cent of the price, or the quantity of each. */
export type BulkChange =
  | { action: ListingEvent }
  | { action: 'price'; value: number }
  | { action: 'quantity'; value: number }

type BulkOptions = {
  chosen: StockSelection
  merge: (listings: readonly OwnListing[]) => void
  reload: () => void
  announce: Undo['announce']
}

/** Changes all chosen listings in one call. */
export function useBulk({ chosen, merge, reload, announce }: BulkOptions) {
  const { t } = useTranslation('stock')
  const { language } = usePage()
  const { failure, busy, run } = useMutation()
  const [running, setRunning] = useState<BulkChange['action']>()

  const send = async (change: BulkChange, ids: string[]) => {
    const input = { ids, ...change } as InputOf<'changeListings'>
    const { changed, listings } = await browserApi(language).call('changeListings', input)
    merge(listings)
    chosen.refresh(listings)
    reload()
    return changed
  }

  const change = (asked: BulkChange) => {
    const { action } = asked
    const ids = changeable(chosen.selection.values(), action)
    setRunning(action)
    return run(async () => {
      const changed = await send(asked, ids)
      const leftOut = ids.length - changed
      const words = [t(`bulk.told.${action}`, { listings: t('listings', { count: changed }) })]
      if (leftOut > 0) words.push(t('bulk.leftOut', { number: leftOut }))
      const status = action === 'price' || action === 'quantity' ? undefined : action
      announce(words.join(', '), status && (() => takeBack(status, ids)))
      if (action === 'remove' || action === 'restore') chosen.clear()
    })
  }

  const takeBack = async (action: ListingEvent, ids: string[]) => {
    const changed = await send({ action: undoing(action) }, ids)
    return changed < ids.length ? t('undo.partly') : t('undo.done')
  }
  return { change, failure, running: busy ? running : undefined }
}

export type Bulk = ReturnType<typeof useBulk>
