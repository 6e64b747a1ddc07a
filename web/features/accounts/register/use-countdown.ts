import { useCallback, useEffect, useState } from 'react'

/** Another one-time code can be asked for after so long; the server says the same. */
export const resendSeconds = 60

/** Whole seconds until a moment that `start` sets; 0 when it has come. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) setEnd(0)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  const start = useCallback((seconds: number) => {
    setEnd(Date.now() + seconds * 1000)
    setLeft(seconds)
  }, [])
  return { left, start }
}
