import type { Client } from '../platform/api/caller.ts'
import { addressKey } from '../platform/rate-limits-address.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import * as store from './code.store.ts'
import { parseIdentity, type Identity } from './identity.ts'
import { guessesOfAddress } from './limits.ts'
import { newSecret, secretHash } from './secrets.ts'
import { DRAFT_SECONDS } from './send-code.ts'
import { byIdentity } from './user.store.ts'

type Deps = Pick<AccountDeps, 'db' | 'hasher' | 'limits'>

export const mayEnterCode = ({ limits }: Pick<Deps, 'limits'>, client: Client) =>
  limits.take(guessesOfAddress, client.address)

/** Uses up the code of an identity; anything but the right one is the same refusal. */
export async function enterCode(
  { db, hasher }: Pick<Deps, 'db' | 'hasher'>,
  identify: string,
  code: string,
  client: Client,
): Promise<Identity | Refusal> {
  const identity = parseIdentity(identify)
  const draft = client.cookie('draft')
  const by = {
    draft: draft === undefined ? undefined : secretHash(draft),
    address: secretHash(addressKey(client.address)),
  }
  const tried = identity && (await store.countTry(db, identity.value, by))
  const matches = tried ? await hasher.codeMatches(tried.hash, latinDigits(code)) : false
  if (matches instanceof Refusal) return matches
  const right = matches && (await store.use(db, tried!.id))
  const event = right ? 'code.verified' : 'code.refused'
  await audit(db, event, client, { identity: identity?.value ?? identify })
  return right ? identity! : refuse('code.wrong')
}

/** Limits, and then the code itself. */
export const takeCode = async (
  deps: Deps,
  identify: string,
  code: string,
  client: Client,
): Promise<Identity | Refusal> =>
  (await mayEnterCode(deps, client)) ?? enterCode(deps, identify, code, client)

/** Turns an identity that was proven into a ticket for one sign-up, and gives the browser its draft. */
export async function proveIdentity(
  { db }: Pick<Deps, 'db'>,
  identity: Identity,
  client: Client,
): Promise<{ ticket: string; registered: boolean }> {
  const ticket = newSecret()
  const draft = client.cookie('draft') ?? newSecret()
  client.setCookie('draft', draft, DRAFT_SECONDS)
  await store.insertProof(db, {
    ticketHash: secretHash(ticket),
    draftHash: secretHash(draft),
    identity: identity.value,
  })
  return { ticket, registered: (await byIdentity(db, identity.value)) !== undefined }
}

/** Digits as any keyboard of ours writes them, without the blanks that copying brings. */
const latinDigits = (code: string) =>
  code
    .replace(/\s/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
