import type { Return } from '#contract/returns.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { useOpenStep } from '../use-step.ts'
import { ReturnStepDialog } from './return-step-dialog.tsx'
import { stepTone } from './return-view.ts'
import { StepText } from './step-text.tsx'
import { useReturnStep } from './use-return-step.ts'

type ReturnStepsProps = { shown: Return; onReturn: (shown: Return) => void }

/** The steps that the user may take now, each confirmed in a dialog, as none can be undone. */
export function ReturnSteps({ shown, onReturn }: ReturnStepsProps) {
  const { _id, allowed } = shown
  const { failure, busy, step } = useReturnStep(shown, onReturn)
  const { opened, open, close } = useOpenStep(allowed)
  const focusCard = useFocusAfterRender(() => document.getElementById(_id))
  if (allowed.length === 0) return <FormFailure message={failure} />
  return (
    <>
      <div className="order-actions">
        {allowed.map((event) => (
          <button
            key={event}
            type="button"
            className={`button ${stepTone(event)}`}
            onClick={() => open(event)}
          >
            <StepText {...{ event, shown }} />
          </button>
        ))}
      </div>
      {!opened && <FormFailure message={failure} />}
      {opened && (
        <ReturnStepDialog
          event={opened}
          {...{ shown, busy, failure }}
          onSend={async (details, options) => {
            if (!(await step(opened, details, options))) return
            close()
            focusCard()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
