import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { mostPasskeys } from '#contract/limits.ts'
import type { Passkey } from '#contract/second-factor.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { stampOf } from './enter-factor.ts'
import * as store from './factor.store.ts'
import { factorsChanged } from './messages/factors-changed.ts'
import { sendLater } from './messages.service.ts'
import { hasPasskeys, madePasskey, makingOptions } from './passkeys.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { seal, unseal } from './sealed.ts'
import * as sessions from './session.store.ts'
import { newTotpSecret, stepOfCode, totpFor } from './totp.ts'
import * as users from './user.store.ts'
import { needRecentFactor, withPassword } from './with-password.ts'

// The caller's own factors. Changing them takes the password and, where there is one, a factor entered lately.

const keyOf = (purpose: store.Purpose, { session }: Caller) => `${purpose} ${session}`

export async function getFactors(
  { db, origin }: AccountDeps,
  { no }: Caller,
): Promise<ReplyOf<'getFactors'>> {
  const [totp, recovery, passkeys] = await Promise.all([
    store.totpOf(db, no),
    store.countRecoveryCodes(db, no),
    store.passkeysOf(db, no),
  ])
  return {
    totp: totp?.createdAt.toISOString() ?? null,
    recovery,
    passkeys: passkeys.map(present),
    hasPasskeys: hasPasskeys(origin),
  }
}

/** Does something to the factors of an account whose owner has proven to be there. */
async function changing<Done>(
  deps: AccountDeps,
  caller: Caller,
  password: string,
  client: Client,
  work: (tx: Executor, owner: users.UserRow) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  return (
    (await needRecentFactor(deps, caller)) ?? withPassword(deps, caller, password, client, work)
  )
}

export const startTotp = (
  deps: AccountDeps,
  caller: Caller,
  { password }: ParsedInputOf<'startTotp'>,
  client: Client,
): Promise<ReplyOf<'startTotp'> | Refusal> =>
  changing(deps, caller, password, client, async (tx, owner) => {
    const secret = newTotpSecret()
    const fields = { key: keyOf('totp', caller), userNo: owner.no, purpose: 'totp' as const }
    await store.begin(tx, { ...fields, stamp: stampOf(owner), secret: seal(deps.signer, secret) })
    return totpFor(secret, owner.email)
  })

export async function saveTotp(
  deps: AccountDeps,
  caller: Caller,
  { code }: ParsedInputOf<'saveTotp'>,
  client: Client,
): Promise<ReplyOf<'saveTotp'> | Refusal> {
  const { db, signer } = deps
  const key = keyOf('totp', caller)
  const pending = await store.attempt(db, key, 'totp')
  const row = await users.byNo(db, caller.no)
  if (!pending?.secret || !row || stampOf(row) !== pending.stamp) return refuse('factor.expired')
  const step = stepOfCode(unseal(signer, pending.secret), code.replaceAll(/\s/g, ''))
  if (step === undefined) return refuse('factor.wrong')
  const { secret } = pending
  return db.transaction(async (tx) => {
    if (!(await users.lockUnchanged(tx, row, { alone: true }))) return refuse('factor.expired')
    if (!(await store.end(tx, key))) return refuse('factor.expired')
    await store.saveTotp(tx, { userNo: caller.no, secret, lastStep: step })
    const recoveryCodes = await giveRecoveryCodes(deps, tx, caller)
    await store.confirmSession(tx, caller.session)
    // Sessions begun without it have to log in again.
    await sessions.endAll(tx, caller.no, caller.session)
    await mailChange(deps, tx, row)
    await audit(tx, 'factor.added', client, { actor: caller.id, facts: { method: 'totp' } })
    return { recoveryCodes }
  })
}

/** Tells the owner: somebody else with the password could have done it. */
export const mailChange = (
  { origin }: Pick<AccountDeps, 'origin'>,
  tx: Executor,
  { email: to, language }: Pick<users.UserRow, 'email' | 'language'>,
): Promise<void> =>
  sendLater(tx, {
    ...factorsChanged({ language: language as Language, origin, at: new Date() }),
    to,
  })

/** New recovery codes; of these only hashes are stored. */
export async function giveRecoveryCodes(
  { signer }: Pick<AccountDeps, 'signer'>,
  tx: Executor,
  { no, id }: { no: number; id: string },
): Promise<string[]> {
  const codes = newRecoveryCodes()
  await store.replaceRecoveryCodes(
    tx,
    no,
    codes.map((code) => recoveryHash(signer, id, code)),
  )
  return codes
}

