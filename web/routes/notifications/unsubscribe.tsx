import { UnsubscribeScreen } from '#web/features/notifications/unsubscribe-screen.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { textsLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = textsLoader('activity')

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('talking.unsubscribe')} path="/unsubscribe">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<div className="panel skeleton h-40 max-w-prose" />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure />
    </Frame>
  )
}

export default function Unsubscribe() {
  return (
    <Frame>
      <UnsubscribeScreen />
    </Frame>
  )
}
