import type { InputOf } from '#contract/api.ts'
import type { Problems } from '#web/ui/form/field-notes.ts'
import { isPhoneEmpty, toInternational } from '#web/ui/form/phone-number.ts'
import type { Translate } from '#web/shell/i18n.ts'
import { looksLikeEmail } from '../register/sign-up-rules.ts'
import type { LoginMethod, TypedCredentials } from './login-steps.ts'

type T = Translate<'login'>

/**
 * What is wrong with the address or the number by which somebody is known. A number only has to be
 * there: one that this browser finds odd may still be in the account.
 */
export function identityProblem(method: LoginMethod, typed: TypedCredentials, t: T) {
  if (method === 'phone') return isPhoneEmpty(typed.phone) ? t('errors.phoneMissing') : undefined
  const email = typed.email.trim()
  if (email === '') return t('errors.emailMissing')
  return looksLikeEmail(email) ? undefined : t('errors.emailWrong')
}

/** What is wrong with the credentials, as far as the browser can tell. */
export function credentialProblems(
  method: LoginMethod,
  typed: TypedCredentials,
  t: T,
): Problems<TypedCredentials> {
  return {
    [method]: identityProblem(method, typed, t),
    password: typed.password === '' ? t('errors.passwordMissing') : undefined,
  }
}

/** The address, or the number with its plus, as the server knows it. */
export const identityOf = (method: LoginMethod, typed: TypedCredentials): string =>
  method === 'phone' ? toInternational(typed.phone) : typed.email.trim()

/** The body of the login call: one way in, and never both. */
export function loginInput(method: LoginMethod, typed: TypedCredentials): InputOf<'login'> {
  const { password } = typed
  const identity = identityOf(method, typed)
  return method === 'phone'
    ? { method, phone: identity, password }
    : { method, email: identity, password }
}
