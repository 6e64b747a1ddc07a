import { useEffect, useRef } from 'react'
import { focusStep, type Step } from './step-panel.tsx'

/**
 * Takes whoever works in the flow along when `stage` changes: what had the focus is gone then. Who is
 * elsewhere on the page isn't disturbed. No stage: it isn't known yet.
 */
export function useStepFocus(stage: string | undefined, step: Step) {
  const flow = useRef<HTMLDivElement>(null)
  const before = useRef(stage)
  useEffect(() => {
    const was = before.current
    if (stage === undefined || stage === was) return
    before.current = stage
    if (was === undefined) return
    const { activeElement } = document
    const isHere =
      activeElement?.matches('body, main') ||
      flow.current?.contains(activeElement) ||
      activeElement?.matches('[data-opens-import]')
    if (isHere) focusStep(step)
  }, [stage, step])
  return flow
}
