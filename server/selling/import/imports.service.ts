import { setTimeout as after } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { ImportColumn } from '#contract/import-columns.ts'
import type { ImportReport, ImportSummary } from '#contract/imports.ts'
import type { Language } from '#contract/language.ts'
import type { FilesService } from '../../accounts/files.service.ts'
import type { QuotasService } from '../../accounts/quotas.service.ts'
import type { Caller, Files } from '../../platform/api/caller.ts'
import { allowLonger } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { enqueue } from '../../platform/jobs.ts'
import { offsetOf, type Page } from '../../platform/paging.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { violates } from '../../platform/unique-violation.ts'
import type { SellersService } from '../../sellers/sellers.service.ts'
import { importsOfSeller } from '../limits.ts'
import * as checkedRows from './checked-rows.store.ts'
import { isAtRest, presentImport, presentSummary } from './import.present.ts'
import * as store from './imports.store.ts'

/** Tells the importers that something waits; whichever process hears it first goes on. */
export const RUN_IMPORTS = 'run-imports'

const NOTES = 200
// An answer is waited for up to here; beyond it, or with more rows, there is a 202.
const ROWS_AT_ONCE = 10_000
const WAIT_MS = 60_000
const LOOK_MS = 150

type Parts = {
  db: NodePgDatabase
  files: FilesService
  sellers: SellersService
  limits: RateLimits
  quotas: Pick<QuotasService, 'check' | 'left' | 'limit'>
}
type By = { caller: Caller; language: Language }

const notFound = () => refuse('import.not_found')

/** Stock lists that sellers bring: taken, told about, stopped. The importer does the work. */
export function importsService({ db, files, sellers, limits, quotas }: Parts) {
  const report = async (row: store.ImportRow, language: Language): Promise<ImportReport> => {
    const [errors, warnings, counts] = await Promise.all([
      store.notes(db, row.no, { isError: true, limit: NOTES }),
      store.notes(db, row.no, { isError: false, limit: NOTES }),
      store.reasonCounts(db, row.no),
    ])
    return presentImport(row, { errors, warnings, counts }, language)
  }

  /** Waits while an answer is near. */
  const answer = async (no: number, wait: boolean, language: Language): Promise<ImportReport> => {
    const until = performance.now() + WAIT_MS
    for (;;) {
      const row = (await store.byNo(db, no))!
      const isLong = row.rows > ROWS_AT_ONCE || performance.now() > until
      if (!wait || isAtRest(row.state) || isLong) return report(row, language)
      await after(LOOK_MS)
    }
  }

  /** Why this seller may bring no list now, whatever is in it. */
  const objection = async ({ caller }: By, sent: Files): Promise<Refusal | undefined> =>
    (await limits.take(importsOfSeller, caller.id)) ??
    (await quotas.left('importerSecondsPerDay', caller.no)) ??
    (sent.length > 0 ? await files.mayStore(caller.no, sent) : undefined) ??
    (sent.length > 0
      ? quotas.check('checkedRows', await checkedRows.rowsChecked(db, caller.no))
      : undefined) ??
    ((await sellers.find(caller.id)) ? undefined : refuse('account.closing'))

  /**
   * Forgets the rows left out of the oldest lists that are more than may be stored: in a price list of a
   * whole market, most are of parts that the seller doesn't have.
   */
  const makeRoom = async (sellerNo: number): Promise<void> => {
    const most = quotas.limit('checkedRows')
    for (const no of await checkedRows.endedBeyond(db, sellerNo, most))
      await db.transaction(async (tx) => {
        await allowLonger(tx)
        await checkedRows.forgetEnded(tx, no)
      })
  }

  const begin = async (
    { mode, kind, sheet, mapping }: ParsedInputOf<'importListings'>,
    file: Files[number],
    { caller }: By,
  ): Promise<number> => {
    await makeRoom(caller.no)
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

  /** Goes on with an import: applies what was checked, or checks again by other columns. */
  const goOn = async (
    row: store.ImportRow,
    { mode, sheet, mapping }: ParsedInputOf<'importListings'>,
  ): Promise<Refusal | number> => {
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

  return {
    async start(
      input: ParsedInputOf<'importListings'>,
      sent: Files,
      by: By,
    ): Promise<ImportReport | Refusal> {
      const [file] = sent
      const known = input.job ? await store.byId(db, by.caller.no, input.job) : undefined
      if (input.job && !known) return notFound()
      if (!known && !file) return refuse('import.no_file', { file: 'field.required' })
      const refused = await objection(by, known ? [] : sent)
      if (refused) return refused
      try {
        const no = known ? await goOn(known, input) : await begin(input, file!, by)
        return no instanceof Refusal ? no : await answer(no, input.wait === 'yes', by.language)
      } catch (error) {
        if (violates(error, /^listing_import_at_work$/)) return refuse('import.running')
        throw error
      }
    },

    async status(
      { job }: ParsedInputOf<'getImportStatus'>,
      { caller, language }: By,
    ): Promise<ImportReport | Refusal> {
      const row = await store.byId(db, caller.no, job)
      return row ? report(row, language) : notFound()
    },

    async list(page: Page, { caller, language }: By): Promise<List<ImportSummary>> {
      const { rows, total } = await store.latest(db, caller.no, offsetOf(page))
      return { items: rows.map((row) => presentSummary(row, language)), total }
    },

    /** What is written already stays; what is at work stops after its chunk. */
    async cancel(
      { job }: ParsedInputOf<'cancelImport'>,
      { caller }: By,
    ): Promise<ReplyOf<'cancelImport'> | Refusal> {
      const row = await store.byId(db, caller.no, job)
      if (!row) return notFound()
      await store.cancel(db, row.no)
      if (isAtRest(row.state)) await store.forgetWaiting(db, row.no)
      return { message: 'success' }
    },

    areWaiting: async (): Promise<boolean> => (await store.unfinished(db)).length > 0,

    /** Gives up files and rows of imports that nobody comes back to, and forgets those of long ago. */
    async sweep(): Promise<void> {
      await db.transaction(async (tx) => files.giveUp(tx, await store.letFilesGo(tx)))
      await store.expireChecked(db)
      const some = (forget: typeof store.forgetRows) => () =>
        db.transaction(async (tx) => {
          await allowLonger(tx)
          return forget(tx)
        })
      for (const forget of [some(store.forgetRows), some(store.forgetSome)]) while (await forget());
    },
  }
}

const columnsOf = (
  mapping: Record<string, ImportColumn> | undefined,
): Record<number, ImportColumn> | null => mapping ?? null
