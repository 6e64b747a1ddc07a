import { ApiError, type Api } from '#contract/api.ts'
import type { EndpointName } from '#contract/addresses.ts'
import { errorCodes } from '#contract/error-codes.ts'
import { Refusal, refuse } from '../refusal.ts'
import { isUnavailable } from '../unavailable.ts'
import type { Binding, CallContext } from './binding.ts'
import { invoke } from './invoke.ts'
import { refusalBody } from './refusal-body.ts'

/** What a page being rendered has read: the tags of everything, or that it must not be kept. */
export type PageReads = { tags: Set<string>; keepable: boolean }

/** The API without HTTP, for rendering pages: same validation, same handlers, same refusals. */
export function localApi(
  bindings: ReadonlyMap<EndpointName, Binding>,
  context: CallContext,
  reads: PageReads,
): Api {
  return {
    async call(name, input) {
      const answer = await invoke(bindings.get(name)!, input, context).catch((error: unknown) => {
        if (isUnavailable(error)) return refuse('server.unavailable')
        throw error
      })
      if (answer instanceof Refusal)
        throw new ApiError(errorCodes[answer.code], refusalBody(answer, context.language))
      if (answer.tags) answer.tags.forEach((tag) => reads.tags.add(tag))
      else reads.keepable = false
      return answer.reply as never
    },
  }
}
