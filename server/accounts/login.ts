import type { ParsedInputOf } from '#contract/api.ts'
import type { SignedIn } from '#contract/profile.ts'
import type { Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { parsePhone } from '../platform/phones/phone-number.ts'
import { addressKey, networkKey } from '../platform/rate-limits-address.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { suspensionReason } from './account-event.store.ts'
import { audit } from './audited.ts'
import { askFactor } from './enter-factor.ts'
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
import { signIn } from './sign-in.ts'
import * as users from './user.store.ts'

type Attempt = { identity: string; device: string | undefined; solution: string | undefined }

/** Signs in; an unknown account takes as long to be refused as a wrong password. */
export async function login(
  deps: AccountDeps,
  input: ParsedInputOf<'login'>,
  client: Client,
): Promise<SignedIn | Refusal> {
  const { db, hasher, limits } = deps
  const devices = knownDevices(deps.signer)
  const written = input.method === 'email' ? input.email : input.phone
  const parsed = input.method === 'email' ? input.email : parsePhone(input.phone)
  const identity = parsed ?? written
  const row = parsed ? await users.byIdentity(db, parsed) : undefined
  const device = devices.deviceOf(client, row)
  const attempt = { identity, device, solution: input.solution }
  const limited = await mayLogIn(deps, attempt, client)
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
  if (!row || !matches) return refused(db, client, identity)
  await succeeded(deps, attempt, client)
  if (row.suspendedAt) {
    await audit(db, 'login.failed', client, { actor: row.id, facts: { suspended: true } })
    const reason = await suspensionReason(db, row.no)
    return refuse('auth.suspended', undefined, reason === undefined ? {} : { now: { reason } })
  }
  const passwordHash = await hashOfToday(deps, row, input.password)
  const account = { ...row, passwordHash }
  const asked = await askFactor(deps, account, client)
  if (asked) return asked
  // Without a factor the password is all there is, which is not enough for an operator.
  if (row.role === 'OPERATOR') return refused(db, client, identity)
  const signedIn = await signIn(deps, account, client, { factor: false })
  if (signedIn) devices.remember(client, account)
  return signedIn ?? refused(db, client, identity)
}

async function refused(db: Executor, client: Client, identity: string): Promise<Refusal> {
  await audit(db, 'login.failed', client, { identity })
  return refuse('auth.credentials')
}

/**
 * The limits of one attempt. Of a network on an account it may refuse few; of all networks together
 * more, first by a challenge; neither touches a device on which the account was in use before.
 */
async function mayLogIn(
  { limits, challenges }: AccountDeps,
  { identity, device, solution }: Attempt,
  client: Client,
): Promise<Refusal | undefined> {
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
async function succeeded(
  { limits }: AccountDeps,
  { identity, device }: Attempt,
  client: Client,
): Promise<void> {
  if (device) return limits.reset(loginsOfDevice, device)
  await limits.reset(loginsOfPair, pairOf(identity, client))
  for (const rule of [easyLoginsOfIdentity, loginsOfIdentity]) await limits.giveBack(rule, identity)
}

/** Replaces a hash that was made at another cost, unless the password was changed meanwhile. */
async function hashOfToday(
  { db, hasher }: AccountDeps,
  row: users.UserRow,
  password: string,
): Promise<string> {
  if (!hasher.needsRehash(row.passwordHash)) return row.passwordHash
  const hash = await hasher.hash(password)
  if (hash instanceof Refusal) return row.passwordHash
  return (await users.replaceHash(db, row, hash)) ? hash : row.passwordHash
}

export const pairOf = (identity: string, client: Client) =>
  `${identity} ${networkKey(client.address)}`
