import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Language } from '#contract/language.ts'
import type { Refusal } from '../refusal.ts'

/** Who asks, and in which language the answer is read. */
export type CallContext = { language: Language }

/**
 * Names what a reply was made of, so that it may be kept until that changes. Only for replies that
 * are equal for everybody in a language.
 */
type TagsOf<Name extends EndpointName> = (
  input: ParsedInputOf<Name>,
  reply: ReplyOf<Name>,
) => string[]

export type Handler<Name extends EndpointName> = (
  input: ParsedInputOf<Name>,
  context: CallContext,
) => Promise<ReplyOf<Name> | Refusal>

/** A call of the contract with the function that answers it. */
export type Binding = {
  endpoint: Endpoint
  handle: (input: unknown, context: CallContext) => Promise<unknown>
  tags: ((input: unknown, reply: unknown) => string[]) | undefined
}

export function bind<Name extends EndpointName>(
  name: Name,
  handle: Handler<Name>,
  tags?: TagsOf<Name>,
): Binding {
  return {
    endpoint: endpoints[name] as Endpoint,
    handle: handle as Binding['handle'],
    tags: tags as Binding['tags'],
  }
}
