import type { Language } from '#contract/language.ts'
import type { Client } from '../platform/api/caller.ts'
import { networkKey } from '../platform/rate-limits-address.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import * as store from './factor.store.ts'
import { knownDevices } from './known-devices.ts'
import { factorMailsOfAccount, factorsOfAccount, factorsOfDevice, factorsOfPair } from './limits.ts'
import { factorRefused } from './messages/factor-refused.ts'
import { sendLater } from './messages.service.ts'
import { passkeySigned, type Assertion } from './passkeys.ts'
import { isRecoveryCode, recoveryHash } from './recovery-codes.ts'
import { unseal } from './sealed.ts'
import { stepOfCode } from './totp.ts'
import type { UserRow } from './user.store.ts'

export type Proof = {
  code: string | undefined
  passkey: Assertion | undefined
  /** What a passkey has to sign. */
  challenge: string | null
}

/**
 * Checks the second factor and uses it up. Only those who entered the password get here; a device on which
 * the account was in use before has tries of its own, so that a thief of the password can't use up all.
 */
export async function proveFactor(
  deps: AccountDeps,
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
    else await limits.giveBack(factorsOfAccount, row.id)
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
  { limits }: AccountDeps,
  { id }: UserRow,
  device: string | undefined,
  client: Client,
): Promise<Refusal | undefined> {
  if (device) return limits.take(factorsOfDevice, device)
  return limits.takeAll([
    [factorsOfPair, `${id} ${networkKey(client.address)}`],
    [factorsOfAccount, id],
  ])
}

async function isProven(
  { db, origin, signer }: AccountDeps,
  { no, id }: UserRow,
  { code, passkey, challenge }: Proof,
): Promise<boolean> {
  if (passkey) return challenge !== null && passkeySigned(db, origin, no, { passkey, challenge })
  if (code === undefined) return false
  if (isRecoveryCode(code)) return store.useRecoveryCode(db, no, recoveryHash(signer, id, code))
  const totp = await store.totpOf(db, no)
  const step = totp && stepOfCode(unseal(signer, totp.secret), code.replaceAll(/\s/g, ''))
  return step !== undefined && store.useStep(db, no, step)
}
