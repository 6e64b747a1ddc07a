import type { ParsedInputOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Client } from '../platform/api/caller.ts'
import { passwordObjection } from '../platform/passwords/password-rules.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { removeAll as removeKeys } from './access-key.store.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { enterCode, mayEnterCode } from './enter-code.ts'
import { totpOf } from './factor.store.ts'
import { knownDevices } from './known-devices.ts'
import { easyLoginsOfIdentity, loginsOfIdentity, loginsOfPair } from './limits.ts'
import { pairOf } from './login.ts'
import { passwordChanged } from './messages/password-changed.ts'
import { sendLater } from './messages.service.ts'
import * as sessionStore from './session.store.ts'
import * as users from './user.store.ts'

/** A new password by a one-time code; ends all sessions revokes all access keys and pauses webhooks. */
export async function resetPassword(
  deps: AccountDeps,
  { identify, code, password }: ParsedInputOf<'resetPassword'>,
  client: Client,
): Promise<{ message: 'success' } | Refusal> {
  const { db, hasher, limits, signer, origin } = deps
  // Before the code is used up, so that a weak choice doesn't cost another one.
  const objection = passwordObjection(password, [identify])
  if (objection) return refuse('input.invalid', { password: objection })
  const limited = await mayEnterCode(deps, client)
  if (limited) return limited
  // Before the code as well: there may be no room for hashing now.
  const passwordHash = await hasher.hash(password)
  if (passwordHash instanceof Refusal) return passwordHash
  const identity = await enterCode(deps, identify, code, client)
  if (identity instanceof Refusal) return identity
  const row = await users.byIdentity(db, identity.value)
  // The code proves the address, so this may reveal that it has no account.
  if (!row) return refuse('code.wrong')
  await db.transaction(async (tx) => {
    await users.change(tx, row.no, { passwordHash })
    await sessionStore.endAll(tx, row.no)
    await removeKeys(tx, row.no)
    await deps.onPasswordReset(tx, row)
    const facts = { language: row.language as Language, origin, at: new Date() }
    await sendLater(tx, { ...passwordChanged(facts), to: row.email })
    await audit(tx, 'password.reset', client, { actor: row.id })
  })
  // Lifts the limits that strangers may have filled; where there is a second factor, once that was entered, too.
  if (!(await totpOf(db, row.no)))
    knownDevices(signer).remember(client, { id: row.id, passwordHash })
  await limits.reset(loginsOfPair, pairOf(identity.value, client))
  for (const rule of [easyLoginsOfIdentity, loginsOfIdentity])
    await limits.reset(rule, identity.value)
  return { message: 'success' }
}
