import { useEffect, useState } from 'react'
import type { Session } from '#contract/account.ts'
import { browserApi } from '#web/shell/api.ts'
import { usePage } from '#web/shell/page.tsx'
import { useFailureText } from '#web/shell/members/failure-text.ts'

export const sessionsPerPage = 24

type Page = { items: Session[]; total: number; page: number; at: number }

/** Where one is signed in, a page at a time. `at` is when the ages hold, in ms since 1970. */
export function useSessions() {
  const { language } = usePage()
  const failureText = useFailureText()
  const [page, setPage] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<Page>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getSessions', { page, limit: sessionsPerPage })
      .then(({ items, total }) => setShown({ items, total, page, at: Date.now() }))
      .catch((error: unknown) => controller.signal.aborted || setFailure(failureText(error)))
    return () => controller.abort()
  }, [language, failureText, page, attempt])

  const reload = () => {
    setFailure(undefined)
    setAttempt((before) => before + 1)
  }
  return { shown, failure, reload, setPage }
}
