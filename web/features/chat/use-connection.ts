import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Chat } from './core/chat.ts'
import { useObservable } from './use-chat.ts'

// Short interruptions are not shown.
const SHOWN_AFTER_MS = 4_000

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Whether messages can be sent now, and what prevents it. */
export function useConnection(chat: Chat): 'online' | 'offline' | 'connecting' {
  const network = useSyncExternalStore(subscribe, () => navigator.onLine)
  const { connected } = useObservable(chat)
  const [prolonged, setProlonged] = useState(false)
  useEffect(() => {
    if (connected) return setProlonged(false)
    const timer = setTimeout(() => setProlonged(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [connected])
  if (!network) return 'offline'
  return !connected && prolonged ? 'connecting' : 'online'
}
