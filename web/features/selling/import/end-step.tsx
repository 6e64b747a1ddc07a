import { Link } from 'react-router'
import type { ImportReport } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { CountsStrip } from './counts-strip.tsx'
import { rowsToWrite } from './import-progress.ts'
import { RowNotes } from './row-notes.tsx'
import { StepPanel, StepStrips } from './step-panel.tsx'

type EndStepProps = {
  report: ImportReport
  busy: boolean
  failure: string | undefined
  onAnother: () => void
  onAgain: () => void
}

/** The fourth step afterwards: what has become of the rows. */
export function EndStep({ report, busy, failure, onAnother, onAgain }: EndStepProps) {
  const { t } = useTranslation('import')
  const { state, problem } = report
  const count = rowsToWrite(report)
  return (
    <>
      <StepStrips from="columns" to="check" state="done" />
      <StepPanel step="import" state="open">
        <div>
          {state === 'done' && <p className="import-stamp">{t('apply.done')}</p>}
          {state === 'cancelled' && <p className="text-xl font-semibold">{t('apply.cancelled')}</p>}
          {state === 'failed' && (
            <p className="text-xl font-semibold text-danger">{t('apply.failed')}</p>
          )}
          <p className="pt-2 text-soft">
            {state === 'done' && t('apply.doneText', { count })}
            {state === 'cancelled' && t('apply.cancelledText', { count })}
            {state === 'failed' && problem?.message}
          </p>
        </div>
        <CountsStrip report={report} written />
        <FormFailure message={failure} />
        <div className="flex flex-wrap gap-2">
          {state === 'failed' && (
            <button
              type="button"
              className="button button-primary"
              disabled={busy}
              onClick={onAgain}
            >
              {t('apply.again')}
            </button>
          )}
          <Link
            to="/my-listing"
            className={state === 'failed' ? 'button' : 'button button-primary'}
          >
            {t('apply.listings')}
          </Link>
          <button type="button" className="button" onClick={onAnother}>
            {t('apply.another')}
          </button>
        </div>
        <RowNotes report={report} />
      </StepPanel>
    </>
  )
}
