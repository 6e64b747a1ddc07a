import { useState } from 'react'
import type { ImportReport } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useColumnText } from './column-texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { ColumnsTable } from './columns-table.tsx'
import { visibleColumns, mappingOf, missingFields } from './mapping.ts'
import { StepPanel } from './step-panel.tsx'
import { TableProblem } from './table-problem.tsx'
import type { useChoice } from './use-choice.ts'
import './file-step.css'

// A sheet of 300 columns isn't read at a glance.
const mostAtFirst = 14

type ColumnsStepProps = Pick<
  ReturnType<typeof useChoice>,
  'choice' | 'refused' | 'choose' | 'undo' | 'retry'
> & { report: ImportReport; busy: boolean; failure: string | undefined }

/** The second step: what each column was read as, to be changed where it is wrong. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { report, busy, choice, choose, refused, failure } = props
  const { t } = useTranslation('import')
  const [all, setAll] = useState(false)
  const sheet = choice?.sheet ?? report.sheet ?? undefined
  const mapping = choice?.mapping ?? mappingOf(report.columns)
  const { kind, columns, sheets } = report
  const seen = all ? columns : visibleColumns(columns, mapping, mostAtFirst)
  const used = Object.keys(mapping).length
  return (
    <StepPanel step="columns" state="open" busy={busy} summary={t('columns.used', { count: used })}>
      <TableProblem report={report} />
      {sheets.length > 1 && (
        <SelectField
          name="sheet"
          label={t('columns.sheet')}
          className="import-sheet"
          value={sheet ?? ''}
          placeholder={t('columns.sheet')}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={(name) => name && choose({ sheet: name })}
        />
      )}
      {columns.length > 0 && (
        <div className="grid gap-3">
          <p className="text-soft">{t('columns.text')}</p>
          {!report.problem && <Missing {...{ mapping, kind }} />}
          <ColumnsTable
            columns={seen}
            kind={kind}
            mapping={mapping}
            onChange={(changed) => choose({ sheet, mapping: changed })}
          />
          {seen.length < columns.length && (
            <button
              type="button"
              className="text-button justify-self-start"
              onClick={() => setAll(true)}
            >
              {t('columns.all', { count: columns.length })}
            </button>
          )}
        </div>
      )}
      {refused && (
        <div className="grid gap-3">
          <FormFailure message={failure} />
          <div className="flex flex-wrap gap-2">
            <button type="button" className="button" onClick={props.retry}>
              {t('shell:retry')}
            </button>
            <button type="button" className="button" onClick={props.undo}>
              {t('columns.undo')}
            </button>
          </div>
        </div>
      )}
    </StepPanel>
  )
}

type MissingProps =
  Parameters<typeof missingFields> extends [infer Mapping, infer Kind]
    ? { mapping: Mapping; kind: Kind }
    : never

function Missing({ mapping, kind }: MissingProps) {
  const { t } = useTranslation('import')
  const columnText = useColumnText()
  const groups = missingFields(mapping, kind)
  if (groups.length === 0) return null
  const names = groups.map((group) =>
    group
      .map((field) => columnText(field))
      .reduce((first, second) => t('columns.either', { first, second })),
  )
  const text = kind === 'prices' ? 'columns.missingPrices' : 'columns.missing'
  return <p className="import-missing">{t(text, { fields: names.join(t('columns.and')) })}</p>
}
