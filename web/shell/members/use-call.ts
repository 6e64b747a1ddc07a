import { useState } from 'react'
import { ApiError } from '#contract/api.ts'
import { useFailureText } from './failure-text.ts'

/**
 * Makes a call and keeps what to tell where it fails. `place` gives the refusals of single fields to
 * the form, and gives back those that have no field in it.
 */
export function useCall() {
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const run = async (
    call: () => Promise<void>,
    place?: (fields: Record<string, string>) => string[],
  ) => {
    setFailure(undefined)
    setBusy(true)
    try {
      await call()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined
      const unplaced = fields && (place ?? Object.values)(fields)
      if (!fields || unplaced?.length) setFailure(unplaced?.[0] ?? failureText(error, place))
    } finally {
      setBusy(false)
    }
  }
  return { failure, busy, run }
}
