import { step } from '#contract/life-cycle.ts'
import { sellerLifeCycle } from '#contract/seller-status.ts'
import type { Executor } from '../platform/db.ts'
import type { Licence } from '../platform/feature.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import * as store from './application.store.ts'
import type { ApplicationsDeps } from './applications-deps.ts'
import * as former from './former-licence.store.ts'

// What an approved company changes of its trade licence waits until an operator confirms it.

/**
 * Puts a company that changed its trade licence into the queue, beside what an operator saw last of it; until then
 * its document is kept. A company that waits already waits on, so that it leaves one row and one event at a time.
 */
export async function recordChange(
  { files }: Pick<ApplicationsDeps, 'files'>,
  tx: Executor,
  { no, id }: { no: number; id: string },
  before: Licence,
): Promise<void> {
  const { status } = (await store.byId(tx, id))!
  const taken = step(sellerLifeCycle, status, { event: 'change-licence', by: 'seller' })
  // Before the approval the application itself is read.
  if ('refused' in taken) return
  const waiting = await former.changeAgain(tx, no)
  if (!waiting) {
    await former.insert(tx, { sellerNo: no, ...before })
    await store.addEvent(tx, {
      ...{ sellerNo: no, event: 'change-licence', actor: 'seller' },
      ...{ fromStatus: status, toStatus: taken.to },
    })
  }
  const { documentId } = waiting ?? before
  if (documentId) await files.retain(tx, documentId, no)
}

/** Ends the wait of a company whose new licence an operator has read; refused where none waits. */
export async function endChange(
  { files }: Pick<ApplicationsDeps, 'files'>,
  tx: Executor,
  { no, documentId }: Pick<store.CompanyRow, 'no' | 'documentId'>,
): Promise<Refusal | undefined> {
  const row = await former.remove(tx, no)
  if (!row) return refuse('application.step')
  if (row.documentId && row.documentId !== documentId) await files.giveUp(tx, [row.documentId])
  return undefined
}
