import type { ImportReport } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ProgressBar } from './progress-bar.tsx'
import { StepPanel, StepStrips } from './step-panel.tsx'

/** While a list is read for the first time. */
export function ReadingStep({ report }: { report: ImportReport | undefined }) {
  const { t } = useTranslation('import')
  const reading = report?.state === 'checking'
  return (
    <>
      <StepPanel step="columns" state="open" busy>
        <ProgressBar
          label={t(report?.state === 'queued' ? 'reading.queued' : 'reading.checking')}
          share={reading ? report.progress : undefined}
        />
      </StepPanel>
      <StepStrips from="check" state="later" />
    </>
  )
}
