import { Profile } from '#web/features/accounts/profile/profile.tsx'
import { ProfileSkeleton } from '#web/features/accounts/profile/profile-skeleton.tsx'
import { meData } from '#web/features/accounts/profile/use-me.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader, fetchFresh } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = privateLoader({ load: () => fetchFresh(meData) })
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('profile.title')} path="/my-profile">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<ProfileSkeleton />} />
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

export default function ProfilePage() {
  return (
    <Frame>
      <RequireLogin preservesInput>
        <Profile />
      </RequireLogin>
    </Frame>
  )
}
