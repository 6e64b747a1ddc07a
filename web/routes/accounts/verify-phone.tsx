import { FormSkeleton, RegisterFrame } from '#web/features/accounts/register/register-frame.tsx'
import { VerifyPhoneScreen } from '#web/features/accounts/register/verify-phone-screen.tsx'
import { textsLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly } from '#web/shell/members/private-page.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export const clientLoader = textsLoader()

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <RegisterFrame step="phone" title={t('register.phone')} path="/register/verify-phone">
      {children}
    </RegisterFrame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<FormSkeleton rows={1} />} />
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

export default function VerifyPhone() {
  return (
    <Frame>
      <VerifyPhoneScreen />
    </Frame>
  )
}
