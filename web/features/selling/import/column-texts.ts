import type { ImportColumn } from '#contract/import-columns.ts'
import { isChoice } from '#contract/listing-choices.ts'
import { useChoiceTexts } from '#web/shell/choice-texts.ts'
import { useTranslation } from '#web/shell/i18n.ts'

/** What a column of a stock list is called. */
export function useColumnText(): (column: ImportColumn) => string {
  const { t } = useTranslation('import')
  const choices = useChoiceTexts()
  return (column) => (isChoice(column) ? choices.label(column) : t(`fields.${column}`))
}
