import { useEffect, useState } from 'react'

/** The time in ms since 1970, anew every minute: for ages on screens of the browser alone. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
