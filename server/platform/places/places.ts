import type { Language } from '#contract/language.ts'
import type { Place } from '#contract/sign-up.ts'
import { findPlaces, MOST_PLACES } from './find-places.ts'
import { askGoogle, type Google } from './google-autocomplete.ts'

/** Finds cities and areas of the Emirates by what was typed so far: at most ten, best first. */
export type Places = { search(q: string, language: Language): Promise<Place[]> }

/** The places that come with Ghiyar. */
export function embeddedPlaces(): Places {
  return { search: async (q, language) => findPlaces(q, language) }
}

/**
 * The places that Google knows; those that come with Ghiyar where it knows none, or fails to answer.
 * @param onDown is told of every search that Google failed to answer
 */
export function googlePlaces({
  onDown,
  ...google
}: Google & { onDown: (error: unknown) => void }): Places {
  return {
    async search(q, language) {
      const typed = q.trim()
      if (typed === '') return []
      try {
        const found = await askGoogle(google, typed, language)
        if (found.length > 0) return found.slice(0, MOST_PLACES)
      } catch (error) {
        onDown(error)
      }
      return findPlaces(typed, language)
    },
  }
}
