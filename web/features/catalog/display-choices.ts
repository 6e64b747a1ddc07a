import { useEffect, useSyncExternalStore } from 'react'
import { storedText } from '#web/ui/stored-text.ts'
import type { Filters, View } from './search-params.ts'

// `beforePaintScript` reads the first one.
const stored = { view: storedText('ghiyar.view'), offers: storedText('ghiyar.offers') }

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Remembers a choice of the toolbar for addresses that don't say it. */
export const rememberChoice = {
  view(view: View) {
    stored.view.write(view)
    document.documentElement.toggleAttribute('data-list', view === 'list')
    for (const listener of listeners) listener()
  },
  single: (single: boolean) => void stored.offers.write(single ? 'single' : null),
}

/**
 * How results are shown: as the address says, else as last chosen, else as a list for a garage. `data-list` says it
 * before the first paint, so that nothing moves; the server knows nobody and answers 'grid'.
 */
export function useShownView({ view }: Filters): View {
  const usual = useSyncExternalStore<View>(
    subscribe,
    () => ('list' in document.documentElement.dataset ? 'list' : 'grid'),
    () => 'grid',
  )
  return view ?? usual
}

/** Calls `show` once for an address that groups offers, where single ones were chosen last. */
export function useRememberedOffers(filters: Filters, show: () => void) {
  const { single } = filters
  useEffect(() => {
    if (!single && stored.offers.read() === 'single') show()
    // Only what the page is opened with counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [single])
}
