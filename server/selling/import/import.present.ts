import { errorTexts, withValues } from '#contract/error-texts.ts'
import { importColumnTexts } from '#contract/import-column-texts.ts'
import type { ImportReport, ImportSummary, RowReason, RowNote } from '#contract/imports.ts'
import type { ImportColumn, ImportState } from '#contract/import-columns.ts'
import type { Language } from '#contract/language.ts'
import type { Note, ReasonCount } from './import-notes.store.ts'
import type { ImportRow, ListedImport } from './imports.store.ts'
import type { Reference } from './reading/knowledge.ts'

const resting: ImportState[] = ['checked', 'done', 'failed', 'cancelled']

/** Whether nothing more happens unless it is asked for. */
export const isAtRest = (state: ImportState): boolean => resting.includes(state)

const present = (row: ImportRow, language: Language) => {
  const { id, kind, state, fileName, rows, created, updated, unchanged, failures, problem } = row
  return {
    ...{ job: id, kind, state, done: isAtRest(state), progress: row.progress / 1_000 },
    ...{ file: fileName, date: row.createdAt.toISOString(), rows },
    ...{ created, updated, unchanged, failures },
    problem: problem && { code: problem, message: errorTexts[language][`table.${problem}`] },
  }
}

export const presentSummary = (row: ListedImport, language: Language): ImportSummary => ({
  ...present(row, language),
  leftOut: isAtRest(row.state) && row.leftOut,
})

export function presentImport(
  row: ImportRow,
  { errors, warnings, counts }: { errors: Note[]; warnings: Note[]; counts: ReasonCount[] },
  { reference, language }: Words,
): ImportReport {
  const presentNotes = (notes: Note[]) =>
    notes.map((note) => presentNote(note, row, { reference, language }))
  const [failed, shownWarnings] = [presentNotes(errors), presentNotes(warnings)]
  const { sheets, sheet, columns, warned, preview } = row
  return {
    ...present(row, language),
    ...{ sheets, sheet, columns, warned, preview },
    failed,
    failedKinds: presentKinds(failed, counts),
    warnings: shownWarnings,
    warningKinds: presentKinds(shownWarnings, counts),
  }
}

/** Each kind in the words of its first note. */
const presentKinds = (notes: RowNote[], counts: ReasonCount[]): RowReason[] =>
  counts.flatMap(({ code, count }) => {
    const first = notes.find((note) => note.code === code)
    return first ? [{ code, message: first.message, count }] : []
  })

function presentNote(
  { row, field, value, code }: Note,
  { columns }: ImportRow,
  { reference, language }: Words,
): RowNote {
  return {
    ...{ row, field, code },
    value: valueOfNote({ code, value }, { reference, language }),
    column: (field && headingOf(field, columns)) || null,
    message: textOfNote({ code, value }, language),
  }
}

const headingOf = (field: ImportColumn, columns: ImportRow['columns']): string | undefined =>
  columns.find((column) => column.field === field)?.header

/** What the list itself calls a column, else what it is called here. */
export const columnText = (
  field: ImportColumn,
  { columns }: Pick<ImportRow, 'columns'>,
  language: Language,
): string => headingOf(field, columns) || importColumnTexts[language][field]

/** The reader's language, and what names categories in it. */
type Words = { reference: Pick<Reference, 'category'>; language: Language }

/** What a note is about. A category that was chosen is stored by its number, at the end; here it has its name. */
export function valueOfNote(
  { code, value }: Pick<Note, 'code' | 'value'>,
  { reference, language }: Words,
): string | null {
  if (isOfQuota(code)) return null
  if (value === null || (code !== 'category_guessed' && code !== 'category_unknown')) return value
  const end = value.lastIndexOf(' ') + 1
  const category = reference.category(Number(value.slice(end)))
  return category ? value.slice(0, end) + category.names[language] : value
}

const isOfQuota = (code: Note['code']) => code.startsWith('quota_')

/** What a note says; the value of one about a quota is the quota. */
export function textOfNote(
  { code, value }: Pick<Note, 'code' | 'value'>,
  language: Language,
): string {
  const text = errorTexts[language][`row.${code}`]
  return isOfQuota(code) ? withValues(text, { limit: Number(value) }) : text
}
