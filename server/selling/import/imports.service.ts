import { setTimeout as after } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { ImportColumn } from '#contract/import-columns.ts'
import type { ImportReport, ImportSummary } from '#contract/imports.ts'
import type { Language } from '#contract/language.ts'
import type { FilesService } from '../../accounts/files.service.ts'
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
}
type By = { caller: Caller; language: Language }

const notFound = () => refuse('import.not_found')

/** Stock lists that sellers bring: taken, told about, stopped. The importer does the work. */
export function importsService({ db, files, sellers, limits }: Parts) {
  const report = async (row: store.ImportRow, language: Language): Promise<ImportReport> => {
    const [errors, warnings] = await Promise.all(
      [true, false].map((isError) => store.notes(db, row.no, { isError, limit: NOTES })),
    )
    return presentImport(row, { errors: errors!, warnings: warnings! }, language)
  }

  /** Waits while an answer is near. */
  const answer = async (no: number, wait: boolean, language: Language): Promise<ImportReport> => {
    const until = Date.now() + WAIT_MS
    for (;;) {
      const row = (await store.byNo(db, no))!
      const isLong = row.rows > ROWS_AT_ONCE || Date.now() > until
      if (!wait || isAtRest(row.state) || isLong) return report(row, language)
      await after(LOOK_MS)
    }
  }

  const begin = async (
    { mode, kind, sheet, mapping }: ParsedInputOf<'importListings'>,
    file: Files[number],
    { caller }: By,
  ): Promise<number> => {
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
      const limited = await limits.take(importsOfSeller, by.caller.id)
      if (limited) return limited
      if (!(await sellers.find(by.caller.id))) return refuse('account.closing')
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
      return { message: 'success' }
    },

    areWaiting: async (): Promise<boolean> => (await store.unfinished(db)).length > 0,

    /** Gives up the files of imports that nobody comes back to, and forgets those of long ago. */
    async sweep(): Promise<void> {
      await db.transaction(async (tx) => files.giveUp(tx, await store.letFilesGo(tx)))
      const forgetSome = () =>
        db.transaction(async (tx) => {
          await allowLonger(tx)
          return store.forgetSome(tx)
        })
      while (await forgetSome());
    },
  }
}

const columnsOf = (
  mapping: Record<string, ImportColumn> | undefined,
): Record<number, ImportColumn> | null => mapping ?? null
