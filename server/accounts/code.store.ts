import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import type { Identity } from './identity.ts'
import { identityProof, oneTimeCode } from './one-time-code.tables.ts'

const MOST_TRIES = 5
// How long until the next code for one identity, and how many at most.
const limit = { seconds: 60, perHour: 5, perDay: 10 }

/** Makes the requests for one identity wait for one another, until the transaction ends. */
export async function lockIdentity(db: Executor, identity: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identity}, 5))`)
}

/** Seconds until another code may be asked for; 0 when that is now. */
export async function secondsUntilNext(db: Executor, identity: string): Promise<number> {
  const { seconds, perHour, perDay } = limit
  const { rows } = await db.execute<{ wait: number }>(sql`
    with sent as (
      select created_at at, row_number() over (order by created_at desc) nth from one_time_code
      where identity = ${identity} and created_at > now() - interval '1 day')
    select greatest(0, ceil(extract(epoch from max(case nth
      when 1 then at + make_interval(secs => ${seconds})
      when ${perHour} then at + interval '1 hour'
      when ${perDay} then at + interval '1 day' end) - now())))::int wait from sent`)
  return rows[0]?.wait ?? 0
}

/** How many SMS were asked for in the last 24 hours, for everybody. */
export async function smsOfTheDay(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int count
    from one_time_code where channel = 'sms' and created_at > now() - interval '1 day'`)
  return rows[0]!.count
}

/** A code to be sent takes the place of those before it. */
export async function ask(db: Executor, id: string, identity: Identity): Promise<void> {
  await db
    .update(oneTimeCode)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(oneTimeCode.identity, identity.value), isNull(oneTimeCode.usedAt)))
  await db.insert(oneTimeCode).values({ id, identity: identity.value, channel: identity.channel })
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
    .set({ hash, tries: 0, expiresAt: sql`now() + interval '5 minutes'` })
    .where(eq(oneTimeCode.id, id))
}

/**
 * Counts a try before it is looked at, in one statement, so that of many at once only five are
 * looked at. Undefined when there is no code to be tried.
 */
export async function countTry(
  db: Executor,
  identity: string,
): Promise<{ id: string; hash: string } | undefined> {
  const [row] = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(
      and(
        eq(oneTimeCode.identity, identity),
        isNull(oneTimeCode.usedAt),
        isNotNull(oneTimeCode.hash),
        gt(oneTimeCode.expiresAt, sql`now()`),
        lt(oneTimeCode.tries, MOST_TRIES),
      ),
    )
    .returning({ id: oneTimeCode.id, hash: oneTimeCode.hash })
  return row && { id: row.id, hash: row.hash! }
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
