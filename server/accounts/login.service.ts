import type { ParsedInputOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { SignedIn } from '#contract/profile.ts'
import type { Client } from '../platform/api/caller.ts'
import type { Challenges } from '../platform/challenges.ts'
import { passwordObjection } from '../platform/passwords/password-rules.ts'
import { parsePhone } from '../platform/phones/phone-number.ts'
import { addressKey, networkKey } from '../platform/rate-limits-address.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { removeAll as removeKeys } from './access-key.store.ts'
import { audit } from './audited.ts'
import type { CodesService } from './codes.service.ts'
import { countryOf, deviceName } from './device.ts'
import {
  easyLoginsOfIdentity,
  knownLoginsOfAddress,
  loginsOfAddress,
  loginsOfDevice,
  loginsOfIdentity,
  loginsOfPair,
  notesOfAddress,
  notesOfLimited,
} from './limits.ts'
import { knownDevices } from './known-devices.ts'
import { newSignIn } from './messages/new-sign-in.ts'
import { passwordChanged } from './messages/password-changed.ts'
import { sendLater } from './messages.service.ts'
import type { SessionsService } from './sessions.service.ts'
import * as sessionStore from './session.store.ts'
import { presentUser } from './user.present.ts'
import * as users from './user.store.ts'

type Services = {
  codes: CodesService
  sessions: SessionsService
  challenges: Challenges
  origin: string
}

export function loginService(
  { db, hasher, limits, signer }: AccountDeps,
  { codes, sessions, challenges, origin }: Services,
) {
  const devices = knownDevices(signer)

  const refused = async (client: Client, identity: string) => {
    await audit(db, 'login.failed', client, { identity })
    return refuse('auth.credentials')
  }

  /**
   * The limits of one attempt. Of a network on an account it may refuse few; of all networks together
   * more, first by a challenge; neither touches a device on which the account was in use before.
   */
  const mayTry = async (
    { identity, device, solution }: Attempt,
    client: Client,
  ): Promise<Refusal | undefined> => {
    if (device) {
      const address = [knownLoginsOfAddress, addressKey(client.address)] as const
      return limits.takeAll([address, [loginsOfDevice, device]])
    }
    const busy = await limits.take(loginsOfAddress, client.address)
    if (busy) return busy
    const pair = [loginsOfPair, pairOf(identity, client)] as const
    const limited = await limits.take(...pair)
    if (limited) return limited
    const asked = { purpose: 'login' as const, identity, solution }
    const challenged = await challenges.require([[easyLoginsOfIdentity, identity]], asked)
    if (challenged) await limits.giveBack(...pair)
    return challenged ?? limits.take(loginsOfIdentity, identity)
  }

  /** What succeeded counts nothing, so that only failures add up. */
  const succeeded = async ({ identity, device }: Attempt, client: Client): Promise<void> => {
    if (device) return limits.reset(loginsOfDevice, device)
    await limits.reset(loginsOfPair, pairOf(identity, client))
    for (const rule of [easyLoginsOfIdentity, loginsOfIdentity])
      await limits.giveBack(rule, identity)
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
      if (!(await users.lockUnchanged(tx, row))) return undefined
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
      const parsed = input.method === 'email' ? input.email : parsePhone(input.phone)
      const identity = parsed ?? written
      const row = parsed ? await users.byIdentity(db, parsed) : undefined
      const device = devices.deviceOf(client, row)
      const attempt = { identity, device, solution: input.solution }
      const limited = await mayTry(attempt, client)
      if (limited) {
        const unnoted = await limits.takeAll([
          [notesOfAddress, `login.limited ${networkKey(client.address)}`],
          [notesOfLimited, identity],
        ])
        if (!unnoted) await audit(db, 'login.limited', client, { identity })
        return limited
      }
      const matches = row
        ? await hasher.verify(row.passwordHash, input.password)
        : await hasher.verifyNothing(input.password)
      if (matches instanceof Refusal) return matches
      if (!row || !matches) return refused(client, identity)
      await succeeded(attempt, client)
      if (row.suspendedAt) {
        await audit(db, 'login.failed', client, { actor: row.id, facts: { suspended: true } })
        return refuse('auth.suspended')
      }
      const passwordHash = await hashOfToday(row, input.password)
      const account = { ...row, passwordHash }
      const signedIn = await signIn(account, client)
      if (signedIn) devices.remember(client, account)
      return signedIn ?? refused(client, identity)
    },

    /** A new password by a one-time code; ends all sessions and revokes all access keys. */
    async resetPassword(
      { identify, code, password }: ParsedInputOf<'resetPassword'>,
      client: Client,
    ): Promise<{ message: 'success' } | Refusal> {
      // Before the code is used up, so that a weak choice doesn't cost another one.
      const objection = passwordObjection(password, [identify])
      if (objection) return refuse('input.invalid', { password: objection })
      const limited = await codes.mayTry(client)
      if (limited) return limited
      // Before the code as well: there may be no room for hashing now.
      const passwordHash = await hasher.hash(password)
      if (passwordHash instanceof Refusal) return passwordHash
      const identity = await codes.enter(identify, code, client)
      if (identity instanceof Refusal) return identity
      const row = await users.byIdentity(db, identity.value)
      // The code proves the address, so this may reveal that it has no account.
      if (!row) return refuse('code.wrong')
      await db.transaction(async (tx) => {
        await users.change(tx, row.no, { passwordHash })
        await sessionStore.endAll(tx, row.no)
        await removeKeys(tx, row.no)
        const facts = { language: row.language as Language, origin, at: new Date() }
        await sendLater(tx, { ...passwordChanged(facts), to: row.email })
        await audit(tx, 'password.reset', client, { actor: row.id })
      })
      // Lifts the limits that strangers may have filled.
      devices.remember(client, { id: row.id, passwordHash })
      await limits.reset(loginsOfPair, pairOf(identity.value, client))
      for (const rule of [easyLoginsOfIdentity, loginsOfIdentity])
        await limits.reset(rule, identity.value)
      return { message: 'success' }
    },
  }
}

type Attempt = { identity: string; device: string | undefined; solution: string | undefined }

const pairOf = (identity: string, client: Client) => `${identity} ${networkKey(client.address)}`
