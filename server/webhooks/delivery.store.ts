import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SentWebhookEvent, WebhookFailure } from '#contract/webhook-events.ts'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { eraseRows, inBatches } from '../platform/personal-data.ts'
import { webhook, webhookDelivery as delivery } from './webhook.tables.ts'
import type { WebhookRow } from './webhook.store.ts'

export type DeliveryRow = typeof delivery.$inferSelect
type NewEvent = { sellerNo: number; eventId: string; type: SentWebhookEvent; body: string }

/**
 * Adds events for each webhook of their seller that sends events of their type, or for the one of this id; returns how
 * many there are. A webhook that is being removed is left out, so that its removal fails no order.
 */
export async function addDeliveries(
  tx: Executor,
  events: NewEvent[],
  only?: string,
): Promise<number> {
  const isWanted = only
    ? sql`${webhook.id} = ${only}`
    : sql`(${webhook.events} = '{}' or event.type = any(${webhook.events}))`
  const { rowCount } = await tx.execute(sql`
    insert into ${delivery} (webhook_no, event_id, type, body)
    select ${webhook.no}, event."eventId", event.type, event.body
    from json_to_recordset(${JSON.stringify(events)}::json)
      event("sellerNo" integer, "eventId" uuid, type text, body text)
    join ${webhook} on ${webhook.sellerNo} = event."sellerNo" and ${isWanted}
    for key share of ${webhook}`)
  return rowCount ?? 0
}

/** A delivery to attempt now. */
export type Claimed = {
  no: number
  eventId: string
  body: string
  attempts: number
  webhookNo: number
  webhookId: string
  url: string
  secretNo: number
  /** Whether the secret before is valid as well. */
  oldSecret: boolean
}

const isUsable = sql`exists (select from ${user} where ${user.no} = ${webhook.sellerNo}
  and ${user.suspendedAt} is null and ${user.closingAt} is null)`
const dueOf = (webhookNo: unknown) => sql`${delivery.webhookNo} = ${webhookNo}
  and ${delivery.state} = 'pending' and ${delivery.nextAt} <= now()`

/**
 * Takes one due delivery of each of some webhooks, those first that have waited longest since their last attempt. No
 * process takes another of the same webhook until the attempt is recorded, or `leaseSeconds` later, when it counts as
 * lost; so does what it sent.
 */
export async function claim(
  db: Executor,
  { slow, most, leaseSeconds }: { slow: boolean; most: number; leaseSeconds: number },
): Promise<Claimed[]> {
  const lease = sql`now() + make_interval(secs => ${leaseSeconds})`
  const { rows } = await db.execute<Claimed>(sql`
    with taken as (
      update ${webhook} set busy_until = ${lease}, attempted_at = clock_timestamp()
      where no in (
        select ${webhook.no} from ${webhook}
        where ${webhook.slow} = ${slow} and ${webhook.pausedAt} is null
          and (${webhook.busyUntil} is null or ${webhook.busyUntil} < now())
          and ${isUsable} and exists (select from ${delivery} where ${dueOf(webhook.no)})
        order by ${webhook.attemptedAt} nulls first limit ${most} for update skip locked)
      returning no, id, url, secret_no,
        coalesce(rotated_at > now() - interval '24 hours', false) old_secret
    )
    update ${delivery} set attempts = attempts + 1, next_at = ${lease}
    from taken where ${dueOf(sql`taken.no`)} and ${delivery.no} = (
      select ${delivery.no} from ${delivery} where ${dueOf(sql`taken.no`)}
      order by ${delivery.nextAt}, ${delivery.no} limit 1)
    returning ${delivery.no}::float8 no, event_id "eventId", body, attempts, webhook_no "webhookNo",
      taken.id "webhookId", url, secret_no "secretNo", old_secret "oldSecret"`)
  return rows
}

type Result = {
  status: number | null
  failure: WebhookFailure | null
  /** Where it is to be attempted again: when. */
  nextAt: Date | null
}

