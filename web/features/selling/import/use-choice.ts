import { useEffect, useEffectEvent, useState } from 'react'
import type { ImportReport } from '#contract/imports.ts'
import type { Choice } from './use-import.ts'

// Long enough to pass several options of a list by the arrow keys.
const pause = 700

type ChoiceOptions = {
  report: ImportReport
  settled: ImportReport
  check: (choice: Choice) => Promise<boolean>
}

/**
 * What was changed of how the list is read and isn't checked yet. It is checked by itself a moment
 * after the last change, and after a check that is under way.
 */
export function useChoice({ report, settled, check }: ChoiceOptions) {
  const [choice, setChoice] = useState<Choice>()
  const [sent, setSent] = useState<Choice>()
  const [refused, setRefused] = useState(false)

  const send = useEffectEvent(async (chosen: Choice) => {
    setSent(chosen)
    setRefused(false)
    if (!(await check(chosen))) setRefused(true)
  })
  const { done } = report
  useEffect(() => {
    if (!choice || choice === sent || !done) return undefined
    const timer = setTimeout(() => void send(choice), pause)
    return () => clearTimeout(timer)
  }, [choice, sent, done])

  // What was sent holds once a newer report is there.
  const [seen, setSeen] = useState(settled)
  if (seen !== settled) {
    setSeen(settled)
    if (choice === sent) setChoice(undefined)
  }

  return {
    choice,
    refused: refused && choice === sent,
    choose: setChoice,
    undo: () => setChoice(undefined),
    retry: () => setSent(undefined),
  }
}
