import { and, asc, count, desc, eq, isNotNull, isNull, min, notInArray, sql } from 'drizzle-orm'
import type { CardDifference } from '#contract/money-kinds.ts'
import type { QueueState } from '#contract/operator-roles.ts'
import { personName } from '../accounts/person-name.tables.ts'
import { boundedCount } from '../platform/bounded-count.ts'
import type { Executor } from '../platform/db.ts'
import type { QueueFigures } from '../platform/feature.ts'
import { cardDifference as row, cardDifferenceNote as note, cardPayment } from './card.tables.ts'

export type Difference = { kind: CardDifference; ours: string; theirs: string }

const isIn = (state: QueueState) =>
  state === 'open' ? isNull(row.endedAt) : isNotNull(row.endedAt)

/** Stores what differs of a payment now, and ends what doesn't any more. */
export async function setDifferences(
  tx: Executor,
  paymentNo: number,
  found: Difference[],
): Promise<void> {
  const kinds = found.map(({ kind }) => kind)
  await tx
    .update(row)
    .set({ endedAt: sql`coalesce(${row.endedAt}, now())`, isExplained: false })
    .where(
      and(
        eq(row.paymentNo, paymentNo),
        kinds.length > 0 ? notInArray(row.kind, kinds) : undefined,
        sql`(${row.endedAt} is null or ${row.isExplained})`,
      ),
    )
  for (const each of found) await addDifference(tx, paymentNo, each)
}

/** Stores that something differs. What an operator explained stays so while its figures stay; else it is open again. */
export async function addDifference(
  tx: Executor,
  paymentNo: number,
  found: Difference,
): Promise<void> {
  const isSame = sql`${row}.is_explained and ${row}.ours = excluded.ours and ${row}.theirs = excluded.theirs`
  const stays = sql`${row}.ended_at is null or ${isSame}`
  await tx
    .insert(row)
    .values({ ...found, paymentNo })
    .onConflictDoUpdate({
      target: [row.paymentNo, row.kind],
      set: {
        ...{ ours: sql`excluded.ours`, theirs: sql`excluded.theirs`, isExplained: isSame },
        foundAt: sql`case when ${stays} then ${row}.found_at else now() end`,
        endedAt: sql`case when ${isSame} then ${row}.ended_at end`,
      },
    })
}

const columns = {
  ...{ paymentNo: row.paymentNo, payment: cardPayment.id, orderNo: cardPayment.orderNo },
  ...{ provider: cardPayment.provider, providerId: cardPayment.providerId },
  ...{ kind: row.kind, ours: row.ours, theirs: row.theirs, isExplained: row.isExplained },
  ...{ foundAt: row.foundAt, endedAt: row.endedAt },
}

export type DifferenceRow = Awaited<ReturnType<typeof page>>['rows'][number]

/** A page of a queue: open ones from the longest waiting, ended ones from the latest. */
export async function page(
  db: Executor,
  { state, offset, limit }: { state: QueueState; offset: number; limit: number },
) {
  const order =
    state === 'open'
      ? [asc(row.foundAt), asc(row.paymentNo)]
      : [desc(row.endedAt), desc(row.paymentNo)]
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(row)
      .innerJoin(cardPayment, eq(cardPayment.no, row.paymentNo))
      .where(isIn(state))
      .orderBy(...order)
      .offset(offset)
      .limit(limit),
    boundedCount(db, row, isIn(state)),
  ])
  return { rows, total }
}

export async function figures(db: Executor): Promise<QueueFigures> {
  const [waiting, [first]] = await Promise.all([
    boundedCount(db, row, isIn('open')),
    db
      .select({ oldest: min(row.foundAt) })
      .from(row)
      .where(isIn('open')),
  ])
  return { waiting, oldest: first!.oldest }
}

/** All that is open, by payment. */
export const allOpen = (db: Executor) =>
  db
    .select(columns)
    .from(row)
    .innerJoin(cardPayment, eq(cardPayment.no, row.paymentNo))
    .where(isIn('open'))
    .orderBy(asc(row.paymentNo))

export async function countOpen(db: Executor): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(row).where(isIn('open'))
  return counted!.total
}

/** A difference of a payment, by the payment's id, locked until the transaction ends. */
export async function lock(tx: Executor, payment: string, kind: CardDifference) {
  const [found] = await tx
    .select(columns)
    .from(row)
    .innerJoin(cardPayment, eq(cardPayment.no, row.paymentNo))
    .where(and(eq(cardPayment.id, payment), eq(row.kind, kind)))
    .for('no key update', { of: row })
  return found
}

export async function addNote(
  tx: Executor,
  { paymentNo, kind, ours, theirs }: Pick<DifferenceRow, 'paymentNo' | keyof Difference>,
  by: { reason: string; authorNo: number },
): Promise<void> {
  await tx.insert(note).values({ paymentNo, kind, ours, theirs, ...by })
  await tx
    .update(row)
    .set({ endedAt: sql`now()`, isExplained: true })
    .where(and(eq(row.paymentNo, paymentNo), eq(row.kind, kind)))
}

/** The notes to the differences of some payments, earliest first, with the names of who wrote them. */
export const notesOf = (db: Executor, paymentNos: number[]) =>
  paymentNos.length === 0
    ? Promise.resolve([])
    : db
        .select({
          ...{ paymentNo: note.paymentNo, kind: note.kind, ours: note.ours, theirs: note.theirs },
          ...{ reason: note.reason, at: note.at },
          by: sql<string | null>`${personName(sql`${note}.author_no`)}`,
        })
        .from(note)
        .where(sql`${note.paymentNo} in ${paymentNos}`)
        .orderBy(asc(note.no))
