import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import type { Identity } from './identity.ts'
import { identityProof, oneTimeCode } from './one-time-code.tables.ts'

// How long until the next code for one identity from one network, and how many at most.
const limit = { seconds: 60, perHour: 5, perDay: 10 }

// Of the codes for one identity in 24 hours, wherever they are asked for from, the first have five tries
// of who asked and one of anybody else, the others one: 5 × 6 + 20 = 50 guesses in a million.
const most = { perDay: 25, withAllTries: 5, tries: 5 }
// The last are for networks that have asked for none.
const OPEN_TO_ALL = 15

/** Who asks for a code or enters one, as hashes. */
export type Requester = { requester: string; network: string }

/** Makes the requests for one identity wait for one another, until the transaction ends. */
export async function lockIdentity(db: Executor, identity: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identity}, 5))`)
}

/** Until when an identity has to wait (seconds; 0 when it needn't), and its codes of the last 24 hours. */
export type Asked = { wait: number; today: number }

/** What one network may still ask for; one that somebody else fills up only has fewer tries. */
export async function askedFor(db: Executor, identity: string, network: string): Promise<Asked> {
  const { seconds, perHour, perDay } = limit
  const { rows } = await db.execute<Asked & { isKnown: boolean; next: number }>(sql`
    with sent as (
      select created_at at, network = ${network} own,
        row_number() over (partition by network = ${network} order by created_at desc) nth
      from ${oneTimeCode}
      where identity = ${identity} and created_at > now() - interval '1 day')
    select greatest(0, ceil(extract(epoch from max(case when own then case nth
        when 1 then at + make_interval(secs => ${seconds})
        when ${perHour} then at + interval '1 hour'
        when ${perDay} then at + interval '1 day' end end) - now())))::int wait,
      count(*)::int today,
      coalesce(bool_or(own), false) "isKnown",
      ceil(extract(epoch from min(at) + interval '1 day' - now()))::int next
    from sent`)
  const { wait, today, isKnown, next } = rows[0]!
  const isFull = today >= (isKnown ? OPEN_TO_ALL : most.perDay)
  return { wait: Math.max(wait ?? 0, isFull ? next : 0), today }
}

/** SMS asked for in the last 24 hours, in total and from one network, and seconds until one falls out. */
export type SmsOfTheDay = {
  all: number
  own: number
  next: number
  /** Whether the number has had exactly one SMS: in total, or at the request of this client. */
  hadOne: boolean
}

export async function smsOfTheDay(
  db: Executor,
  identity: string,
  { requester, network }: Requester,
): Promise<SmsOfTheDay> {
  const { rows } = await db.execute<SmsOfTheDay>(sql`
    select count(*)::int "all", count(*) filter (where network = ${network})::int own,
      coalesce(ceil(extract(epoch from min(created_at) + interval '1 day' - now())), 0)::int next,
      1 in (count(*) filter (where identity = ${identity}),
        count(*) filter (where identity = ${identity} and requester = ${requester})) "hadOne"
    from ${oneTimeCode} where channel = 'sms' and created_at > now() - interval '1 day'`)
  return rows[0]!
}

/** A code to be sent takes the place of those before it that the same client asked for. */
export async function ask(
  db: Executor,
  { value: identity, channel }: Identity,
  code: Requester & { id: string; today: number; isTrusted: boolean },
): Promise<void> {
  const { id, requester, network, today, isTrusted } = code
  await db
    .update(oneTimeCode)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(oneTimeCode.identity, identity),
        eq(oneTimeCode.requester, requester),
        isNull(oneTimeCode.usedAt),
      ),
    )
  const hasAllTries = today < most.withAllTries
  await db.insert(oneTimeCode).values({
    ...{ id, identity, channel, requester, network },
    triesLeft: hasAllTries || isTrusted ? most.tries : 1,
    otherTriesLeft: hasAllTries ? 1 : 0,
  })
}

/** The code to send, unless another has taken its place. */
export async function toSend(db: Executor, id: string): Promise<Identity | undefined> {
  const [row] = await db
    .select({ channel: oneTimeCode.channel, value: oneTimeCode.identity })
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.id, id),
        isNull(oneTimeCode.usedAt),
        sql`(${oneTimeCode.expiresAt} is null or ${oneTimeCode.expiresAt} > now())`,
      ),
    )
  return row
}

/** From now on the code can be entered. */
export async function arm(db: Executor, id: string, hash: string): Promise<void> {
  await db
    .update(oneTimeCode)
    .set({ hash, expiresAt: sql`now() + interval '5 minutes'` })
    .where(eq(oneTimeCode.id, id))
}

/**
 * Counts a try before it is looked at, in one statement, so that of many at once no more are looked at
 * than are allowed. It is that of the code which this cookie asked for, or else this address, or else of
 * the newest, where all others together have a try. Undefined when there is no code to be tried.
 */
export async function countTry(
  db: Executor,
  identity: string,
  by: { draft: string | undefined; address: string },
): Promise<{ id: string; hash: string } | undefined> {
  const code = oneTimeCode
  // A draft's cookie comes first: others may be behind the same address.
  const rank = sql`case ${code.requester} when ${by.draft ?? null} then 2 when ${by.address} then 1 else 0 end`
  const { rows } = await db.execute<{ id: string; hash: string }>(sql`
    with live as (
      select ${code.id}, ${rank} > 0 own from ${code}
      where ${code.identity} = ${identity} and ${code.usedAt} is null
        and ${code.hash} is not null and ${code.expiresAt} > now()
        and case when ${rank} > 0 then ${code.triesLeft} else ${code.otherTriesLeft} end > 0
      order by ${rank} desc, ${code.createdAt} desc limit 1)
    update ${code} set
      tries_left = ${code.triesLeft} - live.own::int,
      other_tries_left = ${code.otherTriesLeft} - (not live.own)::int
    from live
    where ${code.id} = live.id and ${code.usedAt} is null
      and case when live.own then ${code.triesLeft} else ${code.otherTriesLeft} end > 0
    returning ${code.id}, ${code.hash}`)
  return rows[0]
}

/** Uses a code up; false when somebody was faster. */
export async function use(db: Executor, id: string): Promise<boolean> {
  const used = await db
    .update(oneTimeCode)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeCode.id, id), isNull(oneTimeCode.usedAt)))
    .returning({ id: oneTimeCode.id })
  return used.length > 0
}

type Proof = { ticketHash: string; draftHash: string | null; identity: string }

export async function insertProof(db: Executor, proof: Proof): Promise<void> {
  await db.insert(identityProof).values({ ...proof, expiresAt: sql`now() + interval '3 hours'` })
}

type Shown = { ticketHash: string | undefined; draftHash: string | undefined }

/** The proof that a ticket or a draft's cookie gives of an identity; undefined when neither does. */
export async function findProof(
  db: Executor,
  identity: string,
  { ticketHash, draftHash }: Shown,
): Promise<string | undefined> {
  const [row] = await db
    .select({ ticketHash: identityProof.ticketHash })
    .from(identityProof)
    .where(
      and(
        eq(identityProof.identity, identity),
        isNull(identityProof.usedAt),
        gt(identityProof.expiresAt, sql`now()`),
        sql`(${identityProof.ticketHash} = ${ticketHash ?? null}
          or ${identityProof.draftHash} = ${draftHash ?? null})`,
      ),
    )
    .limit(1)
  return row?.ticketHash
}

/** Uses a proof up; false when it was used meanwhile. */
export async function useProof(db: Executor, ticketHash: string): Promise<boolean> {
  const used = await db
    .update(identityProof)
    .set({ usedAt: sql`now()` })
    .where(and(eq(identityProof.ticketHash, ticketHash), isNull(identityProof.usedAt)))
    .returning({ ticketHash: identityProof.ticketHash })
  return used.length > 0
}

/** Codes are kept for as long as they count for the limits, proofs until they end. */
export async function removeOld(db: Executor): Promise<void> {
  await db.delete(oneTimeCode).where(lt(oneTimeCode.createdAt, sql`now() - interval '2 days'`))
  await db.delete(identityProof).where(lt(identityProof.expiresAt, sql`now()`))
}
