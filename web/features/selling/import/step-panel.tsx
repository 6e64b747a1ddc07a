import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

const steps = ['file', 'columns', 'check', 'import'] as const
export type Step = (typeof steps)[number]

type StepPanelProps = {
  step: Step
  /** `open` has its content below the strip; `later` can't be done yet, `done` is behind one. */
  state: 'open' | 'later' | 'done'
  /** On the strip, beside the title: what was chosen. */
  summary?: React.ReactNode
  action?: React.ReactNode
  busy?: boolean
  children?: React.ReactNode
}

/** One of the four steps: its number and title on the strip, and below it what is to be done. */
export function StepPanel(props: StepPanelProps) {
  const { step, state, summary, action, busy = false, children } = props
  const { t } = useTranslation('import')
  const number = steps.indexOf(step) + 1
  const id = `step-${step}`
  return (
    <section aria-labelledby={id} aria-busy={busy} className="panel import-step" data-state={state}>
      <header className="label-strip import-strip">
        <span className="import-number" aria-hidden="true">
          {state === 'done' ? <Icon name="check" /> : number}
        </span>
        <h2 id={id} tabIndex={-1}>
          <span className="sr-only">{t('step', { step: number })}: </span>
          {t(`steps.${step}`)}
        </h2>
        {summary && <p className="import-summary">{summary}</p>}
        {action && <div className="ms-auto">{action}</div>}
      </header>
      {state === 'open' && <div className="import-body">{children}</div>}
    </section>
  )
}

type StepStripsProps = { from: Step; to?: Step; state: 'later' | 'done' }

/** The strips of some steps, closed. */
export function StepStrips({ from, to = 'import', state }: StepStripsProps) {
  const closed = steps.slice(steps.indexOf(from), steps.indexOf(to) + 1)
  return closed.map((step) => <StepPanel key={step} step={step} state={state} />)
}

/** Puts the focus on the title of a step, from where one goes on by keyboard or by ear. */
export const focusStep = (step: Step) => document.getElementById(`step-${step}`)?.focus()
