import type { List, ParsedInputOf } from '#contract/api.ts'
import type { ImportReport, ImportSummary } from '#contract/imports.ts'
import type { Language } from '#contract/language.ts'
import { offsetOf, type Page } from '../../platform/paging.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { By, SellingDeps } from '../selling-deps.ts'
import { notes, reasonCounts } from './import-notes.store.ts'
import { presentImport, presentSummary } from './import.present.ts'
import * as store from './imports.store.ts'

const NOTES = 200

export async function importReport(
  { db, reference }: Pick<SellingDeps, 'db' | 'reference'>,
  row: store.ImportRow,
  language: Language,
): Promise<ImportReport> {
  const [errors, warnings, counts] = await Promise.all([
    notes(db, row.no, { isError: true, limit: NOTES }),
    notes(db, row.no, { isError: false, limit: NOTES }),
    reasonCounts(db, row.no),
  ])
  return presentImport(row, { errors, warnings, counts }, { reference, language })
}

export async function getImportStatus(
  deps: Pick<SellingDeps, 'db' | 'reference'>,
  { job }: ParsedInputOf<'getImportStatus'>,
  { caller, language }: By,
): Promise<ImportReport | Refusal> {
  const row = await store.byId(deps.db, caller.no, job)
  return row ? importReport(deps, row, language) : refuse('import.not_found')
}

export async function getImports(
  { db }: Pick<SellingDeps, 'db'>,
  page: Page,
  { caller, language }: By,
): Promise<List<ImportSummary>> {
  const { rows, total } = await store.latest(db, caller.no, offsetOf(page))
  return { items: rows.map((row) => presentSummary(row, language)), total }
}
