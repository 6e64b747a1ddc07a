import { randomBytes } from 'node:crypto'
import type { ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { NotificationSettings } from '#contract/notifications.ts'
import type { MailKind } from '#contract/notification-kinds.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { stopsOfAddress } from './limits.ts'
import * as store from './setting.store.ts'

/** The recipient of a mail, their language, and the link that unsubscribes them from its kind. */
export type MailTo = { to: string; language: Language; stop: string }

type Deps = { db: Executor; limits: Pick<RateLimits, 'take'> }

const switches = {
  message: 'messageEmail',
  callback: 'callbackEmail',
  price_drop: 'priceEmail',
  order: 'orderEmail',
} as const satisfies Record<MailKind, keyof NotificationSettings>

// Whoever has the link can unsubscribe, so it must not be guessable.
const newToken = () => randomBytes(32).toString('base64url')

export const getNotificationSettings = (
  { db }: Pick<Deps, 'db'>,
  { caller }: { caller: Caller },
): Promise<NotificationSettings> => store.settingsOf(db, caller.no)

export const setNotificationSettings = (
  { db }: Pick<Deps, 'db'>,
  wanted: Partial<NotificationSettings>,
  { caller }: { caller: Caller },
): Promise<NotificationSettings> => store.change(db, caller.no, wanted, newToken())

/** Unsubscribes by the link in a mail, without login; repeating it changes nothing. */
export async function unsubscribe(
  { db, limits }: Deps,
  { token, kind }: { token: string; kind: MailKind },
  { client }: { client: Client },
): Promise<ReplyOf<'unsubscribe'> | Refusal> {
  const limited = await limits.take(stopsOfAddress, client.address)
  if (limited) return limited
  const stopped = await store.switchOff(db, token, switches[kind])
  return stopped ? { message: 'success' } : refuse('unsubscribe.unknown')
}

/** The recipient; undefined when the user switched it off, or can't log in. */
export const mailTo = async (
  deps: { origin: string },
  tx: Executor,
  userNo: number,
  kind: MailKind,
): Promise<MailTo | undefined> => (await mailsTo(deps, tx, [userNo], kind)).get(userNo)

/** The recipients among some users, by their numbers: without those who switched it off or can't log in. */
export async function mailsTo(
  { origin }: { origin: string },
  tx: Executor,
  userNos: number[],
  kind: MailKind,
): Promise<Map<number, MailTo>> {
  const found = await store.reachable(tx, userNos)
  const wanting = found.filter(({ settings }) => settings[switches[kind]])
  const tokens = await store.tokensOf(
    tx,
    wanting.map(({ no }) => ({ userNo: no, stopToken: newToken() })),
  )
  return new Map(
    wanting.map(({ no, email, language }) => {
      const query = new URLSearchParams({ token: tokens.get(no)!, kind })
      return [no, { to: email, language, stop: `${origin}/unsubscribe?${query}` }]
    }),
  )
}

/** The phone for SMS about call-backs; undefined as with `mailTo`. */
export async function smsTo(
  tx: Executor,
  userNo: number,
): Promise<{ to: string; language: Language } | undefined> {
  const [found] = await store.reachable(tx, [userNo])
  return found?.settings.callbackSms ? { to: found.phone, language: found.language } : undefined
}
