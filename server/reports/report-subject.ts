import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { reportsOfAccount, reportsOfAddress } from './limits.ts'
import * as store from './report.store.ts'
import type { ReportsDeps } from './reports-deps.ts'

type By = { caller: Caller | undefined; client: Client }

/** Takes a report of a listing or company from anyone. */
export async function reportSubject(
  { db, limits }: Pick<ReportsDeps, 'db' | 'limits'>,
  { kind, id, reason, note, website }: ParsedInputOf<'reportSubject'>,
  { caller, client }: By,
): Promise<ReplyOf<'reportSubject'> | Refusal> {
  const limited =
    (await limits.take(reportsOfAddress, client.address)) ??
    (caller && (await limits.take(reportsOfAccount, caller.id)))
  if (limited) return limited
  // Only bots fill in this field; they get a reply that looks like success.
  if (website) return { message: 'success' }
  const subject = await publicSubject(db, { kind, id })
  if (subject instanceof Refusal) return subject
  if (subject.sellerNo === caller?.no) return refuse('report.own')
  // More of them say nothing new, and from many addresses they would fill the table.
  if (!caller && (await store.isReportedByVisitors(db, subject))) return { message: 'success' }
  const fields = { reporterNo: caller?.no ?? null, reason, note }
  if (!(await store.insert(db, subject, fields))) return refuse('report.exists')
  return { message: 'success' }
}

/** What a report would be about, so that a visitor can check it before reporting. */
export async function getSubjectToReport(
  { db }: Pick<ReportsDeps, 'db'>,
  input: ParsedInputOf<'getSubjectToReport'>,
): Promise<ReplyOf<'getSubjectToReport'> | Refusal> {
  const subject = await publicSubject(db, input)
  if (subject instanceof Refusal) return subject
  const { partName, sku, company } = subject
  return { name: partName ?? company, sku, company }
}

async function publicSubject(
  db: ReportsDeps['db'],
  { kind, id }: ParsedInputOf<'getSubjectToReport'>,
): Promise<store.Subject | Refusal> {
  const subject = await store.subjectById(db, kind, id)
  if (subject && isPublic(subject)) return subject
  return refuse(kind === 'listing' ? 'listing.not_found' : 'seller.not_found')
}

/** What visitors can see: a listing on offer, a company that is shown. */
const isPublic = ({ isShown, status }: store.Subject) =>
  isShown && (status === null || status === 'active')
