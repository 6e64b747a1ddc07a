import type { ImportReport } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { CountsStrip } from './counts-strip.tsx'
import { PreviewTable } from './preview-table.tsx'
import { RowNotes } from './row-notes.tsx'
import { rowsToWrite } from './import-progress.ts'
import { StepPanel } from './step-panel.tsx'

type CheckStepProps = {
  report: ImportReport
  /** A newer check is on its way, so that this one no longer holds. */
  stale: boolean
  busy: boolean
  failure: string | undefined
  onApply: () => void
}

/** The third step: what would become of the rows, and the word to do it. */
export function CheckStep({ report, stale, busy, failure, onApply }: CheckStepProps) {
  const { t } = useTranslation('import')
  const count = rowsToWrite(report)
  return (
    <StepPanel step="check" state="open" busy={stale}>
      {stale && (
        <p role="status" className="text-soft">
          {t('reading.again')}
        </p>
      )}
      <div className="import-checked" data-updating={stale || undefined}>
        <CountsStrip report={report} written={false} />
      </div>
      <FormFailure message={failure} />
      <div className="import-word">
        {count > 0 ? (
          <>
            <button
              type="button"
              className="button button-marker"
              disabled={stale || busy}
              onClick={onApply}
            >
              {busy ? t('apply.starting') : t('apply.button', { count })}
            </button>
            <p className="text-soft">
              {report.failures > 0
                ? t('apply.leftOut', { count: report.failures })
                : t('apply.clean')}
            </p>
          </>
        ) : (
          <p className="max-w-prose font-semibold">
            {report.unchanged > 0 && report.failures === 0
              ? t('apply.unchanged')
              : t('apply.nothing')}
          </p>
        )}
      </div>
      <div className="import-checked" data-updating={stale || undefined}>
        <RowNotes report={report} />
        <PreviewTable rows={report.preview} />
      </div>
    </StepPanel>
  )
}
