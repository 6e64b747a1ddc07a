import {
  rowErrors,
  type ImportColumn,
  type RowError,
  type RowWarning,
} from '#contract/import-columns.ts'

/**
 * Something about a cell, or about the row where no field is named. A category that was chosen is the number
 * at the end of `value`.
 */
export type CellNote = {
  field: ImportColumn | null
  value: string | null
  code: RowError | RowWarning
}

const LONGEST_VALUE = 200
const errors: ReadonlySet<string> = new Set(rowErrors)

/** Whether a note keeps its row out. */
export const isError = ({ code }: Pick<CellNote, 'code'>): boolean => errors.has(code)

/** Collects what is to be said about a row. */
export class RowNotes {
  readonly all: CellNote[] = []

  get errors(): CellNote[] {
    return this.all.filter(({ code }) => errors.has(code))
  }

  get hasError(): boolean {
    return this.all.some(({ code }) => errors.has(code))
  }

  add(field: CellNote['field'], value: string | null, code: CellNote['code']): void {
    const shown = value ? cut(value.toWellFormed()) : null
    this.all.push({ field, value: shown, code })
  }
}

/** Not within a letter that takes two places. */
const cut = (value: string) =>
  value.length <= LONGEST_VALUE ? value : `${value.slice(0, LONGEST_VALUE).toWellFormed()}…`