/** Records how an attempt ended; one that counted as lost meanwhile changes nothing. */
export async function recordAttempt(
  tx: Executor,
  { no, attempts }: Pick<Claimed, 'no' | 'attempts'>,
  { status, failure, nextAt }: Result,
): Promise<void> {
  const state = failure === null ? 'delivered' : nextAt ? 'pending' : 'failed'
  await tx
    .update(delivery)
    .set({ state, status, failure, nextAt, attemptedAt: sql`now()` })
    .where(and(eq(delivery.no, no), eq(delivery.attempts, attempts), eq(delivery.state, 'pending')))
}

/** Frees a webhook for the next attempt, and records whether the last one failed; undefined once it is removed. */
export async function recordHealth(
  tx: Executor,
  no: number,
  { failed, slow }: { failed: boolean; slow: boolean },
): Promise<WebhookRow | undefined> {
  const health = failed
    ? {
        failingSince: sql`coalesce(${webhook.failingSince}, now())`,
        failures: sql`${webhook.failures} + 1`,
      }
    : { failingSince: null, failures: 0 }
  const [row] = await tx
    .update(webhook)
    .set({ busyUntil: null, slow: failed || slow, ...health })
    .where(eq(webhook.no, no))
    .returning()
  return row
}

export async function deliveriesOf(
  db: Executor,
  webhookNo: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const of = eq(delivery.webhookNo, webhookNo)
  const [rows, [counted]] = await Promise.all([
    db.select().from(delivery).where(of).orderBy(desc(delivery.no)).offset(offset).limit(limit),
    db.select({ total: count() }).from(delivery).where(of),
  ])
  return { rows, total: counted!.total }
}

/** A delivery of one of the seller's webhooks. */
export async function findDelivery(
  db: Executor,
  sellerNo: number,
  id: string,
): Promise<{ no: number; isPaused: boolean } | undefined> {
  const [row] = await db
    .select({ no: delivery.no, isPaused: sql<boolean>`${webhook.pausedAt} is not null` })
    .from(delivery)
    .innerJoin(webhook, eq(webhook.no, delivery.webhookNo))
    .where(and(eq(delivery.id, id), eq(webhook.sellerNo, sellerNo)))
  return row
}

/** Makes a delivery due now, whatever has become of it. */
export async function makeDue(db: Executor, no: number): Promise<void> {
  await db
    .update(delivery)
    .set({ state: 'pending', nextAt: sql`now()` })
    .where(eq(delivery.no, no))
}

const REOPENED = 1_000

/** Makes due again what has failed in the last three days, the latest thousand. */
export async function reopenFailed(tx: Executor, webhookNo: number): Promise<void> {
  await tx.execute(sql`
    update ${delivery} set state = 'pending', next_at = now() where no in (
      select no from ${delivery} where ${delivery.webhookNo} = ${webhookNo}
        and ${delivery.state} = 'failed' and ${delivery.createdAt} > now() - interval '3 days'
      order by no desc limit ${REOPENED})`)
}

/** Gives up what has waited for three days, and removes what is 14 days old. */
export async function sweepDeliveries(db: NodePgDatabase): Promise<void> {
  await inBatches(
    db,
    delivery,
    sql`${delivery.state} = 'pending' and ${delivery.createdAt} < now() - interval '3 days'`,
    sql`update ${delivery} set state = 'failed', failure = 'expired', next_at = null`,
  )
  await eraseRows(
    db,
    delivery,
    sql`${delivery.state} <> 'pending' and ${delivery.createdAt} < now() - interval '14 days'`,
  )
}

/** Removes all that the webhooks of a seller have sent or were about to send. */
export const eraseDeliveries = (db: NodePgDatabase, sellerNo: number): Promise<void> =>
  eraseRows(
    db,
    delivery,
    sql`${delivery.webhookNo} in (select ${webhook.no} from ${webhook} where ${webhook.sellerNo} = ${sellerNo})`,
  )
