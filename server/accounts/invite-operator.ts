import type { OperatorRole } from '#contract/operator-roles.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import * as store from './operator.store.ts'
import { newSecret, secretHash } from './secrets.ts'
import * as users from './user.store.ts'

type Invited = { row: store.InvitationRow; link: string }

/** Makes an invitation; the database has its token only as a hash, and until it is sent in the mail. */
export async function makeInvitation(
  tx: Executor,
  origin: string,
  invited: { email: string; role: OperatorRole; inviterNo: number | null },
): Promise<Invited> {
  const token = newSecret()
  const row = await store.invite(tx, { ...invited, id: newId(), tokenHash: secretHash(token) })
  // Behind the hash, so that no server and no proxy logs it.
  return { row, link: `${origin}/operator/join#${token}` }
}

/**
 * The invitation that whoever runs the machine makes: for a first owner, or for an operator who lost
 * their factors and gets new ones in the role that they have.
 */
export async function inviteFromCommand(
  tx: Executor,
  origin: string,
  { email, role }: { email: string; role: OperatorRole },
): Promise<(Invited & { isRenewal: boolean }) | Refusal> {
  const known = await users.byIdentity(tx, email)
  const invite = (as: OperatorRole) =>
    makeInvitation(tx, origin, { email, role: as, inviterNo: null })
  if (!known) return { ...(await invite(role)), isRenewal: false }
  const present = await store.roleOf(tx, known.no)
  if (!present || known.suspendedAt) return refuse('account.exists')
  return { ...(await invite(present)), isRenewal: true }
}
