import { useEffect, useState } from 'react'

/**
 * The time in ms since 1970, updated every minute: for ages on screens rendered in the browser
 * only.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
