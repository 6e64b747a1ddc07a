import type { ClientLoaderFunctionArgs } from 'react-router'
import { OutboxScreen } from '#web/features/accounts/register/outbox-screen.tsx'
import { FormSkeleton } from '#web/features/accounts/register/register-frame.tsx'
import { inBrowser, onServer, type LoadArguments } from '#web/shell/load.ts'
import { textsLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly } from '#web/shell/members/private-page.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

// Only a demonstration has this call, so elsewhere the page isn't found. The browser requests the
// messages itself, because pages are cached and shared.
const load = async ({ api }: LoadArguments) => {
  await api.call('getOutbox', { limit: 1 })
  return null
}

export const loader = onServer(load)

const check = inBrowser(load)
const loadTexts = textsLoader()
export async function clientLoader(page: ClientLoaderFunctionArgs) {
  await Promise.all([check(page), loadTexts()])
  return null
}
clientLoader.hydrate = true as const

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  const title = t('register.outbox')
  const note = t('register.outboxNote')
  return (
    <div className="page-width pt-6">
      <PageMeta title={title} description={note} path="/dev/outbox" noindex />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="max-w-prose pt-1 pb-6 text-md text-soft">{note}</p>
      {children}
    </div>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<FormSkeleton />} />
    </Frame>
  )
}

export default function Outbox() {
  return (
    <Frame>
      <OutboxScreen />
    </Frame>
  )
}
