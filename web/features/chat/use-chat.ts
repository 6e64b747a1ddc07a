import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { chatNow } from './chat-session.ts'
import type { Chat } from './core/chat.ts'
import type { Watched } from './core/watched.ts'

/** Shows every change of something that the core keeps. */
export function useWatched<Kept extends Watched>(kept: Kept): Kept {
  useSyncExternalStore(kept.subscribe, () => kept.version)
  return kept
}

/** The chat of whoever is signed in; the last one stays where a session has ended. */
export function useChat(): Chat | undefined {
  const { language } = usePage()
  const token = useLogin()?.token
  const [chat, setChat] = useState<Chat>()
  useEffect(() => {
    const now = chatNow(language)
    if (now) setChat(now)
    // Another token is another chat.
  }, [language, token])
  return chat
}

const REFRESH = 60_000

/** Whether somebody looks at this tab, and the time in minutes; asks for news when he comes back. */
export function usePresence(chat: Chat): { looking: boolean; now: number } {
  const [looking, setLooking] = useState(() => !document.hidden)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => {
      setLooking(!document.hidden)
      setNow(Date.now())
      if (!document.hidden) chat.refresh()
    }
    const timer = setInterval(() => document.hidden || look(), REFRESH)
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [chat])
  return { looking, now }
}
