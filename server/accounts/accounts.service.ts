import type { Language } from '#contract/language.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { addressKey } from '../platform/rate-limits-address.ts'
import type { Refusal } from '../platform/refusal.ts'
import { lockUsable } from './access-key.store.ts'
import { authenticateKey, isAccessKey } from './access-keys.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { notesOfAddress, uploadsOfAccount, uploadsOfAddress } from './limits.ts'
import { lockAlive } from './session.store.ts'
import { authenticateSession, signedIn } from './sessions.ts'
import { isApprovedSeller } from './user.store.ts'
import { needRecentFactor, withPassword } from './with-password.ts'

/** To whom mails about an account go. */
type Owner = { email: string; language: Language }

export type AccountsService = ReturnType<typeof accountsService>

/** What other features and the application ask of accounts; `accounts.routes.ts` binds the calls. */
export function accountsService(deps: AccountDeps) {
  const { db, limits } = deps
  return {
    /** Who makes a call with this token: a person, or a program with an access key. */
    authenticate: (token: string, client: Client): Promise<Caller | undefined> =>
      isAccessKey(token) ? authenticateKey(deps, token) : authenticateSession(deps, token, client),

    /** As the function of that name; `tx` sees its own changes. */
    isApprovedSeller: (tx: Executor, no: number): Promise<boolean> => isApprovedSeller(tx, no),

    signedIn: (tokens: string[]) => signedIn(db, tokens),

    /**
     * Whether a caller who was let in before may still act: logging out, revoking and suspending end
     * that. Within a transaction it stays so until its end.
     */
    mayStillAct: (tx: Executor, { session, key }: Caller): Promise<boolean> =>
      key ? lockUsable(tx, session) : lockAlive(tx, session),

    /** As the function of that name. */
    needRecentFactor: (caller: Caller): Promise<Refusal | undefined> =>
      needRecentFactor(deps, caller),

    /** As the function of that name. */
    withPassword: <Done>(
      caller: Caller,
      password: string,
      client: Client,
      work: (tx: Executor, owner: Owner) => Promise<Done | Refusal>,
    ): Promise<Done | Refusal> => withPassword(deps, caller, password, client, work),

    mayUpload: ({ caller, client }: { caller: Caller | undefined; client: Client }) =>
      caller
        ? limits.take(uploadsOfAccount, caller.id)
        : limits.take(uploadsOfAddress, client.address),

    /** Records in the audit log the refusals that an attack would cause. */
    async auditRefusal(
      refusal: Refusal,
      client: Client,
      caller: Caller | undefined,
    ): Promise<void> {
      const event = suspicious[refusal.code as keyof typeof suspicious]
      if (!event) return
      const limited = await limits.take(notesOfAddress, `${event} ${addressKey(client.address)}`)
      if (!limited) await audit(db, event, client, { actor: caller?.id })
    },
  }
}

const suspicious = {
  'auth.not_you': 'identity.mismatch',
  'auth.role': 'role.refused',
  'file.type': 'file.refused',
  'file.broken': 'file.refused',
} as const
