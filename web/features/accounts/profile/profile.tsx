import { FactorPrompt } from '#web/shell/members/confirm-factor/factor-prompt.tsx'
import { ClosingBanner } from './closing-banner.tsx'
import { CompanyProfile } from './company-profile.tsx'
import { GarageProfile } from './garage-profile.tsx'
import { useMe } from './use-me.ts'
import '../register/register.css'
import './profile.css'

/** The profile of the signed-in user, whom the route has loaded. */
export function Profile() {
  const { user, update } = useMe()
  if (!user) return null
  const Form = user.role === 'BUYER' ? GarageProfile : CompanyProfile
  return (
    <FactorPrompt>
      <div className="grid gap-6">
        <ClosingBanner user={user} onCancelled={update} />
        <Form user={user} onSaved={update} />
      </div>
    </FactorPrompt>
  )
}
