import type { ImportColumn, ImportKind } from '#contract/import-columns.ts'
import type { ImportedColumn } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useColumnText } from './column-texts.ts'
import { assign, columnLetter, fieldsOf, type Mapping } from './mapping.ts'
import './tables.css'

type ColumnsTableProps = {
  columns: ImportedColumn[]
  kind: ImportKind
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Each column of the list with its heading, some of its cells, and the choice of what it is. */
export function ColumnsTable({ columns, kind, mapping, onChange }: ColumnsTableProps) {
  const { t } = useTranslation('import')
  return (
    <table className="import-table import-columns">
      <caption className="sr-only">{t('columns.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.column')}</th>
          <th scope="col">{t('columns.samples')}</th>
          <th scope="col">{t('columns.holds')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <ColumnRow
            key={column.index}
            {...{ column, kind }}
            field={mapping[column.index]}
            onChange={(field) => onChange(assign(mapping, column.index, field))}
          />
        ))}
      </tbody>
    </table>
  )
}

type ColumnRowProps = {
  column: ImportedColumn
  kind: ImportKind
  field: ImportColumn | undefined
  onChange: (field: ImportColumn | null) => void
}

function ColumnRow({ column, kind, field, onChange }: ColumnRowProps) {
  const { t } = useTranslation('import')
  const columnText = useColumnText()
  const letter = columnLetter(column.index)
  const header = column.header || t('columns.headless')
  return (
    <tr data-left={field ? undefined : true}>
      <th scope="row">
        <span className="import-letter">{letter}</span>
        <bdi className={column.header ? undefined : 'text-muted'}>{header}</bdi>
      </th>
      <td className="import-samples">
        {column.samples.map((sample, index) => (
          <bdi key={index}>{sample}</bdi>
        ))}
      </td>
      <td>
        <div className="import-value">
          <select
            className="control"
            aria-label={t('columns.holdsOf', { letter, header })}
            value={field ?? ''}
            onChange={({ target }) => onChange((target.value || null) as ImportColumn | null)}
          >
            <option value="">{t('columns.leave')}</option>
            {fieldsOf(kind).map((option) => (
              <option key={option} value={option}>
                {columnText(option)}
              </option>
            ))}
          </select>
          {!field && (
            <span className="chip border border-dashed border-edge text-muted whitespace-nowrap">
              {t('columns.left')}
            </span>
          )}
        </div>
      </td>
    </tr>
  )
}
