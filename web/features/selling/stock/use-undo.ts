import { useCallback, useEffect, useRef, useState } from 'react'
import { useFailureText } from '#web/shell/members/failure-text.ts'

/** What was done, and how to make it undone, while that is offered. */
export type Told = { message: string; undo?: (() => Promise<string>) | undefined }

const offeredMs = 10_000
const toldMs = 5000

/**
 * Tells what was done and offers to undo it for ten seconds, longer while the notice is `held`.
 * `undo` answers with what to say afterwards.
 */
export function useUndo() {
  const failureText = useFailureText()
  const [told, setTold] = useState<Told>()
  const [held, setHeld] = useState(false)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  useEffect(() => {
    if (!told || held || busy) return undefined
    const timer = setTimeout(() => setTold(undefined), told.undo ? offeredMs : toldMs)
    return () => clearTimeout(timer)
  }, [told, held, busy])

  const tell = useCallback((message: string, undo?: Told['undo']) => {
    setTold({ message, undo })
  }, [])
  const close = useCallback(() => {
    setTold(undefined)
    setHeld(false)
  }, [])
  const undo = useCallback(async () => {
    if (!told?.undo || running.current) return
    running.current = true
    setBusy(true)
    try {
      setTold({ message: await told.undo() })
    } catch (error) {
      setTold({ message: failureText(error) })
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [told, failureText])
  return { told, busy, tell, close, undo, setHeld }
}

export type Undo = ReturnType<typeof useUndo>
