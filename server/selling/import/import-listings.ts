import { setTimeout as after } from 'node:timers/promises'
import type { ParsedInputOf } from '#contract/api.ts'
import type { ImportColumn } from '#contract/import-columns.ts'
import type { ImportReport } from '#contract/imports.ts'
import type { Language } from '#contract/language.ts'
import type { Caller, Files } from '../../platform/api/caller.ts'
import { allowLonger } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { enqueue } from '../../platform/jobs.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { violates } from '../../platform/unique-violation.ts'
import { importsOfSeller } from '../limits.ts'
import type { By, SellingDeps } from '../selling-deps.ts'
import { endedBeyond, forgetEnded, rowsChecked } from './checked-rows.store.ts'
import { importReport } from './get-imports.ts'
import { isAtRest } from './import.present.ts'
import * as store from './imports.store.ts'

/** Has an importer look for imports that wait, in whichever process takes the job. */
export const RUN_IMPORTS = 'run-imports'

// An answer is waited for up to here; beyond it, or with more rows, there is a 202.
const ROWS_AT_ONCE = 10_000
const WAIT_MS = 60_000
const LOOK_MS = 150

type Deps = Pick<SellingDeps, 'db' | 'files' | 'sellers' | 'limits' | 'quotas' | 'reference'>

/** Takes a list, or goes on with one that was checked. The importer does the work. */
export async function importListings(
  deps: Deps,
  input: ParsedInputOf<'importListings'>,
  sent: Files,
  { caller, language }: By,
): Promise<ImportReport | Refusal> {
  const { db } = deps
  const [file] = sent
  const known = input.job ? await store.byId(db, caller.no, input.job) : undefined
  if (input.job && !known) return refuse('import.not_found')
  if (!known && !file) return refuse('import.no_file', { file: 'field.required' })
  const refused = await mayImport(deps, caller, known ? [] : sent)
  if (refused) return refused
  try {
    const no = known
      ? await continueImport(deps, known, input)
      : await beginImport(deps, input, file!, caller)
    return no instanceof Refusal ? no : await answer(deps, no, input.wait === 'yes', language)
  } catch (error) {
    if (violates(error, /^listing_import_at_work$/)) return refuse('import.running')
    throw error
  }
}

/** A refusal while this seller may bring no list, whatever is in it. */
const mayImport = async (
  { db, files, sellers, limits, quotas }: Deps,
  caller: Caller,
  sent: Files,
): Promise<Refusal | undefined> =>
  (await limits.take(importsOfSeller, caller.id)) ??
  (await quotas.left('importerSecondsPerDay', caller.no)) ??
  (sent.length > 0 ? await files.mayStore(caller.no, sent) : undefined) ??
  (sent.length > 0 ? quotas.check('checkedRows', await rowsChecked(db, caller.no)) : undefined) ??
  ((await sellers.find(caller.id)) ? undefined : refuse('account.closing'))

async function beginImport(
  deps: Deps,
  { mode, kind, sheet, mapping }: ParsedInputOf<'importListings'>,
  file: Files[number],
  caller: Caller,
): Promise<number> {
  const { db, files } = deps
  await makeRoom(deps, caller.no)
  const fileId = await files.takeUnread(file)
  return db.transaction(async (tx) => {
    const row = await store.insert(tx, {
      ...{ id: newId(), sellerNo: caller.no, kind, apply: mode === 'apply' },
      ...{ fileId, fileName: file.name, sheet: sheet ?? null, mapping: columnsOf(mapping) },
    })
    await files.give(tx, [fileId], caller.no)
    await enqueue(tx, RUN_IMPORTS, {})
    return row.no
  })
}

/**
 * Forgets the rows left out of the oldest lists that are more than may be stored: in a price list of a
 * whole market, most are of parts that the seller doesn't have.
 */
async function makeRoom({ db, quotas }: Deps, sellerNo: number): Promise<void> {
  for (const no of await endedBeyond(db, sellerNo, quotas.limit('checkedRows')))
    await db.transaction(async (tx) => {
      await allowLonger(tx)
      await forgetEnded(tx, no)
    })
}

/** Applies what was checked, or checks again by other columns. */
async function continueImport(
  { db }: Deps,
  row: store.ImportRow,
  { mode, sheet, mapping }: ParsedInputOf<'importListings'>,
): Promise<Refusal | number> {
  const asBefore = mapping === undefined && sheet === undefined
  const applies = mode === 'apply' && asBefore && row.state === 'checked'
  if (!applies && row.fileId === null) return refuse('import.not_checked')
  const fields: store.ImportChange = applies
    ? { state: 'applying', apply: true, progress: 0 }
    : {
        ...{ state: 'queued', apply: mode === 'apply', progress: 0, problem: null },
        ...(sheet !== undefined && { sheet, mapping: null }),
        ...(mapping !== undefined && { mapping: columnsOf(mapping) }),
      }
  return db.transaction(async (tx) => {
    const again = { ...fields, cancelled: false, attempts: 0 }
    const states = ['checked', 'failed'] as const
    const changed = await store.changeIn(tx, row.no, states, again, { withFile: !applies })
    if (!changed) return refuse('import.not_checked')
    await enqueue(tx, RUN_IMPORTS, {})
    return row.no
  })
}

/** The report; with `wait`, once there is a result or it takes too long. */
async function answer(
  deps: Deps,
  no: number,
  wait: boolean,
  language: Language,
): Promise<ImportReport> {
  const until = performance.now() + WAIT_MS
  for (;;) {
    const row = (await store.byNo(deps.db, no))!
    const isLong = row.rows > ROWS_AT_ONCE || performance.now() > until
    if (!wait || isAtRest(row.state) || isLong) return importReport(deps, row, language)
    await after(LOOK_MS)
  }
}

const columnsOf = (
  mapping: Record<string, ImportColumn> | undefined,
): Record<number, ImportColumn> | null => mapping ?? null
