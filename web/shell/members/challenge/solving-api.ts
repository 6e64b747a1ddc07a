import { ApiError, type Api } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { browserApi } from '#web/shell/api.ts'

/**
 * The API for calls that may need a challenge solved, such as asking for a code: it is solved beside
 * the page, and the call made once more. What can't be solved is refused as the server said.
 */
export function solvingApi(language: Language): Api {
  const api = browserApi(language)
  return {
    async call(name, input, options = {}) {
      try {
        return await api.call(name, input, options)
      } catch (error) {
        if (!(error instanceof ApiError) || !error.challenge) throw error
        // Without the chunk, as on a bad connection, the server's refusal stands.
        const solver = await import('./solve-challenge.ts').catch(() => undefined)
        const solution = await solver?.solveChallenge(error.challenge, options.signal)
        if (solution === undefined) throw error
        return api.call(name, { ...input, solution }, options)
      }
    },
  }
}
