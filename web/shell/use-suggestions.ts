import { useEffect, useState } from 'react'
import { browserApi } from './api.ts'
import { usePage } from './page.tsx'
import { groupsOf, type SuggestionGroup } from './suggestion-groups.ts'

const afterLastKey = 150
const least = 2
/** After this the suggestions for what was typed before are no help any more. */
const longestWait = 1000

/** Whether a text is long enough to be asked about; a Chinese character counts like a letter. */
export const isAskable = (text: string) => [...text.trim()].length >= least

export type Found = { text: string; groups: SuggestionGroup[] }

/**
 * What the text may become. Until the reply is there, what was found before; undefined when nothing
 * is known, be it that the text is too short, the server silent or the line down.
 */
export function useSuggestions(typed: string): Found | undefined {
  const { language } = usePage()
  const [found, setFound] = useState<Found>()
  const text = typed.trim()
  useEffect(() => {
    if (!isAskable(text)) {
      setFound(undefined)
      return
    }
    const outdated = new AbortController()
    const ask = setTimeout(() => {
      browserApi(language, outdated.signal)
        .call('suggestListings', { q: text })
        .then((reply) => groupsOf(reply))
        .then(
          (groups) => outdated.signal.aborted || setFound({ text, groups }),
          () => outdated.signal.aborted || setFound(undefined),
        )
        .finally(() => clearTimeout(tired))
    }, afterLastKey)
    const tired = setTimeout(() => setFound(undefined), afterLastKey + longestWait)
    return () => {
      clearTimeout(ask)
      clearTimeout(tired)
      outdated.abort()
    }
  }, [text, language])
  return found
}
