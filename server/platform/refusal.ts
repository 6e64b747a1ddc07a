import type { ErrorBody } from '#contract/api.ts'
import type { Challenge } from '#contract/challenge.ts'
import type { ErrorCode, FieldCode } from '#contract/error-codes.ts'

/** An expected "no", returned as a value; surprises throw. */
export class Refusal {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldCode> | undefined
  /** Seconds until trying again may help, where that is known. */
  readonly retryAfter: number | undefined
  /** What to solve first. */
  readonly challenge: Challenge | undefined
  /** What the text of the code has in braces, such as `{limit}`. */
  readonly values: Record<string, number> | undefined
  /** What has changed meanwhile, as the contract names it for the code. */
  readonly now: Pick<ErrorBody, 'order' | 'quote' | 'return' | 'factor' | 'reason'> | undefined

  constructor(code: ErrorCode, fields?: Record<string, FieldCode>, more: Details = {}) {
    this.code = code
    this.fields = fields
    this.retryAfter = more.retryAfter
    this.challenge = more.challenge
    this.values = more.values
    this.now = more.now
  }
}

type Details = {
  retryAfter?: number | undefined
  challenge?: Challenge
  values?: Record<string, number>
  now?: Pick<ErrorBody, 'order' | 'quote' | 'return' | 'factor' | 'reason'>
}

export const refuse = (code: ErrorCode, fields?: Record<string, FieldCode>, more?: Details) =>
  new Refusal(code, fields, more)
