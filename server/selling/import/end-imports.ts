import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { allowLonger } from '../../platform/db.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { By, SellingDeps } from '../selling-deps.ts'
import { forgetWaiting } from './checked-rows.store.ts'
import { isAtRest } from './import.present.ts'
import * as store from './imports.store.ts'
import * as old from './old-imports.store.ts'

/** What is written already stays; what is at work stops after its chunk. */
export async function cancelImport(
  { db }: Pick<SellingDeps, 'db'>,
  { job }: ParsedInputOf<'cancelImport'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'cancelImport'> | Refusal> {
  const row = await store.byId(db, caller.no, job)
  if (!row) return refuse('import.not_found')
  await store.cancel(db, row.no)
  if (isAtRest(row.state)) await forgetWaiting(db, row.no)
  return { message: 'success' }
}

/** Gives up files and rows of imports that were abandoned, and forgets those of long ago. */
export async function sweepImports({
  db,
  files,
}: Pick<SellingDeps, 'db' | 'files'>): Promise<void> {
  await db.transaction(async (tx) => files.giveUp(tx, await old.letFilesGo(tx)))
  await old.expireChecked(db)
  const some = (forget: typeof old.forgetRows) => () =>
    db.transaction(async (tx) => {
      await allowLonger(tx)
      return forget(tx)
    })
  for (const forget of [some(old.forgetRows), some(old.forgetSome)]) while (await forget());
}
