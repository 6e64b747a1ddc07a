import type { ApiError } from '#contract/api.ts'
import { stepPath, type SignupDraft } from './register-draft.ts'

type Way = {
  path: string
  /** What of the draft has turned out to be worth nothing. */
  forget: { [Name in keyof SignupDraft]?: undefined }
  message: string
}

/** Which earlier step a refused sign-up has to go back to; undefined when it is none of them. */
export function stepRefused({
  code,
  message,
  fields = {},
}: Pick<ApiError, 'code' | 'message' | 'fields'>) {
  if (code === 'signup.email_first' || fields.email) {
    const forget = { email: undefined, emailTicket: undefined }
    return { path: stepPath('email'), forget, message: fields.email ?? message } satisfies Way
  }
  if (code === 'signup.phone_first' || fields.phone) {
    const forget = { phone: undefined, phoneTicket: undefined }
    return { path: stepPath('phone'), forget, message: fields.phone ?? message } satisfies Way
  }
  if (fields.password) {
    const forget = { password: undefined }
    return { path: stepPath('password'), forget, message: fields.password } satisfies Way
  }
  return undefined
}
