import type { Client } from '../platform/api/caller.ts'
import { enqueue } from '../platform/jobs.ts'
import { newId } from '../platform/id.ts'
import { countryOfPhone, takesSms } from '../platform/phones/phone-number.ts'
import { addressKey } from '../platform/rate-limits-address.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { Language } from '#contract/language.ts'
import type { AccountParts } from './account-parts.ts'
import { audit } from './audited.ts'
import * as store from './code.store.ts'
import { parseIdentity, type Identity } from './identity.ts'
import { codesOfAddress, guessesOfAddress, guessesOfIdentity } from './limits.ts'
import { newSecret, secretHash } from './secrets.ts'
import { byIdentity } from './user.store.ts'

export const sendCodeTask = 'send-code'
// As long as the proofs themselves.
const DRAFT_SECONDS = 3 * 3600

/** One-time codes: asked for, entered, and what they prove. */
export type CodesService = ReturnType<typeof codesService>

export function codesService({ db, hasher, limits, smsCountries, smsPerDay }: AccountParts) {
  const objectionTo = ({ channel, value }: Identity): Refusal | undefined => {
    if (channel === 'email') return undefined
    const country = countryOfPhone(value)
    if (!country || !smsCountries.includes(country)) return refuse('phone.country')
    return takesSms(value) ? undefined : refuse('phone.not_mobile')
  }

  const mayTry = (identify: string, client: Client) =>
    limits.takeAll([
      [guessesOfAddress, addressKey(client.address)],
      [guessesOfIdentity, parseIdentity(identify)?.value ?? identify],
    ])

  /** Uses up the code of an identity; anything but the right one is the same refusal. */
  const enter = async (
    identify: string,
    code: string,
    client: Client,
  ): Promise<Identity | Refusal> => {
    const identity = parseIdentity(identify)
    const tried = identity && (await store.countTry(db, identity.value))
    const matches = tried ? await hasher.codeMatches(tried.hash, latinDigits(code)) : false
    if (matches instanceof Refusal) return matches
    const right = matches && (await store.use(db, tried!.id))
    const event = right ? 'code.verified' : 'code.refused'
    await audit(db, event, client, { identity: identity?.value ?? identify })
    return right ? identity! : refuse('code.wrong')
  }

  return {
    /** Has a code sent, without a word on whether the identity has an account. */
    async send(
      identity: Identity,
      client: Client,
      language: Language,
    ): Promise<Refusal | undefined> {
      const objection =
        objectionTo(identity) ?? (await limits.take(codesOfAddress, addressKey(client.address)))
      if (objection) return objection
      return db.transaction(async (tx) => {
        await store.lockIdentity(tx, identity.value)
        const wait = await store.secondsUntilNext(tx, identity.value)
        if (wait > 0) return refuse('server.limited', undefined, { retryAfter: wait })
        if (identity.channel === 'sms' && (await store.smsOfTheDay(tx)) >= smsPerDay)
          return refuse('server.limited', undefined, { retryAfter: 3600 })
        const id = newId()
        await store.ask(tx, id, identity)
        await enqueue(tx, sendCodeTask, { id, language })
        await audit(tx, 'code.sent', client, { identity: identity.value })
        return undefined
      })
    },

    mayTry,
    enter,

    /** Limits, and then the code itself. */
    async take(identify: string, code: string, client: Client): Promise<Identity | Refusal> {
      return (await mayTry(identify, client)) ?? enter(identify, code, client)
    },

    /** Turns an identity that was proven into a ticket for one sign-up, and marks the draft's browser. */
    async prove(
      identity: Identity,
      client: Client,
    ): Promise<{ ticket: string; registered: boolean }> {
      const ticket = newSecret()
      const draft = client.cookie('draft') ?? newSecret()
      client.keep('draft', draft, DRAFT_SECONDS)
      await store.insertProof(db, {
        ticketHash: secretHash(ticket),
        draftHash: secretHash(draft),
        identity: identity.value,
      })
      return { ticket, registered: (await byIdentity(db, identity.value)) !== undefined }
    },
  }
}

/** Digits as any keyboard of ours writes them, without the blanks that copying brings. */
const latinDigits = (code: string) =>
  code
    .replace(/\s/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
