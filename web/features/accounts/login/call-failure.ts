import { ApiError } from '#contract/api.ts'
import { ConnectionError } from '#web/shell/api.ts'
import type { Translate } from '#web/shell/i18n.ts'

/**
 * What to say of a call that failed: the server's own words, or what to do where it wasn't reached.
 * `refuse` shows what is wrong with single fields and gives back what belongs to none of them.
 */
export function failureText(
  error: unknown,
  t: Translate<'login'>,
  refuse: (fields: Record<string, string>) => string[] = Object.values,
): string {
  if (error instanceof ConnectionError) return t('errors.unreachable')
  if (!(error instanceof ApiError)) return t('errors.failed')
  return error.fields ? refuse(error.fields).join(' ') : error.message
}
