import { useEffect, useState } from 'react'

/** Whether `active` has lasted for 300 ms: short waits show no skeleton. */
export function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setSlow(true), 300)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [active])
  return active && slow
}
