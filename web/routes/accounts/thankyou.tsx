import { FormSkeleton } from '#web/features/accounts/register/register-frame.tsx'
import { ThankYouScreen } from '#web/features/accounts/register/thank-you-screen.tsx'
import { textsLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export const clientLoader = textsLoader()

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('register.thanks')} path="/thankyou">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<FormSkeleton />} />
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

export default function ThankYou() {
  return (
    <Frame>
      <ThankYouScreen />
    </Frame>
  )
}
