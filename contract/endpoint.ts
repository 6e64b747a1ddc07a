import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

/**
 * One call of the API, described once for every transport. `path` is below `/api`. GET reads its
 * input from the query string, POST from a JSON body. A `list` replies with a bare array and tells
 * the total in `X-Total-Count`; callers in code get `{ items, total }`.
 */
export type Endpoint<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST'
  path: `/${string}`
  summary: string
  input: Input
  reply: Reply
  list: boolean
  status: 200 | 201
  errors: ErrorCode[]
}

type Described<Input extends z.ZodType, Reply extends z.ZodType> = Pick<
  Endpoint<Input, Reply>,
  'method' | 'path' | 'summary' | 'input' | 'reply'
> &
  Partial<Pick<Endpoint, 'status' | 'errors'>>

export function endpoint<Input extends z.ZodType, Reply extends z.ZodType>(
  described: Described<Input, Reply>,
) {
  return { status: 200 as const, errors: [], ...described, list: false as const }
}

/** An endpoint whose reply is an array of `reply`. */
export function listEndpoint<Input extends z.ZodType, Item extends z.ZodType>(
  described: Described<Input, Item>,
) {
  return { status: 200 as const, errors: [], ...described, list: true as const }
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInput<E extends Endpoint> = z.output<E['input']>
export type List<Item> = { items: Item[]; total: number }
export type ReplyOf<E extends Endpoint> = E['list'] extends true
  ? List<z.output<E['reply']>>
  : z.output<E['reply']>

/** How pages and features call the API, whatever carries the call. Throws `ApiError`. */
export type Api = {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>>
}

/** A refusal as a caller sees it: status, stable code, and a text in the caller's language. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  constructor(status: number, body: { message: string; code: ErrorCode; fields?: Record<string, string> }) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.fields = body.fields
  }
}
