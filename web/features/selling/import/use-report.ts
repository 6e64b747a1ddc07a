import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/api.ts'
import type { ImportReport } from '#contract/imports.ts'
import { browserApi, ConnectionError } from '#web/shell/api.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { longestWait, poll } from './poll.ts'

/**
 * What the server says of an import, asked for until it is done. `settled` is the last report of it at
 * rest, which stays to be looked at during the next check. `lost` while there is no connection.
 */
export function useReport(job: string | undefined) {
  const { language } = usePage()
  const failureText = useFailureText()
  const token = useLogin()?.token
  const [latest, setLatest] = useState<ImportReport>()
  const [rested, setRested] = useState<ImportReport>()
  const [lost, setLost] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  const take = useCallback((next: ImportReport) => {
    setLatest(next)
    if (next.done) setRested(next)
    setLost(false)
    setFailure(undefined)
  }, [])

  const report = latest?.job === job ? latest : undefined
  const open = job !== undefined && !report?.done
  useEffect(() => {
    if (!open || !token) return undefined
    setFailure(undefined)
    const polling = poll({
      ask: async (signal) => {
        const next = await browserApi(language, signal).call('getImportStatus', { job })
        if (!signal.aborted) take(next)
        return !next.done
      },
      onFailure: (error) => {
        const pause = pauseAfter(error)
        if (pause === undefined) setFailure(failureText(error))
        setLost(pause !== undefined)
        return pause
      },
      isHidden: () => document.hidden,
    })
    document.addEventListener('visibilitychange', polling.look)
    addEventListener('online', polling.look)
    return () => {
      document.removeEventListener('visibilitychange', polling.look)
      removeEventListener('online', polling.look)
      polling.stop()
    }
  }, [open, job, token, attempt, language, failureText, take])

  const settled = rested?.job === job ? rested : undefined
  const retry = () => setAttempt((before) => before + 1)
  return { report, settled, lost: open && lost, failure: open ? failure : undefined, take, retry }
}

/** Milliseconds until asking again may help, undefined where it doesn't. */
function pauseAfter(error: unknown): number | undefined {
  if (error instanceof ConnectionError) return longestWait
  if (!(error instanceof ApiError) || ![429, 503].includes(error.status)) return undefined
  return Math.max(longestWait, (error.retryAfter ?? 0) * 1000)
}
