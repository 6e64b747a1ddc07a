import type { ErrorCode, FieldCode } from '#contract/error-codes.ts'

/** An expected "no", returned as a value; surprises throw. */
export class Refusal {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldCode> | undefined

  constructor(code: ErrorCode, fields?: Record<string, FieldCode>) {
    this.code = code
    this.fields = fields
  }
}

export const refuse = (code: ErrorCode, fields?: Record<string, FieldCode>) =>
  new Refusal(code, fields)
