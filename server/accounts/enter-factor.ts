import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { FactorMethod } from '#contract/operator-roles.ts'
import type { SignedIn } from '#contract/profile.ts'
import type { Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import * as store from './factor.store.ts'
import { knownDevices } from './known-devices.ts'
import { factorsOfAddress } from './limits.ts'
import { askingOptions, hasPasskeys } from './passkeys.ts'
import { proveFactor } from './prove-factor.ts'
import { newSecret, secretHash } from './secrets.ts'
import { signIn } from './sign-in.ts'
import * as users from './user.store.ts'

// A login with a second factor: the password opens nothing but these calls, by a ticket.

/** With another password, what was begun with the former one is void. */
export const stampOf = ({ passwordHash }: Pick<users.UserRow, 'passwordHash'>) =>
  secretHash(passwordHash)

/** Asks for the second factor of an account that has one; undefined where it has none. */
export async function askFactor(
  { db, origin }: AccountDeps,
  row: users.UserRow,
  client: Client,
): Promise<Refusal | undefined> {
  const methods = await methodsOf(db, origin, row.no)
  if (methods.length === 0) return undefined
  const ticket = newSecret()
  await db.transaction(async (tx) => {
    const fields = { key: secretHash(ticket), userNo: row.no, purpose: 'login' as const }
    await store.begin(tx, { ...fields, stamp: stampOf(row) })
    await audit(tx, 'factor.asked', client, { actor: row.id })
  })
  return refuse('login.second_factor', undefined, { now: { factor: { ticket, methods } } })
}

async function methodsOf(db: Executor, origin: string, no: number): Promise<FactorMethod[]> {
  if (!(await store.totpOf(db, no))) return []
  const methods: FactorMethod[] = ['totp']
  if ((await store.countRecoveryCodes(db, no)) > 0) methods.push('recovery')
  if (hasPasskeys(origin) && (await store.passkeysOf(db, no)).length > 0) methods.push('passkey')
  return methods
}

/** The account of a pending login, unless its password has changed or it was suspended since. */
async function accountOf(db: Executor, pending: store.PendingRow | undefined) {
  const row = pending && (await users.byNo(db, pending.userNo))
  return row && !row.suspendedAt && stampOf(row) === pending.stamp ? row : undefined
}

/** Only tickets that are unknown count by address, so that strangers there stop nobody. */
const expired = async ({ limits }: Pick<AccountDeps, 'limits'>, { address }: Client) =>
  (await limits.take(factorsOfAddress, address)) ?? refuse('factor.expired')

/** Completes a login. */
export async function enterFactor(
  deps: AccountDeps,
  { ticket, code, passkey }: ParsedInputOf<'enterFactor'>,
  client: Client,
): Promise<SignedIn | Refusal> {
  const { db, signer } = deps
  const key = secretHash(ticket)
  const pending = await store.attempt(db, key, 'login')
  const row = await accountOf(db, pending)
  if (!pending || !row) return expired(deps, client)
  const proof = { code, passkey, challenge: pending.challenge }
  const refused = await proveFactor(deps, row, proof, client)
  if (refused) return refused
  if (!(await store.end(db, key))) return refuse('factor.expired')
  const signedIn = await signIn(deps, row, client, { factor: true })
  if (!signedIn) return refuse('factor.expired')
  knownDevices(signer).remember(client, row)
  return signedIn
}

/** What the browser needs to complete a login with a passkey. */
export async function getPasskeyOptions(
  { db, limits, origin }: AccountDeps,
  { ticket }: ParsedInputOf<'getPasskeyOptions'>,
  client: Client,
): Promise<ReplyOf<'getPasskeyOptions'> | Refusal> {
  const key = secretHash(ticket)
  const row = await accountOf(db, await store.pending(db, key, 'login'))
  if (!row) return expired({ limits }, client)
  const rows = await store.passkeysOf(db, row.no)
  if (rows.length === 0 || !hasPasskeys(origin)) return refuse('passkey.unavailable')
  const options = await askingOptions(origin, rows)
  await store.setChallenge(db, key, options.challenge)
  return { options }
}
