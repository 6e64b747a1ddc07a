import { ApiError, type Api } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { browserApi } from '#web/shell/api.ts'

/**
 * The API for calls that may require a challenge, such as requesting a code: the challenge is
 * solved in a worker, and the call is repeated once. If it can't be solved, the server's refusal is
 * thrown.
 */
export function solvingApi(language: Language): Api {
  const api = browserApi(language)
  return {
    async call(name, input, options = {}) {
      try {
        return await api.call(name, input, options)
      } catch (error) {
        if (!(error instanceof ApiError) || !error.challenge) throw error
        // If the chunk can't be loaded, the server's refusal stands.
        const solver = await import('./solve-challenge.ts').catch(() => undefined)
        const solution = await solver?.solveChallenge(error.challenge, options.signal)
        if (solution === undefined) throw error
        return api.call(name, { ...input, solution }, options)
      }
    },
  }
}
