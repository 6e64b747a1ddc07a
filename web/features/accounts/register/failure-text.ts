import { ApiError } from '#contract/api.ts'
import type { Translate } from '#web/shell/i18n.ts'

/** What the server said, word for word; where it wasn't reached, what to do. */
export function failureText(error: unknown, t: Translate<'register'>, field?: string): string {
  if (!(error instanceof ApiError)) return t('unreachable')
  return (field && error.fields?.[field]) || error.message
}
