import { useCallback, useEffect, useState } from 'react'
import type { ImportSummary } from '#contract/imports.ts'
import { browserApi } from '#web/shell/api.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'

export const importsPerPage = 6

type Shown = { items: ImportSummary[]; total: number; page: number; at: number }

/** The latest imports, a page at a time. `at` is when the ages hold, in ms since 1970. */
export function useHistory() {
  const { language } = usePage()
  const failureText = useFailureText()
  const [page, setPage] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<Shown>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getImports', { page, limit: importsPerPage })
      .then(({ items, total }) => {
        setShown({ items, total, page, at: Date.now() })
        setFailure(undefined)
      })
      .catch((error: unknown) => controller.signal.aborted || setFailure(failureText(error)))
    return () => controller.abort()
  }, [language, failureText, page, attempt])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  return { shown, failure, reload, setPage }
}
