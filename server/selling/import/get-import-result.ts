import type { Download, ParsedInputOf } from '#contract/api.ts'
import { importColumnTexts } from '#contract/import-column-texts.ts'
import type { Language } from '#contract/language.ts'
import type { Executor } from '../../platform/db.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { Cell } from '../../platform/spreadsheets/cell.ts'
import { fileOf } from '../download-file.ts'
import type { By, SellingDeps } from '../selling-deps.ts'
import { allWarnings, leftOut } from './import-notes.store.ts'
import { columnText, textOfNote, valueOfNote } from './import.present.ts'
import * as store from './imports.store.ts'

/** The rows that an import left out, or its warnings, as a file. */
export async function getImportResult(
  { db, reference }: Pick<SellingDeps, 'db' | 'reference'>,
  { job, format, notes }: ParsedInputOf<'getImportResult'>,
  { caller, language }: By,
): Promise<Download | Refusal> {
  const row = await store.byId(db, caller.no, job)
  if (!row) return refuse('import.not_found')
  if (notes === 'warnings')
    return fileOf('ghiyar-warnings', format, {
      header: ['row', importColumnTexts[language].partSKU, 'column', 'value', 'warning'],
      widths: [8, 20, 20, 40, 50],
      rows: warningRows({ db, reference }, row, language),
    })
  return fileOf('ghiyar-left-out', format, {
    header: ['row', 'problem', ...row.columns.map(({ header }) => header)],
    widths: [8, 50, ...row.columns.map(() => 18)],
    rows: leftOutRows(db, row, language),
  })
}

async function* leftOutRows(
  db: Executor,
  imported: store.ImportRow,
  language: Language,
): AsyncGenerator<Cell[]> {
  const { no, columns } = imported
  for await (const { row, cells, errors } of leftOut(db, no)) {
    const reasons = errors.map(({ field, code, value }) =>
      [field && columnText(field, imported, language), textOfNote({ code, value }, language)]
        .filter(Boolean)
        .join(': '),
    )
    yield [row, reasons.join('; '), ...columns.map(({ index }) => cells[index] ?? '')]
  }
}

async function* warningRows(
  { db, reference }: Pick<SellingDeps, 'db' | 'reference'>,
  imported: store.ImportRow,
  language: Language,
): AsyncGenerator<Cell[]> {
  for await (const { row, sku, field, value, code } of allWarnings(db, imported.no))
    yield [
      row,
      sku ?? '',
      field ? columnText(field, imported, language) : '',
      valueOfNote({ code, value }, { reference, language }) ?? '',
      textOfNote({ code, value }, language),
    ]
}
