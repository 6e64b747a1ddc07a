import type { Language } from '#contract/language.ts'
import type { Client } from '../platform/api/caller.ts'
import { networkKey } from '../platform/rate-limits-address.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import * as store from './factor.store.ts'
import { knownDevices } from './known-devices.ts'
import {
  factorMailsOfAccount,
  factorsOfAccount,
  factorsOfDay,
  factorsOfDevice,
  factorsOfPair,
  lockMailsOfAccount,
} from './limits.ts'
import { factorLocked } from './messages/factor-locked.ts'
import { factorRefused } from './messages/factor-refused.ts'
import { sendLater } from './messages.service.ts'
import { passkeySigned, type Assertion } from './passkeys.ts'
import { isRecoveryCode, recoveryHash } from './recovery-codes.ts'
import { unseal } from './sealed.ts'
import { stepOfCode } from './totp.ts'
import type { UserRow } from './user.store.ts'

type Deps = Pick<AccountDeps, 'db' | 'limits' | 'origin' | 'signer'>

export type Proof = {
  code: string | undefined
  passkey: Assertion | undefined
  /** What a passkey has to sign. */
  challenge: string | null
  /** There is no password beside it, so that a passkey has to check its user. */
  isAlone?: boolean
}

/**
 * Checks the second factor and uses it up. Only those who entered the password get here; a device on which
 * the account was in use before has tries of its own, so that a thief of the password can't use up all.
 */
export async function proveFactor(
  deps: Deps,
  row: UserRow,
  proof: Proof,
  client: Client,
): Promise<Refusal | undefined> {
  const { db, limits, origin } = deps
  const device = knownDevices(deps.signer).deviceOf(client, row)
  const limited = await mayTry(deps, row, device, client)
  if (limited) return limited
  if (await isProven(deps, row, proof)) {
    if (device) await limits.reset(factorsOfDevice, device)
    else for (const rule of [factorsOfAccount, factorsOfDay]) await limits.giveBack(rule, row.id)
    return undefined
  }
  const isMailed = !(await limits.take(factorMailsOfAccount, row.id))
  await db.transaction(async (tx) => {
    const facts = { language: row.language as Language, origin, at: new Date() }
    if (isMailed) await sendLater(tx, { ...factorRefused(facts), to: row.email })
    await audit(tx, 'factor.refused', client, { actor: row.id })
  })
  return refuse('factor.wrong')
}

async function mayTry(
  deps: Deps,
  row: UserRow,
  device: string | undefined,
  client: Client,
): Promise<Refusal | undefined> {
  const { limits } = deps
  if (device) return limits.take(factorsOfDevice, device)
  const limited = await limits.takeAll([
    [factorsOfPair, `${row.id} ${networkKey(client.address)}`],
    [factorsOfAccount, row.id],
  ])
  if (limited) return limited
  const ended = await limits.take(factorsOfDay, row.id)
  if (ended) await recordLock(deps, row, client)
  return ended
}

/** Tells the owner, once a day, that only known devices get in until tomorrow. */
async function recordLock(
  { db, limits, origin }: Deps,
  { id, email, language }: UserRow,
  client: Client,
): Promise<void> {
  if (await limits.take(lockMailsOfAccount, id)) return
  await db.transaction(async (tx) => {
    const facts = { language: language as Language, origin, at: new Date() }
    await sendLater(tx, { ...factorLocked(facts), to: email })
    await audit(tx, 'factor.locked', client, { actor: id })
  })
}

async function isProven(
  { db, origin, signer }: Deps,
  { no, id }: UserRow,
  { code, passkey, challenge, isAlone = false }: Proof,
): Promise<boolean> {
  if (passkey) {
    const proof = { passkey, requireUserVerification: isAlone }
    return challenge !== null && passkeySigned(db, origin, no, { ...proof, challenge })
  }
  if (code === undefined) return false
  if (isRecoveryCode(code)) return store.useRecoveryCode(db, no, recoveryHash(signer, id, code))
  const totp = await store.totpOf(db, no)
  const step = totp && stepOfCode(unseal(signer, totp.secret), code.replaceAll(/\s/g, ''))
  return step !== undefined && store.useStep(db, no, step)
}
