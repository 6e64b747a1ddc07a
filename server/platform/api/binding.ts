import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Language } from '#contract/language.ts'
import type { Refusal } from '../refusal.ts'
import type { Caller, Client, Files } from './caller.ts'
import type { Idempotency } from '../idempotency.ts'

/** The caller and client of a call, its files, and the language of the reply. */
export type CallContext = {
  language: Language
  caller: Caller | undefined
  client: Client
  files: Files
  idempotency?: Idempotency
}

type Who<Name extends EndpointName> = (typeof endpoints)[Name]['access'] extends 'anyone'
  ? Caller | undefined
  : Caller

/**
 * The tags that a reply depends on, so that it may be cached until one changes. Only for replies that are
 * the same for everyone in a language.
 */
type TagsOf<Name extends EndpointName> = (
  input: ParsedInputOf<Name>,
  reply: ReplyOf<Name>,
) => string[]

export type Handler<Name extends EndpointName> = (
  input: ParsedInputOf<Name>,
  context: CallContext & { caller: Who<Name> },
) => Promise<ReplyOf<Name> | Refusal>

/** An endpoint of the contract with its handler. */
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
