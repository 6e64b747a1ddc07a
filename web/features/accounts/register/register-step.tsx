import { useState } from 'react'
import { Navigate } from 'react-router'
import { loginNow } from '#web/shell/login-record.ts'
import { takeOrigin } from '#web/shell/members/origin.ts'
import {
  earliestMissing,
  readDraft,
  stepPath,
  type AccountType,
  type RegisterStep,
  type SignupDraft,
} from './register-draft.ts'
import { SignedInNote } from './signed-in-note.tsx'

type RegisterStepProps = {
  step: RegisterStep
  /** Whom the step is for, where it isn't for all. */
  accountType?: AccountType
  children: (draft: SignupDraft) => React.ReactNode
}

/** One step for whoever may take it: others are led to what they have left out. */
export function RegisterStepGate({ step, accountType, children }: RegisterStepProps) {
  // As it was on arrival: the step itself changes both, and stays until it leads on.
  const [login] = useState(loginNow)
  const [draft] = useState(readDraft)
  // A seller who was sent here from a page of sellers, and had an account all along, goes back there.
  const [origin] = useState(() => (login?.role === 'SELLER' ? takeOrigin(login.role) : '/'))
  if (origin !== '/') return <Navigate to={origin} replace />
  if (login) return <SignedInNote login={login} />
  const missing = earliestMissing(draft, step)
  if (missing) return <Navigate to={missing} replace />
  if (accountType && accountType !== draft.accountType)
    return <Navigate to={stepPath(step, draft.accountType)} replace />
  return children(draft)
}
