import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { stampOf } from './enter-factor.ts'
import * as store from './factor.store.ts'
import { askingOptions, hasPasskeys } from './passkeys.ts'
import { proveFactor } from './prove-factor.ts'
import * as users from './user.store.ts'

// The second factor again within a session, before steps that an unattended browser must not allow.

const keyOf = ({ session }: Caller) => `confirm ${session}`

export async function getConfirmOptions(
  { db, origin }: AccountDeps,
  caller: Caller,
): Promise<ReplyOf<'getConfirmOptions'> | Refusal> {
  const [row, rows] = await Promise.all([
    users.byNo(db, caller.no),
    store.passkeysOf(db, caller.no),
  ])
  if (!row || rows.length === 0 || !hasPasskeys(origin)) return refuse('passkey.unavailable')
  const options = await askingOptions(origin, rows, 'required')
  const fields = { key: keyOf(caller), userNo: caller.no, purpose: 'confirm' as const }
  await store.begin(db, { ...fields, stamp: stampOf(row), challenge: options.challenge })
  return { options }
}

export async function confirmFactor(
  deps: AccountDeps,
  caller: Caller,
  { code, passkey }: ParsedInputOf<'confirmFactor'>,
  client: Client,
): Promise<ReplyOf<'confirmFactor'> | Refusal> {
  const { db } = deps
  const row = await users.byNo(db, caller.no)
  if (!row) return refuse('auth.required')
  const pending = passkey && (await store.attempt(db, keyOf(caller), 'confirm'))
  const proof = { code, passkey, challenge: pending?.challenge ?? null, isAlone: true }
  const refused = await proveFactor(deps, row, proof, client)
  if (refused) return refused
  await db.transaction(async (tx) => {
    await store.end(tx, keyOf(caller))
    await store.confirmSession(tx, caller.session)
    await audit(tx, 'factor.confirmed', client, { actor: caller.id })
  })
  return { message: 'success' }
}
