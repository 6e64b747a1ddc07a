import type { z } from 'zod'
import type { List } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { fieldCodes, type FieldCode } from '#contract/error-codes.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { Binding, CallContext } from './binding.ts'
import type { Caller } from './caller.ts'

/** `tags` are undefined where the reply must not be kept. */
export type Answer = { reply: unknown; tags: string[] | undefined }

/**
 * The one way a call is answered, whatever carried it: caller and input checked, handler run, and the reply
 * cut to what the contract names. Throws when a reply breaks the contract: that is our mistake.
 */
export async function invoke(
  binding: Binding,
  raw: unknown,
  context: CallContext,
): Promise<Answer | Refusal> {
  const { endpoint } = binding
  const objection = mayCall(endpoint, context.caller) ?? isForAnother(endpoint, raw, context.caller)
  if (objection) return objection
  const input = endpoint.input.safeParse(raw ?? {})
  if (!input.success) return refuse('input.invalid', fieldsOf(input.error))
  const result = await binding.handle(input.data, context)
  if (result instanceof Refusal) return result
  if (endpoint.file) return { reply: result, tags: undefined }
  const reply = endpoint.list
    ? checkedList(result as List<unknown>, endpoint.reply)
    : endpoint.reply.parse(result)
  return { reply, tags: binding.tags?.(input.data, reply) }
}

/** The calls that need an account need the right one; an access key makes few of them. */
export function mayCall(
  { access, keys }: Endpoint,
  caller: Caller | undefined,
): Refusal | undefined {
  if (access === 'anyone') return undefined
  if (!caller) return refuse('auth.required')
  const isOpen = access === 'account' || access.includes(caller.role)
  return isOpen && (keys || !caller.key) ? undefined : refuse('auth.role')
}

/** Nobody acts for somebody else. */
function isForAnother(
  { self }: Endpoint,
  raw: unknown,
  caller: Caller | undefined,
): Refusal | undefined {
  if (!caller) return undefined
  const named = self.map((field) => (raw as Record<string, unknown> | null)?.[field])
  const foreign = named.some(
    (value) => value !== undefined && String(value).toLowerCase() !== caller.id,
  )
  return foreign ? refuse('auth.not_you') : undefined
}

function checkedList(list: List<unknown>, item: z.ZodType): List<unknown> {
  return { items: list.items.map((entry) => item.parse(entry)), total: list.total }
}

/** What is wrong with which field, by the path to it. */
export function fieldsOf(error: z.ZodError): Record<string, FieldCode> {
  return Object.fromEntries(
    error.issues.slice(0, 20).map((issue) => [issue.path.join('.') || 'body', codeOf(issue)]),
  )
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  const named = fieldCodes.find((code) => code === `field.${issue.message}`)
  if (named) return named
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? 'field.too_long' : 'field.too_big'
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'field.required' : 'field.too_small'
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'field.email'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'field.required'
  return 'field.invalid'
}
