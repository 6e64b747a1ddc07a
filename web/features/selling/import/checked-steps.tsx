import type { ImportReport } from '#contract/imports.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { StepStrips } from './step-panel.tsx'
import { useChoice } from './use-choice.ts'
import type { useImport } from './use-import.ts'

type CheckedStepsProps = Pick<ReturnType<typeof useImport>, 'check' | 'busy' | 'failure'> & {
  report: ImportReport
  /** The last report at rest: what is shown while a change is checked. */
  settled: ImportReport
  onApply: (report: ImportReport) => void
}

/** The columns, and what the check makes of them: changing the one changes the other. */
export function CheckedSteps(props: CheckedStepsProps) {
  const { report, settled, check, busy, failure, onApply } = props
  const choosing = useChoice({ report, settled, check: (choice) => check(report, choice) })
  const stale = choosing.choice !== undefined || !report.done
  const checked = settled.problem === null
  return (
    <>
      <ColumnsStep {...choosing} report={settled} busy={!report.done} failure={failure} />
      {checked && (
        <CheckStep
          report={settled}
          stale={stale}
          busy={busy}
          failure={choosing.refused ? undefined : failure}
          onApply={() => onApply(settled)}
        />
      )}
      <StepStrips from={checked ? 'import' : 'check'} state="later" />
    </>
  )
}
