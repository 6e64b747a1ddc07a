import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/api.ts'
import { browserApi } from '#web/shell/api.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'

export type Dashboard = ReplyOf<'getDashboard'>
export type DayFigures = Dashboard['series'][number]
export type Period = 7 | 30 | 90
export const periods: readonly Period[] = [7, 30, 90]

/** The period that an address asks for; 30 days unless it is one of the three. */
export const periodOf = (query: URLSearchParams): Period =>
  periods.find((days) => String(days) === query.get('days')) ?? 30

/** The dashboard of `days` days. While others are fetched, the ones before stay. */
export function useDashboard(days: Period) {
  const { language } = usePage()
  const failureText = useFailureText()
  const [shown, setShown] = useState<Dashboard>()
  const [failed, setFailed] = useState<{ days: Period; text: string }>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getDashboard', { days })
      .then((reply) => {
        setShown(reply)
        setFailed(undefined)
      })
      .catch(
        (error: unknown) =>
          controller.signal.aborted || setFailed({ days, text: failureText(error) }),
      )
    return () => controller.abort()
  }, [language, failureText, days, attempt])

  const retry = () => {
    setFailed(undefined)
    setAttempt((before) => before + 1)
  }
  // A failure belongs to the period that was asked for then.
  const failure = failed?.days === days ? failed.text : undefined
  return { shown, updating: shown?.days !== days, failure, retry }
}