export const makeRecoveryCodes = (
  deps: AccountDeps,
  caller: Caller,
  { password }: ParsedInputOf<'makeRecoveryCodes'>,
  client: Client,
): Promise<ReplyOf<'makeRecoveryCodes'> | Refusal> =>
  changing(deps, caller, password, client, async (tx, owner) => {
    if (!(await store.totpOf(tx, caller.no))) return refuse('factor.totp_first')
    const recoveryCodes = await giveRecoveryCodes(deps, tx, caller)
    await mailChange(deps, tx, owner)
    await audit(tx, 'factor.added', client, { actor: caller.id, facts: { method: 'recovery' } })
    return { recoveryCodes }
  })

export const startPasskey = (
  deps: AccountDeps,
  caller: Caller,
  { password }: ParsedInputOf<'startPasskey'>,
  client: Client,
): Promise<ReplyOf<'startPasskey'> | Refusal> =>
  changing(deps, caller, password, client, async (tx, owner) => {
    const { origin } = deps
    if (!(await store.totpOf(tx, owner.no))) return refuse('factor.totp_first')
    if (!hasPasskeys(origin)) return refuse('passkey.unavailable')
    const rows = await store.passkeysOf(tx, owner.no)
    if (rows.length >= mostPasskeys) return refuse('passkey.too_many')
    const options = await makingOptions(origin, owner, rows)
    const fields = { key: keyOf('passkey', caller), userNo: owner.no, purpose: 'passkey' as const }
    await store.begin(tx, { ...fields, stamp: stampOf(owner), challenge: options.challenge })
    return { options }
  })

export async function savePasskey(
  deps: AccountDeps,
  caller: Caller,
  { name, passkey }: ParsedInputOf<'savePasskey'>,
  client: Client,
): Promise<Passkey | Refusal> {
  const { db, origin } = deps
  if (!hasPasskeys(origin)) return refuse('passkey.unavailable')
  const key = keyOf('passkey', caller)
  const pending = await store.attempt(db, key, 'passkey')
  const row = await users.byNo(db, caller.no)
  if (!pending?.challenge || !row || stampOf(row) !== pending.stamp) return refuse('factor.expired')
  const made = await madePasskey(origin, passkey, pending.challenge)
  if (!made) return refuse('factor.wrong')
  return db.transaction(async (tx) => {
    if (!(await users.lockUnchanged(tx, row, { alone: true }))) return refuse('factor.expired')
    if (!(await store.end(tx, key))) return refuse('factor.expired')
    if ((await store.passkeysOf(tx, caller.no)).length >= mostPasskeys)
      return refuse('passkey.too_many')
    const saved = await store.insertPasskey(tx, { id: newId(), userNo: caller.no, name, ...made })
    if (!saved) return refuse('factor.wrong')
    await mailChange(deps, tx, row)
    await audit(tx, 'factor.added', client, { actor: caller.id, facts: { method: 'passkey' } })
    return present(saved)
  })
}

export const removePasskey = (
  deps: AccountDeps,
  caller: Caller,
  { id, password }: ParsedInputOf<'removePasskey'>,
  client: Client,
): Promise<ReplyOf<'removePasskey'> | Refusal> =>
  changing(deps, caller, password, client, async (tx, owner) => {
    if (!(await store.removePasskey(tx, caller.no, id))) return refuse('passkey.not_found')
    await mailChange(deps, tx, owner)
    await audit(tx, 'factor.removed', client, { actor: caller.id, facts: { method: 'passkey' } })
    return { message: 'success' as const }
  })

export const removeFactors = (
  deps: AccountDeps,
  caller: Caller,
  { password }: ParsedInputOf<'removeFactors'>,
  client: Client,
): Promise<ReplyOf<'removeFactors'> | Refusal> =>
  changing(deps, caller, password, client, async (tx, owner) => {
    await store.removeAll(tx, caller.no)
    await mailChange(deps, tx, owner)
    await audit(tx, 'factor.removed', client, { actor: caller.id, facts: { method: 'all' } })
    return { message: 'success' as const }
  })

const present = ({ id, name, createdAt, usedAt }: store.PasskeyRow): Passkey => ({
  ...{ _id: id, name, date: createdAt.toISOString() },
  used: usedAt?.toISOString() ?? null,
})
