import type { ParsedInputOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { SignedIn } from '#contract/profile.ts'
import type { Client } from '../platform/api/caller.ts'
import { passwordObjection } from '../platform/passwords/password-rules.ts'
import { parsePhone } from '../platform/phones/phone-number.ts'
import { addressKey } from '../platform/rate-limits-address.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountParts } from './account-parts.ts'
import { removeAll as removeKeys } from './access-key.store.ts'
import { audit } from './audited.ts'
import type { CodesService } from './codes.service.ts'
import { countryOf, deviceName } from './device.ts'
import { loginsOfAddress, loginsOfIdentity, notesOfLimited } from './limits.ts'
import { newSignIn } from './messages/new-sign-in.ts'
import { passwordChanged } from './messages/password-changed.ts'
import { sendLater } from './messages.service.ts'
import type { SessionsService } from './sessions.service.ts'
import * as sessionStore from './session.store.ts'
import { presentUser } from './user.present.ts'
import * as users from './user.store.ts'

export function loginService(
  { db, hasher, limits }: AccountParts,
  { codes, sessions, origin }: { codes: CodesService; sessions: SessionsService; origin: string },
) {
  const refused = async (client: Client, identity: string) => {
    await audit(db, 'login.failed', client, { identity })
    return refuse('auth.credentials')
  }

  /** Replaces a hash that was made at another cost, unless the password was changed meanwhile. */
  const hashOfToday = async (row: users.UserRow, password: string): Promise<string> => {
    if (!hasher.needsRehash(row.passwordHash)) return row.passwordHash
    const hash = await hasher.hash(password)
    if (hash instanceof Refusal) return row.passwordHash
    return (await users.replaceHash(db, row, hash)) ? hash : row.passwordHash
  }

  /** Undefined when the password was changed, or the account suspended, since it was looked at. */
  const signIn = async (row: users.UserRow, client: Client): Promise<SignedIn | undefined> =>
    db.transaction(async (tx) => {
      if (!(await users.holdUnchanged(tx, row))) return undefined
      const device = deviceName(client.agent)
      const known = await sessionStore.meetDevice(tx, row.no, device)
      const token = await sessions.begin(tx, row.no, client)
      if (!known) {
        const language = row.language as Language
        const facts = { language, origin, device, country: countryOf(client.address) }
        await sendLater(tx, { ...newSignIn({ ...facts, at: new Date() }), to: row.email })
      }
      const found = await users.withDetails(tx, row.no)
      await audit(tx, 'login.succeeded', client, { actor: row.id })
      return { success: true as const, user: presentUser(found!), token }
    })

  return {
    /** Signs in; an unknown account takes as long to be refused as a wrong password. */
    async login(input: ParsedInputOf<'login'>, client: Client): Promise<SignedIn | Refusal> {
      const written = input.method === 'email' ? input.email : input.phone
      const identity = input.method === 'email' ? input.email : parsePhone(input.phone)
      const limited = await limits.takeAll([
        [loginsOfAddress, addressKey(client.address)],
        [loginsOfIdentity, identity ?? written],
      ])
      if (limited) {
        const said = await limits.take(notesOfLimited, identity ?? written)
        if (!said) await audit(db, 'login.limited', client, { identity: identity ?? written })
        return limited
      }
      const row = identity === undefined ? undefined : await users.byIdentity(db, identity)
      const matches = row
        ? await hasher.verify(row.passwordHash, input.password)
        : await hasher.verifyNothing(input.password)
      if (matches instanceof Refusal) return matches
      if (!row || !matches) return refused(client, identity ?? written)
      await limits.reset(loginsOfIdentity, identity!)
      if (row.suspendedAt) {
        await audit(db, 'login.failed', client, { actor: row.id, facts: { suspended: true } })
        return refuse('auth.suspended')
      }
      const passwordHash = await hashOfToday(row, input.password)
      return (await signIn({ ...row, passwordHash }, client)) ?? refused(client, identity!)
    },

    /** A new password by a one-time code; ends all sessions and revokes all access keys. */
    async resetPassword(
      { identify, code, password }: ParsedInputOf<'resetPassword'>,
      client: Client,
    ): Promise<{ message: 'success' } | Refusal> {
      // Before the code is used up, so that a weak choice doesn't cost another one.
      const objection = passwordObjection(password, [identify])
      if (objection) return refuse('input.invalid', { password: objection })
      const limited = await codes.mayTry(identify, client)
      if (limited) return limited
      // Before the code as well: there may be no room for hashing now.
      const passwordHash = await hasher.hash(password)
      if (passwordHash instanceof Refusal) return passwordHash
      const identity = await codes.enter(identify, code, client)
      if (identity instanceof Refusal) return identity
      const row = await users.byIdentity(db, identity.value)
      // Whoever holds the code holds the address, so he may know that it has no account.
      if (!row) return refuse('code.wrong')
      await db.transaction(async (tx) => {
        await users.change(tx, row.no, { passwordHash })
        await sessionStore.endAll(tx, row.no)
        await removeKeys(tx, row.no)
        const facts = { language: row.language as Language, origin, at: new Date() }
        await sendLater(tx, { ...passwordChanged(facts), to: row.email })
        await audit(tx, 'password.reset', client, { actor: row.id })
      })
      await limits.reset(loginsOfIdentity, identity.value)
      return { message: 'success' }
    },
  }
}
