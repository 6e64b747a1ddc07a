import { useEffect, useState } from 'react'
import { browserApi } from './api.ts'
import { usePage } from './page.tsx'
import { groupsOf, type SuggestionGroup } from './suggestion-groups.ts'

const debounceMs = 150
const minCharacters = 2
/** After this time the suggestions for the previous text are outdated. */
const timeoutMs = 1000

/** Whether a text is long enough for suggestions; a Chinese character counts as one letter. */
export const isLongEnough = (text: string) => [...text.trim()].length >= minCharacters

export type SuggestionResult = { text: string; groups: SuggestionGroup[] }

/**
 * Suggestions for a text. The previous ones stay until the reply arrives; undefined when there are
 * none: the text is too short, the server doesn't answer or the connection is down.
 */
export function useSuggestions(typed: string): SuggestionResult | undefined {
  const { language } = usePage()
  const [found, setFound] = useState<SuggestionResult>()
  const text = typed.trim()
  useEffect(() => {
    if (!isLongEnough(text)) {
      setFound(undefined)
      return
    }
    const controller = new AbortController()
    const request = setTimeout(() => {
      browserApi(language, controller.signal)
        .call('suggestListings', { q: text })
        .then((reply) => groupsOf(reply))
        .then(
          (groups) => controller.signal.aborted || setFound({ text, groups }),
          () => controller.signal.aborted || setFound(undefined),
        )
        .finally(() => clearTimeout(timeout))
    }, debounceMs)
    const timeout = setTimeout(() => setFound(undefined), debounceMs + timeoutMs)
    return () => {
      clearTimeout(request)
      clearTimeout(timeout)
      controller.abort()
    }
  }, [text, language])
  return found
}
