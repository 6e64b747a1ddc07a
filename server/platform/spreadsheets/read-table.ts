import { kindOf } from './file-kind.ts'
import { openCsv } from './read-csv.ts'
import { openXlsx } from './read-xlsx.ts'
import { defaultLimits, type OpenTable, type TableLimits } from './table.ts'

/**
 * Opens a table (CSV or XLSX) that somebody sent, told by its content and never by its name. Texts
 * come as a person reads them in Excel, in NFC; numbers in full, dates as 2018-10-12. Rows without
 * text are left out, and empty cells at the end of a row. Throws UnreadableTable, here or while the
 * rows are read; what is held in memory doesn't grow with the file, shared texts of a workbook
 * excepted, up to their limit. Close it, however far it was read.
 */
export async function openTable(
  path: string,
  { sheet, limits }: { sheet?: string | undefined; limits?: Partial<TableLimits> } = {},
): Promise<OpenTable> {
  const all = { ...defaultLimits, ...limits }
  return (await kindOf(path)) === 'zip' ? openXlsx(path, sheet, all) : openCsv(path, all)
}
