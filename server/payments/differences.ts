import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import { orderNumber } from '#contract/order-status.ts'
import type { Difference } from '#contract/operator-money.ts'
import { recordAudit } from '../platform/audit.ts'
import { offsetOf } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import * as store from './difference.store.ts'
import type { OperatorBy, PaymentsDeps } from './payments-deps.ts'

// Where the provider of card payments has something else than the books, for operators to look at.

type Deps = Pick<PaymentsDeps, 'db'>

export async function getDifferences(
  { db }: Deps,
  { state, ...page }: ParsedInputOf<'getDifferences'>,
): Promise<List<Difference>> {
  const { rows, total } = await store.page(db, { state, ...offsetOf(page) })
  const notes = Map.groupBy(
    await store.notesOf(
      db,
      rows.map(({ paymentNo }) => paymentNo),
    ),
    keyOf,
  )
  return { items: rows.map((row) => present(row, notes.get(keyOf(row)) ?? [])), total }
}

/** Ends a difference with the reason why it stays; refused where its figures aren't those that the caller has seen. */
export async function explainDifference(
  { db }: Deps,
  { payment, kind, ours, theirs, reason }: ParsedInputOf<'explainDifference'>,
  { caller, client: { address, agent } }: OperatorBy,
): Promise<ReplyOf<'explainDifference'> | Refusal> {
  return db.transaction(async (tx) => {
    const row = await store.lock(tx, payment, kind)
    if (!row) return refuse('difference.not_found')
    const isSeen = shown(row.ours) === ours && shown(row.theirs) === theirs
    if (row.endedAt || !isSeen) return refuse('difference.changed')
    await store.addNote(tx, row, { reason, authorNo: caller.no })
    const facts = { payment, kind }
    await recordAudit(tx, {
      event: 'difference.explained',
      actor: caller.id,
      address,
      agent,
      facts,
    })
    return { message: 'success' as const }
  })
}

const keyOf = ({ paymentNo, kind }: { paymentNo: number; kind: string }) => `${paymentNo} ${kind}`

/** What is stored in fils is shown in dirhams; the rest are states and currencies. */
const shown = (figure: string): string =>
  /^\d+$/.test(figure) ? toDirhams(Number(figure) as Fils).toFixed(2) : figure

type Notes = Awaited<ReturnType<typeof store.notesOf>>

const present = (row: store.DifferenceRow, notes: Notes): Difference => ({
  ...{ payment: row.payment, kind: row.kind, ours: shown(row.ours), theirs: shown(row.theirs) },
  ...{ number: orderNumber(row.orderNo), provider: row.provider, provider_id: row.providerId },
  ...{ date: row.foundAt.toISOString(), closed: row.endedAt?.toISOString() ?? null },
  explained: row.isExplained,
  notes: notes.map(({ by, reason, ours, theirs, at }) => ({
    ...{ by, reason, ours: shown(ours), theirs: shown(theirs), date: at.toISOString() },
  })),
})
