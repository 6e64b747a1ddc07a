import type { ErrorCode, FieldCode } from '#contract/error-codes.ts'

/** An expected "no", returned as a value; surprises throw. */
export class Refusal {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldCode> | undefined
  /** Seconds until trying again may help, where that is known. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, fields?: Record<string, FieldCode>, retryAfter?: number) {
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

export const refuse = (
  code: ErrorCode,
  fields?: Record<string, FieldCode>,
  { retryAfter }: { retryAfter?: number } = {},
) => new Refusal(code, fields, retryAfter)
