import { useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { usePage } from '#web/shell/page.tsx'
import type { BrowseView } from './browse-view.ts'
import { type Card, toCard } from './card.ts'
import { type Filters, toQuery } from './search-params.ts'

/** Cards of the pages after the one in the address, and the last of these pages. */
type LoadedPages = { cards: Card[]; page: number }

/** By history entry, so that Back restores the list at its full length and its scroll position. */
const cache = new Map<string, LoadedPages>()

/** Further pages after the first one, loaded on request. */
export function useMore(view: BrowseView, filters: Filters) {
  const { language } = usePage()
  const { key } = useLocation()
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const loaded = cache.get(key) ?? { cards: [], page: view.page }

  const load = async () => {
    if (state === 'loading') return
    setState('loading')
    const page = loaded.page + 1
    try {
      const reply = await browserApi(language).call('searchListings', { ...toQuery(filters), page })
      const knownIds = new Set([...view.cards, ...loaded.cards].map(({ id }) => id))
      const added = reply.listings.map(toCard).filter(({ id }) => !knownIds.has(id))
      cache.set(key, { cards: [...loaded.cards, ...added], page })
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return { ...loaded, state, load }
}
