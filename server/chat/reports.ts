import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { ChatReport, ReportInList } from '#contract/chat-reports.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { recordStep } from '../platform/audit.ts'
import { offsetOf } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { ChatDeps } from './chat-deps.ts'
import * as store from './report.store.ts'

// The operator's side of reported conversations. Every look at one is in the audit log.

type By = { caller: Caller; client: Client }
type Deps = Pick<ChatDeps, 'db'>

export async function getReports(
  { db }: Deps,
  { state, ...page }: ParsedInputOf<'getReports'>,
  by: By,
): Promise<List<ReportInList>> {
  const { rows, total } = await store.page(db, { state, ...offsetOf(page) })
  if (rows.length > 0) await recordStep(db, 'report.listed', by, null)
  return { items: rows.map(present), total }
}

export async function getReport(
  { db }: Deps,
  { id }: ParsedInputOf<'getReport'>,
  by: By,
): Promise<ChatReport | Refusal> {
  const row = await store.byId(db, id)
  if (!row) return refuse('report.not_found')
  await recordStep(db, 'report.read', by, id)
  const messages = await store.messagesBefore(db, row)
  return {
    ...present(row),
    listing: { sku: row.sku, name: row.partName },
    messages: messages.map(({ senderNo, body, createdAt, file }) => ({
      by: senderNo === row.reporterNo ? ('reporter' as const) : ('other' as const),
      ...{ text: body, file, date: createdAt.toISOString() },
    })),
  }
}

export async function setReportState(
  { db }: Deps,
  { id, state }: ParsedInputOf<'setReportState'>,
  by: By,
): Promise<ReplyOf<'setReportState'> | Refusal> {
  return db.transaction(async (tx) => {
    if (!(await store.setState(tx, id, state))) return refuse('report.not_found')
    await recordStep(tx, state === 'closed' ? 'report.closed' : 'report.reopened', by, id)
    return { message: 'success' as const }
  })
}

type Row = Awaited<ReturnType<typeof store.page>>['rows'][number]

const present = ({ id, by, about, createdAt, closedAt, reason, note }: Row): ReportInList => ({
  ...{ _id: id, reason, note, by: by ?? '', about: about ?? '' },
  ...{ date: createdAt.toISOString(), closed: closedAt?.toISOString() ?? null },
})
