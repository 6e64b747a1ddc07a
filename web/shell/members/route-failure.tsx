import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ApiError } from '#contract/api.ts'
import { ConnectionError } from '../api.ts'
import { ConnectionFailure } from '../connection-failure.tsx'
import { useTranslation } from '../i18n.ts'
import { useLogin } from '../login-record.ts'
import { usePage } from '../page.tsx'
import { refusalText } from '../refusal-text.ts'
import { LoadFailure } from './load-failure.tsx'
import { LoginFirst } from './login-first.tsx'
import { AccessNeeded } from './private-load.ts'

type RouteFailureProps = {
  /** For users whose role doesn't have this page. */
  otherRole?: React.ReactNode
  /** Where the address leads to nothing of this user. */
  missing?: React.ReactNode
}

/** The `ErrorBoundary` of a private page: the way in, or what happened and a retry. */
export function RouteFailure({ otherRole, missing }: RouteFailureProps) {
  const error = useRouteError()
  const { t } = useTranslation()
  const { language } = usePage()
  const { revalidate } = useRevalidator()
  const token = useLogin()?.token
  const retry = () => void revalidate()

  useEffect(() => {
    const onOnline = () => void revalidate()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [revalidate])
  // Another tab has logged in.
  const needsLogin = error instanceof AccessNeeded && error.need !== 'role'
  useEffect(() => {
    if (needsLogin && token) void revalidate()
  }, [needsLogin, token, revalidate])

  if (error instanceof AccessNeeded)
    return error.need === 'role' ? otherRole : <LoginFirst ended={error.need === 'login-again'} />
  if (error instanceof ConnectionError) return <ConnectionFailure onRetry={retry} />
  if (!(error instanceof ApiError))
    return <LoadFailure message={t('error.failed.title')} onRetry={retry} />
  // An id in the address that can't be one leads to as little as an unknown one.
  if (missing && (error.status === 404 || error.code === 'input.invalid')) return missing
  return <LoadFailure message={refusalText(error, language)} onRetry={retry} />
}
