import { useCallback, useEffect, useState } from 'react'
import type { User } from '#contract/profile.ts'
import { browserApi } from '#web/shell/api.ts'
import { updateLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { useFailureText } from '#web/shell/members/failure-text.ts'

/** The signed-in user as the server has him, licences and documents included. */
export function useMe() {
  const { language } = usePage()
  const failureText = useFailureText()
  const [user, setUser] = useState<User>()
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getMe', {})
      .then((me) => {
        updateLogin(me)
        setUser(me)
      })
      .catch((error: unknown) => controller.signal.aborted || setFailure(failureText(error)))
    return () => controller.abort()
  }, [language, failureText, attempt])

  /** Takes in what a change has made of him, here and in the login record. */
  const change = useCallback((changed: User) => {
    updateLogin(changed)
    setUser(changed)
  }, [])
  const retry = () => {
    setFailure(undefined)
    setAttempt(attempt + 1)
  }
  return { user, failure, retry, change }
}
