import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { ClosingBanner } from './closing-banner.tsx'
import { CompanyProfile } from './company-profile.tsx'
import { GarageProfile } from './garage-profile.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { useMe } from './use-me.ts'
import '../register/register.css'
import './profile.css'

export default function ProfileScreen() {
  return (
    <RequireLogin preservesInput>
      <Profile />
    </RequireLogin>
  )
}

function Profile() {
  const { user, failure, retry, change } = useMe()
  if (failure) return <LoadFailure message={failure} onRetry={retry} />
  if (!user) return <ProfileSkeleton />
  const Form = user.role === 'BUYER' ? GarageProfile : CompanyProfile
  return (
    <>
      <ClosingBanner user={user} onKept={change} />
      <Form user={user} onSaved={change} />
    </>
  )
}
