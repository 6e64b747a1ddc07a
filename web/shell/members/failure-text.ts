import { useCallback } from 'react'
import { ApiError } from '#contract/api.ts'
import { ConnectionError } from '../api.ts'
import { useTranslation } from '../i18n.ts'
import { usePage } from '../page.tsx'
import { refusalText } from '../refusal-text.ts'

/** Puts refusals to their fields, and gives back those that belong to none. */
type Refuse = (fields: Record<string, string>) => string[]

/**
 * What to tell of a call that failed: the server's own words, and when to come back where it says so;
 * where it wasn't reached, what to do. What `refuse` puts to single fields isn't said twice. A form,
 * which has a `refuse` or says so by `keeps`, adds that what was typed is still there.
 */
export function useFailureText({ keeps = false } = {}): (
  error: unknown,
  refuse?: Refuse,
) => string {
  const { t } = useTranslation('account')
  const { language } = usePage()
  return useCallback(
    (error, refuse) => {
      if (error instanceof ConnectionError) {
        return t(keeps || refuse ? 'unreachableKept' : 'unreachable')
      }
      if (!(error instanceof ApiError)) return t('failed')
      if (refuse && error.fields) return refuse(error.fields).join(' ')
      return refusalText(error, language)
    },
    [t, language, keeps],
  )
}
