import { CallbacksSkeleton } from '#web/features/callbacks/callbacks-skeleton.tsx'
import { CallbackDesk } from '#web/features/callbacks/desk/callback-desk.tsx'
import { readCallbacksQuery } from '#web/features/callbacks/desk/callbacks-query.ts'
import { SellersOnly } from '#web/shell/members/sellers-only.tsx'
import { callbacksData } from '#web/features/callbacks/desk/use-callbacks.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = privateLoader({
  texts: 'activity',
  role: 'SELLER',
  load: ({ url }) => showCached(callbacksData(readCallbacksQuery(url.searchParams))),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('talking.callbacks')} path="/my-callbacks">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<CallbacksSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure otherRole={<SellersOnly texts="callbacks" />} />
    </Frame>
  )
}

export default function CallbacksPage() {
  return (
    <Frame>
      <RequireLogin>
        <CallbackDesk />
      </RequireLogin>
    </Frame>
  )
}
