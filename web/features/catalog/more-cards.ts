import { useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { usePage } from '#web/shell/page.tsx'
import type { BrowseView } from './browse-view.ts'
import { type Card, toCard } from './card.ts'
import { type Filters, toQuery } from './search-params.ts'

/** Cards of the pages below the one that the address names, and the last of these pages. */
type Below = { cards: Card[]; page: number }

/** By history entry: Back finds the list as long as it was, and so its place in it. */
const kept = new Map<string, Below>()

/** Further pages below the first one, fetched on request. */
export function useMore(view: BrowseView, filters: Filters) {
  const { language } = usePage()
  const { key } = useLocation()
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const below = kept.get(key) ?? { cards: [], page: view.page }

  const load = async () => {
    if (state === 'loading') return
    setState('loading')
    const page = below.page + 1
    try {
      const reply = await browserApi(language).call('searchListings', { ...toQuery(filters), page })
      const known = new Set([...view.cards, ...below.cards].map(({ id }) => id))
      const added = reply.listings.map(toCard).filter(({ id }) => !known.has(id))
      kept.set(key, { cards: [...below.cards, ...added], page })
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return { ...below, state, load }
}
