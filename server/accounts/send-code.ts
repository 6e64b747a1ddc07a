import type { Language } from '#contract/language.ts'
import type { Client } from '../platform/api/caller.ts'
import { newId } from '../platform/id.ts'
import { enqueue } from '../platform/jobs.ts'
import { countryOfPhone, takesSms } from '../platform/phones/phone-number.ts'
import { addressKey, networkKey } from '../platform/rate-limits-address.ts'
import type { Rule } from '../platform/rate-limits.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import * as store from './code.store.ts'
import type { Identity } from './identity.ts'
import { knownDevices } from './known-devices.ts'
import {
  attemptsOfAddress,
  codesOfAddress,
  codesOfDevice,
  easyCodesOfAddress,
  easyCodesOfAll,
  easyCodesOfIdentity,
  easyCodesOfRange,
} from './limits.ts'
import { newSecret, secretHash } from './secrets.ts'
import { maySendSms } from './sms-limits.ts'
import { byIdentity } from './user.store.ts'

export const sendCodeTask = 'send-code'
/** As long as the proofs themselves. */
export const DRAFT_SECONDS = 3 * 3600
// "+97150123": a hundred thousand numbers, such as those whom sending to them pays buy by the block.
const RANGE_LENGTH = 9

type Request = { client: Client; language: Language; solution: string | undefined }

/** Has a code sent, without a word on whether the identity has an account. */
export async function sendCode(
  deps: AccountDeps,
  identity: Identity,
  request: Request,
): Promise<Refusal | undefined> {
  const { db, signer } = deps
  const { client, language } = request
  const objection = objectionTo(identity, deps.smsCountries)
  if (objection) return objection
  const owner = await byIdentity(db, identity.value)
  const device = knownDevices(signer).deviceOf(client, owner)
  const limited = await mayAsk(deps, identity, request, device)
  if (limited) return limited
  const draft = client.cookie('draft') ?? (client.browser ? newSecret() : undefined)
  const requester = secretHash(draft ?? addressKey(client.address))
  const network = secretHash(networkKey(client.address))
  const refused = await db.transaction(async (tx) => {
    await store.lockIdentity(tx, identity.value)
    const { wait, today } = await store.askedFor(tx, identity.value, network)
    if (wait > 0 && !device) return refuse('server.limited', undefined, { retryAfter: wait })
    const account = device && owner?.id
    const asked = { identity, client, account, requester, network }
    const spent = identity.channel === 'sms' ? await maySendSms(deps, tx, asked) : undefined
    if (spent) return spent
    const id = newId()
    const isTrusted = device !== undefined
    await store.ask(tx, identity, { id, requester, network, today, isTrusted })
    await enqueue(tx, sendCodeTask, { id, language })
    await audit(tx, 'code.sent', client, { identity: identity.value })
    if (draft && client.browser) client.setCookie('draft', draft, DRAFT_SECONDS)
    return undefined
  })
  if (refused && !device) await uncount(deps, identity)
  return refused
}

function objectionTo(
  { channel, value }: Identity,
  smsCountries: readonly string[],
): Refusal | undefined {
  if (channel === 'email') return undefined
  const country = countryOfPhone(value)
  if (!country || !smsCountries.includes(country)) return refuse('phone.country')
  return takesSms(value) ? undefined : refuse('phone.not_mobile')
}

/** What strangers do to an identity doesn't count for a device on which its owner has logged in. */
async function mayAsk(
  deps: AccountDeps,
  identity: Identity,
  { client, solution }: Request,
  device: string | undefined,
): Promise<Refusal | undefined> {
  const { limits, challenges } = deps
  if (device) return limits.take(codesOfDevice, device)
  const easy = [[easyCodesOfAddress, client.address], ...easyForAll(identity)] as const
  const asked = { purpose: 'code' as const, identity: identity.value, solution }
  const refused =
    (await limits.take(attemptsOfAddress, client.address)) ??
    (await challenges.require(easy, asked))
  if (refused) return refused
  const limited = await limits.take(codesOfAddress, client.address)
  if (limited) await uncount(deps, identity)
  return limited
}

/** What sent nothing makes the challenges of others no harder. */
const uncount = ({ limits }: AccountDeps, identity: Identity) =>
  Promise.all(easyForAll(identity).map((count) => limits.giveBack(...count)))

/** What a code for an identity counts as beside its address, whoever asks for it. */
const easyForAll = ({ channel, value }: Identity): (readonly [Rule, string])[] => [
  [easyCodesOfIdentity, value],
  [easyCodesOfAll, 'all'],
  ...(channel === 'sms' ? [[easyCodesOfRange, value.slice(0, RANGE_LENGTH)] as const] : []),
]
