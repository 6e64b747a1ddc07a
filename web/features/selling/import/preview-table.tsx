import { useId } from 'react'
import { importColumns, type ImportColumn } from '#contract/import-columns.ts'
import type { ImportReport } from '#contract/imports.ts'
import { choiceNames, type ChoiceValue } from '#contract/listing-choices.ts'
import { useChoiceTexts } from '#web/shell/choice-texts.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useColumnText } from './column-texts.ts'
import './tables.css'

const leftToRight: ReadonlySet<ImportColumn> = new Set(['partSKU', 'price', 'quantity', 'years'])

const priceText = (price: string | undefined) =>
  price && Number.isFinite(Number(price)) ? amountText(Number(price)) : price

/** The first rows with what was understood of them. */
export function PreviewTable({ rows }: { rows: ImportReport['preview'] }) {
  const { t } = useTranslation('import')
  const columnText = useColumnText()
  const choices = useChoiceTexts()
  const id = useId()
  const fields = importColumns.filter((field) => rows.some((row) => row[field]))
  if (fields.length === 0) return null
  const shown = rows.map((row) => {
    const chosen = choiceNames.flatMap((name) =>
      row[name] ? [[name, choices.value(name, row[name] as ChoiceValue)]] : [],
    )
    return { ...row, price: priceText(row.price), ...Object.fromEntries(chosen) }
  })
  return (
    <section aria-labelledby={id} className="import-notes">
      <h3 id={id}>{t('preview.title')}</h3>
      <div className="import-scroll" role="group" aria-labelledby={id} tabIndex={0}>
        <table className="import-table import-preview">
          <caption className="sr-only">{t('preview.title')}</caption>
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {columnText(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={index}>
                {fields.map((field) => (
                  <td key={field} data-field={field}>
                    <bdi dir={leftToRight.has(field) ? 'ltr' : undefined}>{row[field]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
