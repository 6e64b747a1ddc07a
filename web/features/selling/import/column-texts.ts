import type { ImportColumn } from '#contract/import-columns.ts'
import { importColumnTexts } from '#contract/import-column-texts.ts'
import { usePage } from '#web/shell/page.tsx'

/** What a column of a stock list is called. */
export function useColumnText(): (column: ImportColumn) => string {
  const { language } = usePage()
  return (column) => importColumnTexts[language][column]
}
