import { useState } from 'react'
import type { ImportReport } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { StepPanel, StepStrips } from './step-panel.tsx'

type UnderwayStepProps = {
  report: ImportReport
  busy: boolean
  failure: string | undefined
  onStop: () => void
}

/** The fourth step while the rows are written. */
export function UnderwayStep({ report, busy, failure, onStop }: UnderwayStepProps) {
  const { t } = useTranslation('import')
  const [asking, setAsking] = useState(false)
  // The server stops after the rows that it is at.
  const [stopping, setStopping] = useState(false)
  const running = report.state === 'applying'
  const label = running ? t('apply.running', { name: report.file }) : t('apply.waiting')
  return (
    <>
      <StepStrips from="columns" to="check" state="done" />
      <StepPanel step="import" state="open">
        <ProgressBar label={label} share={running ? report.progress : undefined} />
        <p className="text-soft">{t('apply.leave')}</p>
        <FormFailure message={failure} />
        <button
          type="button"
          className="button justify-self-start"
          disabled={busy || (stopping && !failure)}
          onClick={() => setAsking(true)}
        >
          {stopping && !failure ? t('apply.stopping') : t('apply.stop')}
        </button>
      </StepPanel>
      {asking && (
        <StopDialog
          onContinue={() => setAsking(false)}
          onStop={() => {
            setAsking(false)
            setStopping(true)
            onStop()
          }}
        />
      )}
    </>
  )
}

function StopDialog({ onContinue, onStop }: { onContinue: () => void; onStop: () => void }) {
  const { t } = useTranslation('import')
  return (
    <ModalDialog title={t('apply.stopTitle')} closeLabel={t('apply.keep')} onClose={onContinue}>
      <p>{t('apply.stopText')}</p>
      <div className="flex flex-wrap gap-2 pt-4">
        <button type="button" className="button button-primary" onClick={onContinue}>
          {t('apply.keep')}
        </button>
        <button type="button" className="button button-danger" onClick={onStop}>
          {t('apply.stop')}
        </button>
      </div>
    </ModalDialog>
  )
}
