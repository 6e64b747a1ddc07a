import { useEffect, type ComponentType } from 'react'
import { isRouteErrorResponse, useParams, useRevalidator, useRouteError } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { lazyComponent } from '#web/shell/lazy-component.tsx'
import { inBrowser, notFound, onServer } from '#web/shell/load.ts'
import { loginNow, useLogin } from '#web/shell/login-record.ts'

const JOIN = 'join'

const skeleton = <div className="page-width skeleton my-6 h-96" />

type ContentPreviewProps = { content: ReplyOf<'previewContent'> }
type OperatorScreenProps = { page: string; Preview: ComponentType<ContentPreviewProps> }

const OperatorScreen = lazyComponent<OperatorScreenProps>({
  // Disputes are shown in the words of returns.
  texts: 'orders',
  load: () => import('#web/features/operator/operator-screen.tsx'),
  fallback: skeleton,
})
const ContentPreview = lazyComponent<ContentPreviewProps>({
  load: () => import('#web/features/content/preview/content-preview.tsx'),
})
const JoinPage = lazyComponent<object>({
  load: () => import('#web/features/operator/join/join-page.tsx'),
  fallback: skeleton,
})

/** Whoever has an invitation may open its page; the others don't exist for everyone but operators. */
const load = (isOperator: () => boolean) => async (page: { params: { '*'?: string } }) => {
  if (page.params['*'] !== JOIN && !isOperator()) throw notFound()
  return null
}

// The server renders every page for a visitor.
export const loader = onServer(load(() => false))
export const clientLoader = inBrowser(load(() => loginNow()?.role === 'OPERATOR'))

/** Not found, until the browser knows that an operator has opened it. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const mayOpen = useLogin()?.role === 'OPERATOR' && isMissing
  useEffect(() => {
    if (mayOpen) void revalidate()
  }, [mayOpen, revalidate])
  return mayOpen ? skeleton : <ErrorScreen />
}

export default function OperatorPage() {
  const page = useParams()['*'] ?? ''
  return page === JOIN ? <JoinPage /> : <OperatorScreen page={page} Preview={ContentPreview} />
}
