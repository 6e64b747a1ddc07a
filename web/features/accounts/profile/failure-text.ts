import { useCallback } from 'react'
import { ApiError } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'

/** What to tell of a call that failed: the server's own words, or that it wasn't reached. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('account')
  return useCallback((error) => (error instanceof ApiError ? error.message : t('unreachable')), [t])
}
