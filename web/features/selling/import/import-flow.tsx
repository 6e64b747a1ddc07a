import { useEffect, useState } from 'react'
import type { ImportReport } from '#contract/imports.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { CheckedSteps } from './checked-steps.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { EndStep } from './end-step.tsx'
import { FileStep } from './file-step.tsx'
import { News } from './news.tsx'
import { phaseOf, stepAt } from './phase.ts'
import { ReadingStep } from './reading-step.tsx'
import { StepStrips } from './step-panel.tsx'
import { UnderwayStep } from './underway-step.tsx'
import { useImport } from './use-import.ts'
import { useReport } from './use-report.ts'
import { useStepFocus } from './use-step-focus.ts'

type ImportFlowProps = {
  job: string | undefined
  /** This import is looked at from now on; none, to begin with another file. */
  onJob: (job: string | undefined) => void
  /** Goes to the import that is under way. */
  onShowRunning: () => void
  /** An import has begun or come to rest. */
  onChanged: () => void
}

/** The four steps from a file to a stock that is online. */
export function ImportFlow({ job, onJob, onShowRunning, onChanged }: ImportFlowProps) {
  const { report, settled, lost, failure, take, retry } = useReport(job)
  // The one that was told to be carried out.
  const [applied, setApplied] = useState<string>()
  const calls = useImport((next) => {
    take(next)
    if (next.job !== job) onJob(next.job)
  })
  const phase = report && phaseOf(report, settled, applied === job)
  const flow = useStepFocus(job ? phase : 'file', phase ? stepAt[phase] : 'file')
  const state = report?.state
  useEffect(() => {
    if (state) onChanged()
  }, [state, onChanged])

  const another = () => {
    if (report && !report.done) void calls.cancel(report)
    onJob(undefined)
  }
  const apply = async (checked: ImportReport) => {
    setApplied(checked.job)
    if (!(await calls.apply(checked))) setApplied(undefined)
  }
  const again = (failed: ImportReport) => {
    setApplied(undefined)
    void calls.check(failed, { sheet: failed.sheet ?? undefined })
  }

  if (!job || (report && phase === 'refused'))
    return (
      <div ref={flow} className="grid gap-3 min-w-0">
        <FileStep
          {...calls}
          key={job ?? 'new'}
          refused={job ? report : undefined}
          onShowRunning={onShowRunning}
          onAgain={again}
        />
        <StepStrips from="columns" state="later" />
      </div>
    )
  if (failure) return <LoadFailure message={failure} onRetry={retry} />
  return (
    <div ref={flow} className="grid gap-3 min-w-0">
      {report && phase && <News {...{ report, phase, lost }} />}
      <ChosenFile report={report} onAnother={phase === 'applying' ? undefined : another} />
      {(!report || phase === 'reading') && <ReadingStep report={report} />}
      {report && settled && phase === 'checked' && (
        <CheckedSteps {...calls} key={job} {...{ report, settled }} onApply={apply} />
      )}
      {report && phase === 'applying' && (
        <UnderwayStep {...calls} report={report} onStop={() => void calls.cancel(report)} />
      )}
      {report && phase === 'ended' && (
        <EndStep {...calls} report={report} onAnother={another} onAgain={() => again(report)} />
      )}
    </div>
  )
}
