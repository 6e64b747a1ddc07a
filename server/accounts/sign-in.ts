import type { Language } from '#contract/language.ts'
import type { SignedIn } from '#contract/profile.ts'
import type { Client } from '../platform/api/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { countryOf, deviceName } from './device.ts'
import { totpOf } from './factor.store.ts'
import { newSignIn } from './messages/new-sign-in.ts'
import { sendLater } from './messages.service.ts'
import { meetDevice } from './session.store.ts'
import { beginSession } from './sessions.ts'
import { presentUser } from './user.present.ts'
import * as users from './user.store.ts'

/**
 * Begins a session for an account whose proofs were checked. Undefined when the password was changed, or
 * the account suspended, since it was looked at.
 */
export const signIn = async (
  { db, origin }: AccountDeps,
  row: users.UserRow,
  client: Client,
  { factor }: { factor: boolean },
): Promise<SignedIn | undefined> =>
  db.transaction(async (tx) => {
    if (!(await users.lockUnchanged(tx, row))) return undefined
    // One may have been added since the password was checked.
    if (!factor && (await totpOf(tx, row.no))) return undefined
    const device = deviceName(client.agent)
    const known = await meetDevice(tx, row.no, device)
    const token = await beginSession(tx, row.no, client, { factor, role: row.role })
    if (!known) {
      const language = row.language as Language
      const facts = { language, origin, device, country: countryOf(client.address) }
      await sendLater(tx, { ...newSignIn({ ...facts, at: new Date() }), to: row.email })
    }
    const found = await users.withDetails(tx, row.no)
    await audit(tx, 'login.succeeded', client, { actor: row.id, facts: { factor } })
    return { success: true as const, user: presentUser(found!), token }
  })
