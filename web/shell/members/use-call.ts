import { useState } from 'react'
import { ApiError } from '#contract/api.ts'
import { useFailureText } from './failure-text.ts'

/**
 * Runs a call and keeps its failure message. `setFieldErrors` assigns errors to fields, and returns
 * those that have no field in the form.
 */
export function useCall() {
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const run = async (
    call: () => Promise<void>,
    setFieldErrors?: (fields: Record<string, string>) => string[],
  ) => {
    setFailure(undefined)
    setBusy(true)
    try {
      await call()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined
      const unplaced = fields && (setFieldErrors ?? Object.values)(fields)
      if (!fields || unplaced?.length)
        setFailure(unplaced?.[0] ?? failureText(error, setFieldErrors))
    } finally {
      setBusy(false)
    }
  }
  return { failure, busy, run }
}
