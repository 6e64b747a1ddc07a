import type { OperatorRole } from '#contract/operator-roles.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { Signer } from '../platform/signing-key.ts'
import * as store from './operator.store.ts'
import { seal } from './sealed.ts'
import { newSecret, secretHash } from './secrets.ts'
import { newTotpSecret } from './totp.ts'
import * as users from './user.store.ts'

type Invited = { row: store.InvitationRow; link: string }

/** Makes an invitation; the database has its token only as a hash, and until it is sent in the mail. */
export async function makeInvitation(
  tx: Executor,
  { signer, origin }: { signer: Signer; origin: string },
  { email, role }: { email: string; role: OperatorRole },
): Promise<Invited> {
  const token = newSecret()
  const row = await store.invite(tx, {
    ...{ id: newId(), email, role },
    tokenHash: secretHash(token),
    secret: seal(signer, newTotpSecret()),
  })
  // Behind the hash, so that no server and no proxy logs it.
  return { row, link: `${origin}/operator/join#${token}` }
}

/**
 * The invitation that whoever runs the machine makes: for a first owner, or for an operator who lost
 * their factors and gets new ones in the role that they have.
 */
export async function inviteFromCommand(
  tx: Executor,
  deps: { signer: Signer; origin: string },
  { email, role }: { email: string; role: OperatorRole },
): Promise<(Invited & { isRenewal: boolean }) | Refusal> {
  const known = await users.byIdentity(tx, email)
  if (!known) return { ...(await makeInvitation(tx, deps, { email, role })), isRenewal: false }
  const present = await store.roleOf(tx, known.no)
  if (!present || known.suspendedAt) return refuse('account.exists')
  const made = await makeInvitation(tx, deps, { email, role: present })
  return { ...made, isRenewal: true }
}
