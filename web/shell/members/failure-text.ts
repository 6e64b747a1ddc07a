import { useCallback } from 'react'
import { ApiError } from '#contract/api.ts'
import { ConnectionError } from '../api.ts'
import { useTranslation } from '../i18n.ts'
import { usePage } from '../page.tsx'
import { refusalText } from '../refusal-text.ts'

/** Assigns errors to their fields, and returns those that have no field in the form. */
type SetFieldErrors = (fields: Record<string, string>) => string[]

/**
 * The message for a failed call: the server's own message, with the retry time where it has one, or
 * what to do when the server wasn't reached. Errors assigned by `setFieldErrors` aren't repeated.
 * For a form (`setFieldErrors` or `preservesInput`) the message adds that the input was preserved.
 */
export function useFailureText({ preservesInput = false } = {}): (
  error: unknown,
  setFieldErrors?: SetFieldErrors,
) => string {
  const { t } = useTranslation('account')
  const { language } = usePage()
  return useCallback(
    (error, setFieldErrors) => {
      if (error instanceof ConnectionError) {
        return t(preservesInput || setFieldErrors ? 'unreachableKept' : 'unreachable')
      }
      if (!(error instanceof ApiError)) return t('failed')
      if (setFieldErrors && error.fields) return setFieldErrors(error.fields).join(' ')
      return refusalText(error, language)
    },
    [t, language, preservesInput],
  )
}
