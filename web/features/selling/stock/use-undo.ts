import { useCallback, useEffect, useRef, useState } from 'react'
import { useFailureText } from '#web/shell/members/failure-text.ts'

/** What was done, and how to make it undone, while that is offered. */
export type Announcement = { message: string; undo?: (() => Promise<string>) | undefined }

const offeredMs = 10_000
const announcedMs = 5000

/**
 * Announces what was done and offers to undo it for ten seconds, longer while the notice is `paused`.
 * `undo` answers with what to say afterwards.
 */
export function useUndo() {
  const failureText = useFailureText()
  const [announced, setAnnounced] = useState<Announcement>()
  const [paused, setPaused] = useState(false)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  useEffect(() => {
    if (!announced || paused || busy) return undefined
    const timer = setTimeout(
      () => setAnnounced(undefined),
      announced.undo ? offeredMs : announcedMs,
    )
    return () => clearTimeout(timer)
  }, [announced, paused, busy])

  const announce = useCallback((message: string, undo?: Announcement['undo']) => {
    setAnnounced({ message, undo })
  }, [])
  const close = useCallback(() => {
    setAnnounced(undefined)
    setPaused(false)
  }, [])
  const undo = useCallback(async () => {
    if (!announced?.undo || running.current) return
    running.current = true
    setBusy(true)
    try {
      setAnnounced({ message: await announced.undo() })
    } catch (error) {
      setAnnounced({ message: failureText(error) })
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [announced, failureText])
  return { announced, busy, announce, close, undo, setPaused }
}

export type Undo = ReturnType<typeof useUndo>
