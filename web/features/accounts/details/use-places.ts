import { useEffect, useState } from 'react'
import { longestQuery } from '#contract/limits.ts'
import type { Place } from '#contract/sign-up.ts'
import { browserApi } from '#web/shell/api.ts'
import { usePage } from '#web/shell/page.tsx'

const shown = 8
const pause = 150

/** Cities and areas that begin like what was typed; none where they can't be fetched. */
export function usePlaces(typed: string): Place[] {
  const { language } = usePage()
  const [found, setFound] = useState<{ q: string; places: Place[] }>()
  const q = typed.trim()
  useEffect(() => {
    if (q.length < 2) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      browserApi(language, controller.signal)
        .call('getPlaces', { q: q.slice(0, longestQuery), limit: shown })
        .then(({ items }) => setFound({ q, places: items }))
        .catch(() => controller.signal.aborted || setFound({ q, places: [] }))
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, language])
  if (q.length < 2) return []
  // Those of the text before stay until the new ones are there, as far as they still fit.
  return found?.places.filter(({ label, name }) => found.q === q || begins(label, name, q)) ?? []
}

const begins = (label: string, name: string, q: string) =>
  [label, name].some((text) => text.toLowerCase().startsWith(q.toLowerCase()))
