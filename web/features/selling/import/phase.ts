import type { TableProblem } from '#contract/import-columns.ts'
import type { ImportReport, ImportSummary } from '#contract/imports.ts'
import type { Step } from './step-panel.tsx'

/**
 * Where an import stands for whoever looks at it: `reading` until there is something to show,
 * `refused` for a file that can't be read, `checked` while it can be looked through and changed.
 */
export type Phase = 'reading' | 'refused' | 'checked' | 'applying' | 'ended'

type Seen = Pick<ImportReport, 'state' | 'done' | 'problem' | 'columns' | 'sheets'>

/** `settled` is the last report at rest, `applied` whether importing was asked for since. */
export function phaseOf(report: Seen, settled: Seen | undefined, applied: boolean): Phase {
  if (report.state === 'applying' || (applied && !report.done)) return 'applying'
  if (report.done) return phaseAtRest(report)
  return settled && phaseAtRest(settled) === 'checked' ? 'checked' : 'reading'
}

function phaseAtRest({ state, problem, columns, sheets }: Seen): Phase {
  if (state === 'done' || state === 'cancelled') return 'ended'
  if (!problem) return state === 'failed' ? 'ended' : 'checked'
  // Nothing but another file helps, whatever was recognised in it.
  if (problem.code === 'blocked') return 'refused'
  // What is wrong with one sheet or its columns can be mended here; the rest only in the file.
  if (problem.code === 'expired') return 'refused'
  if (endingProblems.includes(problem.code)) return columns.length > 0 ? 'ended' : 'refused'
  return columns.length > 0 || sheets.length > 1 ? 'checked' : 'refused'
}

/** Why an import ended although its file is in order. */
const endingProblems: TableProblem[] = [
  'failed',
  'quota_secondsPerImport',
  'quota_importerSecondsPerDay',
]

/** The step that somebody is at. */
export const stepAt: Record<Phase, Step> = {
  refused: 'file',
  reading: 'columns',
  checked: 'columns',
  applying: 'import',
  ended: 'import',
}

const day = 86_400_000

/** Whether somebody who comes back is likely to want to go on with this one. `now` in ms since 1970. */
export function goesOn({ done, state, date }: ImportSummary, now: number): boolean {
  return !done || (state === 'checked' && now - Date.parse(date) < day)
}
