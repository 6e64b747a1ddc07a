import { readStyles } from './number-formats.ts'
import { readSharedStrings } from './shared-strings.ts'
import { sheetRows } from './sheet-rows.ts'
import { startReading } from './start-reading.ts'
import { UnreadableTable, type OpenTable, type TableLimits } from './table.ts'
import { readWorkbook } from './workbook.ts'
import { openArchive, type ZipArchive } from './zip-archive.ts'

/** Opens the sheet that is named, else the first visible one that holds something. */
export async function openXlsx(
  path: string,
  sheet: string | undefined,
  limits: TableLimits,
): Promise<OpenTable> {
  const archive = await openArchive(path, limits)
  try {
    return await openSheet(archive, sheet, limits)
  } catch (error) {
    archive.close()
    throw error
  }
}

async function openSheet(
  archive: ZipArchive,
  wanted: string | undefined,
  limits: TableLimits,
): Promise<OpenTable> {
  const { sheets, strings, styles, from1904 } = await readWorkbook(archive)
  const context = {
    strings: strings ? await readSharedStrings(archive.read(strings), limits) : [],
    styles: styles ? await readStyles(archive.read(styles)) : [],
    from1904,
  }
  for (const { name, part } of sheets) {
    if (wanted !== undefined && name !== wanted) continue
    const started = await startReading(sheetRows(archive.read(part), context, limits), limits)
    if (!started) continue
    return {
      sheets: sheets.map((one) => one.name),
      sheet: name,
      rows: started.rows,
      async close() {
        await started.close()
        archive.close()
      },
    }
  }
  throw new UnreadableTable('empty')
}
