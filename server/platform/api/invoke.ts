import type { z } from 'zod'
import type { List } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { fieldCodes, type FieldCode } from '#contract/error-codes.ts'
import { mayOperate, type OperatorPermission } from '#contract/operator-roles.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { Binding, CallContext } from './binding.ts'
import type { Caller } from './caller.ts'

/** `tags` are undefined when the reply must not be cached. */
export type Answer = { reply: unknown; tags: string[] | undefined }

/**
 * Answers a call of any transport: checks the caller, validates the input, runs the handler, and cuts the
 * reply to what the contract names. Throws when a reply breaks the contract, because that is a bug.
 */
export async function invoke(
  binding: Binding,
  raw: unknown,
  context: CallContext,
): Promise<Answer | Refusal> {
  const { endpoint } = binding
  const objection = mayCall(endpoint, context.caller) ?? isForAnother(endpoint, raw, context.caller)
  if (objection) return objection
  const input = validate(endpoint.input, raw ?? {})
  if (input instanceof Refusal) return input
  if (endpoint.idempotent && !context.idempotency) return refuse('idempotency.missing')
  const result = await binding.handle(input.value, context)
  if (result instanceof Refusal) return result
  if (endpoint.file) return { reply: result, tags: undefined }
  const reply = endpoint.list
    ? checkedList(result as List<unknown>, endpoint.reply)
    : endpoint.reply.parse(result)
  return { reply, tags: binding.tags?.(input.value, reply) }
}

/** Whether the caller's role may make the call; an access key may make only few calls. */
export function mayCall(endpoint: Endpoint, caller: Caller | undefined): Refusal | undefined {
  if (endpoint.permission) return mayOperateBy(endpoint, endpoint.permission, caller)
  const { access, keys } = endpoint
  if (access === 'anyone') return undefined
  if (!caller) return refuse('auth.required')
  const isOpen = access === 'account' || access.includes(caller.role)
  return isOpen && (keys || !caller.key) ? undefined : refuse('auth.role')
}

/** For everyone but operators their calls don't exist. */
function mayOperateBy(
  { recent }: Endpoint,
  permission: OperatorPermission,
  caller: Caller | undefined,
): Refusal | undefined {
  if (!caller?.operator) return refuse('route.not_found')
  if (!mayOperate(caller.operator, permission)) return refuse('auth.role')
  return recent && !caller.isRecent ? refuse('factor.recent') : undefined
}

/** Refuses input that names another user as the caller. */
function isForAnother(
  { self }: Endpoint,
  raw: unknown,
  caller: Caller | undefined,
): Refusal | undefined {
  if (!caller) return undefined
  const named = self.map((field) => (raw as Record<string, unknown> | null)?.[field])
  // Only a text can be an id; other values may not even have a text form.
  const foreign = named.some(
    (value) =>
      value !== undefined && (typeof value !== 'string' || value.toLowerCase() !== caller.id),
  )
  return foreign ? refuse('auth.not_you') : undefined
}

function checkedList(list: List<unknown>, item: z.ZodType): List<unknown> {
  return { items: list.items.map((entry) => item.parse(entry)), total: list.total }
}

/** The validated input, or a refusal with the error of each field, by its path. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): { value: z.output<Schema> } | Refusal {
  const parsed = schema.safeParse(raw, { reportInput: true })
  if (parsed.success) return { value: parsed.data }
  const issues = parsed.error.issues.slice(0, 20)
  return refuse(
    'input.invalid',
    Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', codeOf(issue)])),
  )
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  const named = fieldCodes.find((code) => code === `field.${issue.message}`)
  if (named) return named
  const given = valueOf(issue)
  if (given === undefined || given === null || given === '') return 'field.required'
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? 'field.too_long' : 'field.too_big'
    case 'too_small':
      return issue.origin === 'string' ? 'field.invalid' : 'field.too_small'
    case 'invalid_format':
      return issue.format === 'email' ? 'field.email' : 'field.invalid'
    case 'invalid_type':
      return 'field.wrong_type'
    case 'invalid_union':
      return issue.errors.length > 0 && issue.errors.every(isWrongType)
        ? 'field.wrong_type'
        : 'field.invalid'
    default:
      return 'field.invalid'
  }
}

const isWrongType = ([first]: z.core.$ZodIssue[]) =>
  first?.code === 'invalid_type' && first.path.length === 0

/** The value that the issue is about; for a discriminated union, the discriminator's value. */
function valueOf(issue: z.core.$ZodIssue): unknown {
  if (issue.code !== 'invalid_union' || !issue.discriminator) return issue.input
  return (issue.input as Record<string, unknown> | null)?.[issue.discriminator]
}
