import { FormSkeleton, RegisterFrame } from '#web/features/accounts/register/register-frame.tsx'
import { SellerScreen } from '#web/features/accounts/register/seller-screen.tsx'
import { textsLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly } from '#web/shell/members/private-page.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export const clientLoader = textsLoader()

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <RegisterFrame step="details" title={t('register.seller')} path="/register/seller">
      {children}
    </RegisterFrame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<FormSkeleton rows={6} />} />
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

export default function RegisterSeller() {
  return (
    <Frame>
      <SellerScreen />
    </Frame>
  )
}
