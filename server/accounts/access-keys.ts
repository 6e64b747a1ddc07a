import type { AccessKey } from '#contract/access-keys.ts'
import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { mostAccessKeys } from '#contract/limits.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { recordStep } from '../platform/audit.ts'
import { newId } from '../platform/id.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import * as store from './access-key.store.ts'
import type { AccountDeps } from './account-deps.ts'
import * as events from './account-event.store.ts'
import { audit } from './audited.ts'
import { accessKeyRevoked } from './messages/access-key-revoked.ts'
import { accessKeyMade } from './messages/access-key-made.ts'
import { sendLater } from './messages.service.ts'
import { onAccount, type By } from './on-account.ts'
import { newSecret, secretHash } from './secrets.ts'
import { withPassword } from './with-password.ts'

// The keys by which a seller's stock system makes a few calls for the seller.

const SHOWN = 4

// Gives a key away where it was published.
const PREFIX = 'ghk_'

/** The token of a session is shorter, even one that happens to begin like a key. */
export const isAccessKey = (token: string) => /^ghk_[\w-]{43}$/.test(token)

/** In whose place this key calls; undefined when it opens nothing, or its seller is leaving. */
export async function authenticateKey(
  { db }: Pick<AccountDeps, 'db'>,
  key: string,
): Promise<Caller | undefined> {
  const found = await store.byHash(db, secretHash(key))
  if (!found) return undefined
  const { keyId, no, id, stale } = found
  if (stale) await store.touch(db, keyId)
  return { no, id, role: 'SELLER', session: keyId, key: true }
}

export async function createAccessKey(
  deps: AccountDeps,
  caller: Caller,
  { name, password }: ParsedInputOf<'createAccessKey'>,
  client: Client,
): Promise<ReplyOf<'createAccessKey'> | Refusal> {
  const { origin } = deps
  const key = PREFIX + newSecret()
  const fields = { keyHash: secretHash(key), ending: key.slice(-SHOWN) }
  return withPassword(deps, caller, password, client, async (tx, owner) => {
    const row = { id: newId(), sellerNo: owner.no, name, ...fields }
    const made = await store.insert(tx, row, mostAccessKeys)
    if (!made) return refuse('key.too_many')
    const facts = { language: owner.language as Language, origin, at: made.createdAt }
    const mail = accessKeyMade({ ...facts, name, ending: made.ending })
    await sendLater(tx, { ...mail, to: owner.email })
    await audit(tx, 'key.created', client, { actor: caller.id, facts: { key: made.id } })
    return { key, accessKey: present(made) }
  })
}

export async function getAccessKeys(
  { db }: Pick<AccountDeps, 'db'>,
  caller: Caller,
  page: Page,
): Promise<List<AccessKey>> {
  const { rows, total } = await store.ofSeller(db, caller.no, offsetOf(page))
  return { items: rows.map(present), total }
}

export async function revokeAccessKey(
  { db }: Pick<AccountDeps, 'db'>,
  caller: Caller,
  id: string,
  client: Client,
): Promise<ReplyOf<'revokeAccessKey'> | Refusal> {
  return db.transaction(async (tx) => {
    if (!(await store.remove(tx, caller.no, id))) return refuse('key.not_found')
    await audit(tx, 'key.revoked', client, { actor: caller.id, facts: { key: id } })
    return { message: 'success' as const }
  })
}

/** Revokes a key because its owner asked an operator to, or a stranger may have it. */
export const revokeKeyOfAccount = (
  deps: Pick<AccountDeps, 'db' | 'limits' | 'onChange' | 'origin'>,
  { id, key }: ParsedInputOf<'revokeKeyOfAccount'>,
  by: By,
): Promise<ReplyOf<'revokeKeyOfAccount'> | Refusal> =>
  onAccount(deps, id, by, async (tx, row) => {
    const revoked = await store.remove(tx, row.no, key)
    if (!revoked) return refuse('key.not_found')
    await events.addEvent(tx, { userNo: row.no, event: 'revoke-key', operatorNo: by.caller.no })
    const { name, ending } = revoked
    const facts = { language: row.language, origin: deps.origin, at: new Date(), name, ending }
    await sendLater(tx, { ...accessKeyRevoked(facts), to: row.email })
    await recordStep(tx, 'key.revoked', by, row.id, { key })
    return undefined
  })

const present = ({ id, name, ending, createdAt, usedAt }: store.AccessKeyRow): AccessKey => ({
  ...{ _id: id, name, ending },
  date: createdAt.toISOString(),
  used: usedAt?.toISOString() ?? null,
})
