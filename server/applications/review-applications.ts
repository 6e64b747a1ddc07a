import type { List, ParsedInputOf } from '#contract/api.ts'
import type { Application, ApplicationInList } from '#contract/applications.ts'
import { needsReason, type SellerEvent } from '#contract/seller-status.ts'
import { recordStep } from '../platform/audit.ts'
import type { Executor } from '../platform/db.ts'
import { offsetOf } from '../platform/paging.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { uaeDay } from '../platform/uae-day.ts'
import { presentApplication, presentInList } from './application.present.ts'
import * as store from './application.store.ts'
import type { ApplicationsDeps, By } from './applications-deps.ts'
import { endChange } from './changed-licences.ts'
import { formHash } from './form-hash.ts'
import { ofSeller as formerLicenceOf } from './former-licence.store.ts'
import { formerDuplicates } from './former-sellers.ts'
import { stepsOfOperator } from './limits.ts'
import { mailboxOf } from '../platform/mailbox.ts'
import { hasValidLicence } from './own-application.ts'
import { operatorBy } from './operator.store.ts'
import { alignAfter, takeSellerStep } from './take-seller-step.ts'

// The operator's side of applications. Every look at one, and every step, is in the audit log.

export async function getApplications(
  { db }: ApplicationsDeps,
  { view, ...page }: ParsedInputOf<'getApplications'>,
  by: By,
): Promise<List<ApplicationInList>> {
  const today = uaeDay(new Date())
  const { rows, total } = await store.page(db, view, { today, ...offsetOf(page) })
  if (rows.length > 0) await recordStep(db, 'application.listed', by, null)
  return { items: rows.map(presentInList), total }
}

export async function getApplication(
  deps: ApplicationsDeps,
  { id }: { id: string },
  by: By,
): Promise<Application | Refusal> {
  const row = await store.byId(deps.db, id)
  if (!row) return refuse('application.not_found')
  await recordStep(deps.db, 'application.read', by, row.id)
  return present(deps, row)
}

async function present(
  { db, signer }: ApplicationsDeps,
  row: store.CompanyRow,
): Promise<Application> {
  const [history, document, listings, formerLicence, duplicates, former] = await Promise.all([
    store.history(db, row.no),
    row.documentId === null ? undefined : store.documentOf(db, row.documentId),
    store.countListings(db, row.no),
    formerLicenceOf(db, row.no),
    store.duplicates(db, row),
    formerDuplicates(db, signer, row),
  ])
  return presentApplication(row, {
    history,
    document,
    listings,
    formerLicence,
    duplicates,
    former,
  })
}

type Step = {
  id: string
  event: SellerEvent
  note?: string | undefined
  seen: number
  form?: string | undefined
}

export const stepApplication = (
  deps: ApplicationsDeps,
  step: ParsedInputOf<'stepApplication'>,
  by: By,
): Promise<Application | Refusal> => takeStep(deps, step, by)

export const suspendSeller = (
  deps: ApplicationsDeps,
  { reason: note, ...rest }: ParsedInputOf<'suspendSeller'>,
  by: By,
): Promise<Application | Refusal> => takeStep(deps, { ...rest, note, event: 'suspend' }, by)

/** Takes a step of what the operator has seen; refused where a colleague or the company was faster. */
async function takeStep(
  deps: ApplicationsDeps,
  { id, event, note, seen, form }: Step,
  by: By,
): Promise<Application | Refusal> {
  const limited = await deps.limits.take(stepsOfOperator, by.caller.id)
  if (limited) return limited
  if (needsReason(event) && !note) return refuse('input.invalid', { note: 'field.required' })
  const outcome = await deps.db.transaction(async (tx) => {
    const row = await store.lock(tx, id)
    if (!row) return refuse('application.not_found')
    if (row.seen !== seen) return refuse('application.changed')
    if (await isOwn(tx, row, by)) return refuse('application.own')
    const accepts =
      (event === 'approve' && row.status === 'in_review') || event === 'confirm-licence'
    // A company can edit its form meanwhile; what nobody has read isn't accepted.
    if (accepts && form !== formHash(row)) return refuse('application.changed')
    if (accepts && !hasValidLicence(row)) return refuse('application.licence')
    const isConfirmed = event === 'confirm-licence' && row.status === 'approved'
    const nothingChanged = isConfirmed ? await endChange(deps, tx, row) : undefined
    if (nothingChanged) return nothingChanged
    const operatorNo = by.caller.no
    const taken = await takeSellerStep(deps, tx, row, { event, by: 'operator', operatorNo, note })
    if (taken instanceof Refusal) return taken
    await recordStep(tx, `application.${event}`, by, row.id)
    return { row, change: taken.change }
  })
  if (outcome instanceof Refusal) return outcome
  await alignAfter(deps, outcome.row, outcome.change)
  return present(deps, (await store.byId(deps.db, id)) ?? outcome.row)
}

/** Whether the company is the operator's own: operators can't sell, but may have another address. */
async function isOwn(tx: Executor, row: store.CompanyRow, { caller }: By): Promise<boolean> {
  const own = await operatorBy(tx, caller.no)
  return mailboxOf(own.email) === mailboxOf(row.email) || own.phone === row.phone
}
