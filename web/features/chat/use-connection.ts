import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Chat } from './core/chat.ts'
import { useWatched } from './use-chat.ts'

// A short break is nobody's business.
const WORTH_TELLING = 4_000

function watchNetwork(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether messages go out right now, and what is in their way. */
export function useConnection(chat: Chat): 'online' | 'offline' | 'connecting' {
  const network = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const { connected } = useWatched(chat)
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (connected) return setLong(false)
    const timer = setTimeout(() => setLong(true), WORTH_TELLING)
    return () => clearTimeout(timer)
  }, [connected])
  if (!network) return 'offline'
  return !connected && long ? 'connecting' : 'online'
}
