import type { z } from 'zod'
import type { addresses, EndpointName } from './addresses.ts'
import type { Challenge } from './challenge.ts'
import type { endpoints } from './endpoints.ts'
import type { ErrorCode } from './error-codes.ts'
import type { Quote, SellerOrder } from './orders.ts'
import type { Return } from './returns.ts'
import type { FactorAsked } from './second-factor.ts'

/** A file that a call answers with; it is made while it is sent. */
export type Download = { name: string; type: string; content: AsyncIterable<Uint8Array> }

export type List<Item> = { items: Item[]; total: number }

export type InputOf<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['input']>
export type ParsedInputOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['input']>
type BodyOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['reply']>
export type ReplyOf<Name extends EndpointName> = (typeof addresses)[Name] extends { list: true }
  ? List<BodyOf<Name>>
  : (typeof addresses)[Name] extends { file: true }
    ? Download
    : BodyOf<Name>

/** Beside its input: `files` and `onProgress` (0 to 1) are for calls that send a form. */
export type CallOptions = {
  signal?: AbortSignal
  /** For calls that move stock: the same for every try of one decision. */
  idempotencyKey?: string
  files?: Partial<Record<string, File | File[]>>
  onProgress?: (share: number) => void
}

/** How pages call the API, whatever carries the call. Throws `ApiError` when it is refused. */
export type Api = {
  call<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options?: CallOptions,
  ): Promise<ReplyOf<Name>>
}

/**
 * The body of every refusal: a text in the caller's language, a stable code, what is wrong where, and
 * what to solve where the code is `challenge.required`.
 */
export type ErrorBody = {
  message: string
  code: ErrorCode
  fields?: Record<string, string>
  challenge?: Challenge
  /** With `order.step`: the order as it is. */
  order?: SellerOrder
  /** With `return.step`: the return as it is. */
  return?: Return
  /** With `checkout.changed`: what the cart costs now. */
  quote?: Quote
  /** With `auth.suspended`: why, as an operator wrote it; the message ends with it. */
  reason?: string
  /** With `login.second_factor`: how the login goes on. */
  factor?: FactorAsked
}

export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly challenge: Challenge | undefined
  readonly order: SellerOrder | undefined
  readonly return: Return | undefined
  readonly quote: Quote | undefined
  readonly factor: FactorAsked | undefined
  /** Seconds until trying again may help, where the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.fields = body.fields
    this.challenge = body.challenge
    this.order = body.order
    this.return = body.return
    this.quote = body.quote
    this.factor = body.factor
    this.retryAfter = retryAfter
  }
}
