import { useEffect, useState } from 'react'
import type { AccessKey } from '#contract/access-keys.ts'
import { browserApi } from '#web/shell/api.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'

/** As many keys as one seller may have. */
export const mostKeys = 5

/** The seller's access keys. `at` is when the ages hold, in ms since 1970. */
export function useKeys() {
  const { language } = usePage()
  const failureText = useFailureText()
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<{ keys: AccessKey[]; at: number }>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getAccessKeys', {})
      .then(({ items }) => {
        setShown({ keys: items, at: Date.now() })
        setFailure(undefined)
      })
      .catch((error: unknown) => controller.signal.aborted || setFailure(failureText(error)))
    return () => controller.abort()
  }, [language, failureText, attempt])

  return { shown, failure, reload: () => setAttempt((before) => before + 1) }
}
