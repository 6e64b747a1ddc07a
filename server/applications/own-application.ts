import type { OwnApplication } from '#contract/applications.ts'
import type { Executor } from '../platform/db.ts'
import { recordAudit } from '../platform/audit.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { uaeDay } from '../platform/uae-day.ts'
import * as store from './application.store.ts'
import type { ApplicationsDeps, By } from './applications-deps.ts'
import { resendsOfSeller } from './limits.ts'
import { alignAfter, takeSellerStep } from './take-seller-step.ts'

// The company's side of its application.

/** A new company has applied; in a demonstration it is approved at once. */
export async function applyToSell(
  deps: ApplicationsDeps,
  tx: Executor,
  { no, id }: { no: number; id: string },
): Promise<void> {
  await store.addEvent(tx, {
    ...{ sellerNo: no, event: 'apply', actor: 'seller', toStatus: 'applied' },
  })
  if (deps.demo) await approveByItself(deps, tx, id)
}

const approveByItself = async (deps: ApplicationsDeps, tx: Executor, id: string) =>
  takeSellerStep(deps, tx, (await store.byId(tx, id))!, { event: 'approve', by: 'system' })

export async function getOwnApplication(
  { db, demo }: Pick<ApplicationsDeps, 'db' | 'demo'>,
  { caller }: Pick<By, 'caller'>,
): Promise<OwnApplication> {
  const { no, status, statusAt, expiresOn } = (await store.byId(db, caller.id))!
  return {
    ...{ status, since: statusAt.toISOString(), note: await store.lastNote(db, no) },
    ...{ licenceExpires: expiresOn, automatic: demo },
  }
}

/** Whether the trade licence is there, and valid today. */
export const hasValidLicence = ({ documentId, expiresOn }: store.CompanyRow): boolean =>
  documentId !== null && expiresOn !== null && expiresOn >= uaeDay(new Date())

/** Applies again, after more was asked for or the application was refused. */
export async function resendApplication(
  deps: ApplicationsDeps,
  { caller, client: { address, agent } }: By,
): Promise<OwnApplication | Refusal> {
  const limited = await deps.limits.take(resendsOfSeller, caller.id)
  if (limited) return limited
  const outcome = await deps.db.transaction(async (tx) => {
    const row = (await store.lock(tx, caller.id))!
    if (!hasValidLicence(row)) return refuse('application.licence')
    const sent = await takeSellerStep(deps, tx, row, { event: 'resend', by: 'seller' })
    if (sent instanceof Refusal) return sent
    const approved = deps.demo ? await approveByItself(deps, tx, row.id) : sent
    const entry = { actor: caller.id, subject: row.id, address, agent }
    await recordAudit(tx, { event: 'application.resend', ...entry })
    return approved
  })
  if (outcome instanceof Refusal) return outcome
  await alignAfter(deps, caller, outcome.change)
  return getOwnApplication(deps, { caller })
}
