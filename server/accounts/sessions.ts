import type { List } from '#contract/api.ts'
import type { Session } from '#contract/account.ts'
import type { Role } from '#contract/roles.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { addressKey } from '../platform/rate-limits-address.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { countryOf, deviceName } from './device.ts'
import { notesOfAddress } from './limits.ts'
import { companionOf, newSecret, sameSecret, secretHash } from './secrets.ts'
import * as store from './session.store.ts'

const MOST_SESSIONS = 10
const HOURS = 30 * 24
const OPERATOR_HOURS = 12
const COMPANION_SECONDS = 30 * 24 * 3600

/**
 * Signs a user in and returns the token. A browser gets the companion cookie at once. `factor`: the second
 * factor was entered just now.
 */
export async function beginSession(
  tx: Executor,
  userNo: number,
  client: Client,
  { factor, role }: { factor: boolean; role: Role },
): Promise<string> {
  const token = newSecret()
  const salt = newSecret()
  await store.insert(tx, {
    id: newId(),
    userNo,
    tokenHash: secretHash(token),
    salt,
    device: deviceName(client.agent),
    country: countryOf(client.address),
    bound: client.browser,
    ...{ factor, hours: role === 'OPERATOR' ? OPERATOR_HOURS : HOURS },
  })
  await store.endOldest(tx, userNo, MOST_SESSIONS)
  if (client.browser) client.setCookie('companion', companionOf(token, salt), COMPANION_SECONDS)
  return token
}

/**
 * Whose token this is. The first browser that shows it is bound to it by a cookie; from then on
 * the token alone opens nothing.
 */
export async function authenticateSession(
  { db, limits }: Pick<AccountDeps, 'db' | 'limits'>,
  token: string,
  client: Client,
): Promise<Caller | undefined> {
  const found = await store.byToken(db, secretHash(token))
  if (!found) return undefined
  const { session, no, id, role, operatorRole, isRecent } = found
  const companion = companionOf(token, session.salt)
  const shown = client.cookie('companion')
  const matches = shown !== undefined && sameSecret(shown, companion)
  if (session.boundAt && !matches) {
    // What was sent before the cookie arrived is answered still.
    if (!found.justBound || shown !== undefined) {
      const limited = await limits.take(notesOfAddress, `companion ${addressKey(client.address)}`)
      if (!limited) await audit(db, 'session.companion_mismatch', client, { actor: id })
      return undefined
    }
  } else if (!session.boundAt && (matches || client.browser)) {
    await store.bind(db, session.id)
    client.setCookie('companion', companion, COMPANION_SECONDS)
  }
  if (found.stale) await store.touch(db, session.id)
  const caller = { no, id, role, session: session.id, isRecent }
  return operatorRole ? { ...caller, operator: operatorRole } : caller
}

/** Which of these tokens still open something. */
export async function signedIn(db: Executor, tokens: string[]): Promise<Set<string>> {
  const byHash = new Map(tokens.map((token) => [secretHash(token), token]))
  const alive = await store.aliveOf(db, [...byHash.keys()])
  return new Set(alive.map((hash) => byHash.get(hash)!))
}

/** Gives the session in use another token, so that the old one opens nothing. */
export async function renewSession(tx: Executor, caller: Caller, client: Client): Promise<string> {
  const token = newSecret()
  const salt = await store.renew(tx, caller.session, secretHash(token))
  if (client.browser) client.setCookie('companion', companionOf(token, salt), COMPANION_SECONDS)
  return token
}

export async function getSessions(
  { db }: Pick<AccountDeps, 'db'>,
  caller: Caller,
  page: Page,
): Promise<List<Session>> {
  const found = await store.ofUser(db, caller.no, {
    current: caller.session,
    ...offsetOf(page),
  })
  return {
    items: found.rows.map((row) => ({
      _id: row.id,
      current: row.id === caller.session,
      device: row.device,
      country: row.country,
      since: row.createdAt.toISOString(),
      seen: row.seenAt.toISOString(),
    })),
    total: found.total,
  }
}

export async function endSession(
  { db }: Pick<AccountDeps, 'db'>,
  caller: Caller,
  id: string,
  client: Client,
): Promise<Refusal | undefined> {
  if (!(await store.end(db, caller.no, id))) return refuse('session.not_found')
  if (id === caller.session) client.setCookie('companion', null, 0)
  await audit(db, 'session.ended', client, { actor: caller.id })
  return undefined
}

export async function endAllSessions(
  { db }: Pick<AccountDeps, 'db'>,
  caller: Caller,
  client: Client,
): Promise<void> {
  await store.endAll(db, caller.no)
  client.setCookie('companion', null, 0)
  await audit(db, 'sessions.ended', client, { actor: caller.id })
}
