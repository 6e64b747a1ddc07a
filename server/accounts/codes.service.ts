import type { Client } from '../platform/api/caller.ts'
import type { Challenges } from '../platform/challenges.ts'
import type { Executor } from '../platform/db.ts'
import { enqueue } from '../platform/jobs.ts'
import { newId } from '../platform/id.ts'
import { countryOfPhone, takesSms } from '../platform/phones/phone-number.ts'
import { addressKey, networkKey } from '../platform/rate-limits-address.ts'
import type { Rule } from '../platform/rate-limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { Language } from '#contract/language.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import * as store from './code.store.ts'
import { parseIdentity, type Identity } from './identity.ts'
import {
  attemptsOfAddress,
  codesOfAddress,
  codesOfDevice,
  easyCodesOfAddress,
  easyCodesOfAll,
  easyCodesOfIdentity,
  easyCodesOfRange,
  guessesOfAddress,
  notesOfSms,
  repeatedSmsOfNetwork,
  SMS_SHARE_OF_NETWORK,
  smsOfKnownDevices,
} from './limits.ts'
import { knownDevices } from './known-devices.ts'
import { newSecret, secretHash } from './secrets.ts'
import { byIdentity } from './user.store.ts'

export const sendCodeTask = 'send-code'
// As long as the proofs themselves.
const DRAFT_SECONDS = 3 * 3600

// Of the day's SMS. The rest is for networks that have had none and for known devices, half of it also
// for repeats.
const OPEN_SMS = 0.6
const REPEATED_SMS = 0.8
// "+97150123": a hundred thousand numbers, such as those whom sending to them pays buy by the block.
const RANGE_LENGTH = 9

type Request = { client: Client; language: Language; solution: string | undefined }
/** `account` is its id where the device is known to it. */
type TextRequest = store.Requester & {
  identity: Identity
  client: Client
  account: string | undefined
}

/** One-time codes: asked for, entered, and what they prove. */
export type CodesService = ReturnType<typeof codesService>

export function codesService(
  deps: AccountDeps,
  { challenges, log }: { challenges: Challenges; log: (message: string, error?: unknown) => void },
) {
  const { db, hasher, limits, signer, smsCountries, smsPerDay } = deps
  const devices = knownDevices(signer)

  const objectionTo = ({ channel, value }: Identity): Refusal | undefined => {
    if (channel === 'email') return undefined
    const country = countryOfPhone(value)
    if (!country || !smsCountries.includes(country)) return refuse('phone.country')
    return takesSms(value) ? undefined : refuse('phone.not_mobile')
  }

  /** What strangers do to an identity doesn't count for a device on which its owner has logged in. */
  const mayAsk = async (identity: Identity, { client, solution }: Request, device?: string) => {
    if (device) return limits.take(codesOfDevice, device)
    const easy = [[easyCodesOfAddress, client.address], ...easyForAll(identity)] as const
    const asked = { purpose: 'code' as const, identity: identity.value, solution }
    const refused =
      (await limits.take(attemptsOfAddress, client.address)) ??
      (await challenges.require(easy, asked))
    if (refused) return refused
    const limited = await limits.take(codesOfAddress, client.address)
    if (limited) await uncount(identity)
    return limited
  }

  /** What sent nothing makes the challenges of others no harder. */
  const uncount = (identity: Identity) =>
    Promise.all(easyForAll(identity).map((count) => limits.giveBack(...count)))

  /**
   * A network has a share of the day's SMS; once the open part of them is used up, only its first one.
   * Known devices and repeats get more, limited by account and by network: of either, a stranger has few.
   */
  const mayText = async (
    tx: Executor,
    { identity, client, account, ...requester }: TextRequest,
  ): Promise<Refusal | undefined> => {
    const { all, own, next, hadOne } = await store.smsOfTheDay(tx, identity.value, requester)
    const hasShare = own < limits.widened(Math.max(5, smsPerDay * SMS_SHARE_OF_NETWORK))
    const most = own === 0 ? smsPerDay : Math.max(1, smsPerDay * OPEN_SMS)
    if (all < most && hasShare) return undefined
    if (all < smsPerDay && account && !(await limits.take(smsOfKnownDevices, account)))
      return undefined
    const mayRepeat = hadOne && hasShare && all < smsPerDay * REPEATED_SMS
    if (mayRepeat && !(await limits.take(repeatedSmsOfNetwork, networkKey(client.address))))
      return undefined
    if (all >= most && !(await limits.take(notesOfSms, 'all'))) {
      const which = all >= smsPerDay ? 'the day’s SMS with codes are' : 'the open share of them is'
      log(`${all} of ${smsPerDay} SMS in 24 hours: ${which} used up (SMS_PER_DAY)`)
      await audit(tx, 'sms.spent', client, { facts: { sent: all, most: smsPerDay } })
    }
    limits.onLimited('sms-day')
    return refuse('code.no_sms', undefined, { retryAfter: Math.max(60, next) })
  }

  const mayTry = (client: Client) => limits.take(guessesOfAddress, client.address)

  /** Uses up the code of an identity; anything but the right one is the same refusal. */
  const enter = async (
    identify: string,
    code: string,
    client: Client,
  ): Promise<Identity | Refusal> => {
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

  return {
    /** Has a code sent, without a word on whether the identity has an account. */
    async send(identity: Identity, request: Request): Promise<Refusal | undefined> {
      const { client, language } = request
      const objection = objectionTo(identity)
      if (objection) return objection
      const owner = await byIdentity(db, identity.value)
      const device = devices.deviceOf(client, owner)
      const limited = await mayAsk(identity, request, device)
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
        const spent = identity.channel === 'sms' ? await mayText(tx, asked) : undefined
        if (spent) return spent
        const id = newId()
        const isTrusted = device !== undefined
        await store.ask(tx, identity, { id, requester, network, today, isTrusted })
        await enqueue(tx, sendCodeTask, { id, language })
        await audit(tx, 'code.sent', client, { identity: identity.value })
        if (draft && client.browser) client.setCookie('draft', draft, DRAFT_SECONDS)
        return undefined
      })
      if (refused && !device) await uncount(identity)
      return refused
    },

    mayTry,
    enter,

    /** Limits, and then the code itself. */
    async take(identify: string, code: string, client: Client): Promise<Identity | Refusal> {
      return (await mayTry(client)) ?? enter(identify, code, client)
    },

    /** Turns an identity that was proven into a ticket for one sign-up, and marks the draft's browser. */
    async prove(
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
    },
  }
}

/** What a code for an identity counts as beside its address, whoever asks for it. */
const easyForAll = ({ channel, value }: Identity): (readonly [Rule, string])[] => [
  [easyCodesOfIdentity, value],
  [easyCodesOfAll, 'all'],
  ...(channel === 'sms' ? [[easyCodesOfRange, value.slice(0, RANGE_LENGTH)] as const] : []),
]

/** Digits as any keyboard of ours writes them, without the blanks that copying brings. */
const latinDigits = (code: string) =>
  code
    .replace(/\s/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
