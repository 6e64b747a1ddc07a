import type { List, ParsedInputOf } from '#contract/api.ts'
import type { SubjectKind } from '#contract/report-options.ts'
import type { ReportedInList, ReportedSubject } from '#contract/subject-reports.ts'
import { recordStep } from '../platform/audit.ts'
import type { Executor } from '../platform/db.ts'
import { offsetOf } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { stepsOfOperator } from './limits.ts'
import { presentInList, presentSubject } from './report.present.ts'
import * as store from './report.store.ts'
import type { By, ReportsDeps } from './reports-deps.ts'

// The operator's side of reported listings and companies. Every look at one, and every step, is in the audit log.

export async function getReportedSubjects(
  { db }: ReportsDeps,
  { state, ...page }: ParsedInputOf<'getReportedSubjects'>,
  by: By,
): Promise<List<ReportedInList>> {
  const { rows, total } = await store.page(db, { state, ...offsetOf(page) })
  if (rows.length > 0) await recordStep(db, 'listing_report.listed', by, null)
  return { items: rows.map(presentInList), total }
}

export async function getReportedSubject(
  { db }: ReportsDeps,
  { kind, id }: ParsedInputOf<'getReportedSubject'>,
  by: By,
): Promise<ReportedSubject | Refusal> {
  const subject = await reported(db, kind, id)
  if (!subject) return refuse('report.not_found')
  await recordStep(db, 'listing_report.read', by, id)
  return present(db, subject)
}

export async function closeSubjectReports(
  { db, limits }: ReportsDeps,
  { kind, id, outcome, seen }: ParsedInputOf<'closeSubjectReports'>,
  by: By,
): Promise<ReportedSubject | Refusal> {
  const limited = await limits.take(stepsOfOperator, by.caller.id)
  if (limited) return limited
  return db.transaction(async (tx) => {
    const subject = await reported(tx, kind, id)
    if (!subject) return refuse('report.not_found')
    await store.close(tx, subject, { outcome, seen })
    const reply = await present(tx, subject)
    await recordStep(tx, 'listing_report.closed', by, id, { outcome })
    return reply
  })
}

/** A subject that was reported; listings can be removed or withdrawn meanwhile. */
export async function reported(
  db: Executor,
  kind: SubjectKind,
  id: string,
): Promise<store.Subject | undefined> {
  const subject = await store.subjectById(db, kind, id)
  return subject && (await store.countOf(db, subject)).seen > 0 ? subject : undefined
}

export async function present(db: Executor, subject: store.Subject): Promise<ReportedSubject> {
  const [counted, reports, hidden] = [
    await store.countOf(db, subject),
    await store.reportsOf(db, subject),
    await store.hiddenOf(db, subject),
  ]
  return presentSubject(subject, { ...counted, reports, hidden })
}
