import { passwordLength } from '#contract/password-length.ts'

export const buyerRequired = [
  'emirate',
  'garage_type',
  'garage_name',
  'garage_address',
  'opening_hours',
  'closing_hours',
  'trade_license_no',
  'trade_license_upload',
  'owner_manager_name',
  'goods_receiver_name',
] as const

export const sellerRequired = [
  'emirate',
  'company_name',
  'company_address',
  'trade_license_no',
  'trade_license_expiry',
  'trade_license_upload',
  'terms',
] as const

/** How a field is filled in; what to say when it isn't depends on it. */
export type FieldKind = 'text' | 'choice' | 'time' | 'date' | 'file' | 'terms'

export function kindOf(name: string): FieldKind {
  if (name === 'terms') return 'terms'
  if (name === 'emirate' || name === 'garage_type') return 'choice'
  if (name.endsWith('_hours')) return 'time'
  if (name.endsWith('_expiry')) return 'date'
  return name.endsWith('_upload') ? 'file' : 'text'
}

/** The required fields that are still empty; spaces alone are nothing. */
export function missingFields<Name extends string>(
  values: Record<Name, unknown>,
  required: readonly Name[],
): Name[] {
  return required.filter((name) => {
    const value = values[name]
    return typeof value === 'string' ? value.trim() === '' : !value
  })
}

/** Enough to send a code there and see. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())

/** Characters as people count them. */
const lengthOf = (password: string) => [...password].length

export const isLongEnough = (password: string) => lengthOf(password) >= passwordLength.min
export const isTooLong = (password: string) => lengthOf(password) > passwordLength.max

const common =
  /^(.)\1*$|^(12345678|87654321|abcdefgh|qwerty|azerty|password|passw0rd|iloveyou|welcome|admin)/i

/** The plainly guessable; the server knows many more. */
export function isCommonPassword(password: string, email: string): boolean {
  const [before = ''] = email.toLowerCase().split('@')
  const bare = password.toLowerCase()
  return common.test(password) || bare === email.toLowerCase() || (before !== '' && bare === before)
}
