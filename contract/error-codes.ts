import type { RowError, RowWarning, TableProblem } from './import-columns.ts'

/** Every code an error reply can carry, with its HTTP status. Each is a key of `error-texts/`. */
export const errorCodes = {
  'input.invalid': 400,
  'input.malformed': 400,
  'auth.required': 401,
  'auth.credentials': 401,
  'auth.suspended': 403,
  'auth.role': 403,
  'auth.not_you': 403,
  'code.wrong': 400,
  'phone.invalid': 400,
  'phone.country': 400,
  'phone.not_mobile': 400,
  'signup.email_first': 403,
  'signup.phone_first': 403,
  'account.exists': 409,
  'account.closing': 409,
  'key.not_found': 404,
  'key.too_many': 409,
  'session.not_found': 404,
  'file.type': 415,
  'file.too_large': 413,
  'file.broken': 400,
  'file.unknown': 400,
  'file.not_found': 404,
  'route.not_found': 404,
  'listing.not_found': 404,
  'listing.duplicate': 409,
  'listing.unknown_category': 400,
  'listing.unknown_make': 400,
  'listing.unknown_model': 400,
  'import.not_found': 404,
  'import.running': 409,
  'import.no_file': 400,
  'import.not_checked': 409,
  'favourite.too_many': 409,
  'callback.not_found': 404,
  'callback.own': 403,
  'callback.not_allowed': 409,
  'chat.not_found': 404,
  'chat.own': 403,
  'chat.blocked': 403,
  'chat.client_id': 422,
  'chat.flood': 429,
  'message.not_found': 404,
  'unsubscribe.unknown': 404,
  'newsletter.unknown': 404,
  'seller.not_found': 404,
  'news.not_found': 404,
  'car.not_found': 404,
  'vehicle.not_a_number': 400,
  'input.too_large': 413,
  'input.unsupported': 415,
  'server.limited': 429,
  'server.failed': 500,
  'server.unavailable': 503,
} as const

export type ErrorCode = keyof typeof errorCodes

/** What can be wrong with one field; keys of `error-texts/` as well. */
export const fieldCodes = [
  'field.required',
  'field.too_long',
  'field.too_small',
  'field.too_big',
  'field.characters',
  'field.email',
  'field.phone',
  'field.hour',
  'field.password_short',
  'field.password_common',
  'field.password_wrong',
  'field.file_type',
  'field.file_too_large',
  'field.file_broken',
  'field.file_twice',
  'field.file_unknown',
  'field.invalid',
] as const

export type FieldCode = (typeof fieldCodes)[number]

/** What is said of rows and files of an import; keys of `error-texts/` too. */
export type ImportTextKey = `row.${RowError | RowWarning}` | `table.${TableProblem}`

export type ErrorTexts = Record<ErrorCode | FieldCode | ImportTextKey, string>
