import { useRef, useState } from 'react'
import { ApiError, type Api } from '#contract/api.ts'
import { browserApi } from '../api.ts'
import { usePage } from '../page.tsx'
import { beginWrite } from './data-cache.ts'
import { useFailureText } from './failure-text.ts'

type MutationOptions = {
  /** Assigns errors to the fields of a form, and returns those that have none. */
  setFieldErrors?: (fields: Record<string, string>) => string[]
  /** Shows the outcome at once, and returns how to roll it back. */
  optimistic?: () => () => void
  /** Shows the message elsewhere than in `failure`. */
  onFailure?: (message: string) => void
  /** Of several things that are written independently; by default there is one. */
  key?: string
}

/**
 * Writes to the server. While a call is running, `run` starts no other for the same `key`. It resolves
 * to whether the call succeeded; `failure` is the message to show otherwise. What other pages read is
 * fetched anew (`beginWrite`); what is shown is updated by the caller.
 */
export function useMutation() {
  const { language } = usePage()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef(new Set<string>())

  const messageOf = (error: unknown, setFieldErrors: MutationOptions['setFieldErrors']) => {
    const fields = error instanceof ApiError ? error.fields : undefined
    if (!fields) return failureText(error, setFieldErrors)
    return (setFieldErrors ?? Object.values<string>)(fields)[0]
  }

  const run = async (
    call: (api: Api) => Promise<unknown>,
    { setFieldErrors, optimistic, onFailure = setFailure, key = '' }: MutationOptions = {},
  ): Promise<boolean> => {
    if (running.current.has(key)) return false
    running.current.add(key)
    setFailure(undefined)
    setBusy(true)
    const endWrite = beginWrite()
    const rollBack = optimistic?.()
    try {
      await call(browserApi(language))
      return true
    } catch (error) {
      rollBack?.()
      const message = messageOf(error, setFieldErrors)
      if (message !== undefined) onFailure(message)
      return false
    } finally {
      // A call without an answer may have been carried out, too.
      endWrite()
      running.current.delete(key)
      setBusy(running.current.size > 0)
    }
  }
  return { failure, busy, run }
}
