import { ApiError, type Api } from '#contract/api.ts'
import type { EndpointName } from '#contract/addresses.ts'
import { errorCodes } from '#contract/error-codes.ts'
import { Refusal, refuse } from '../refusal.ts'
import { outageOf } from '../unavailable.ts'
import type { Language } from '#contract/language.ts'
import type { Binding } from './binding.ts'
import type { Client } from './caller.ts'
import { invoke } from './invoke.ts'
import { refusalBody } from './refusal-body.ts'

/** The tags of everything that a rendered page has read, or that the page must not be cached. */
export type PageReads = { tags: Set<string>; keepable: boolean }

/** The API without HTTP, for rendering public pages: the same validation, handlers and refusals. */
export function localApi(
  bindings: ReadonlyMap<EndpointName, Binding>,
  { language, client, reads }: { language: Language; client: Client; reads: PageReads },
): Api {
  const context = { language, caller: undefined, client, files: [] }
  return {
    async call(name, input) {
      const binding = bindings.get(name)
      // Only a demonstration has all calls.
      const answer = await (
        binding ? invoke(binding, input, context) : Promise.resolve(refuse('route.not_found'))
      ).catch((error: unknown) => {
        const outage = outageOf(error)
        if (!outage) throw error
        return outage
      })
      if (answer instanceof Refusal)
        throw new ApiError(errorCodes[answer.code], refusalBody(answer, language))
      if (answer.tags) answer.tags.forEach((tag) => reads.tags.add(tag))
      else reads.keepable = false
      return answer.reply as never
    },
  }
}
