import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { currentChat } from './chat-session.ts'
import type { Chat } from './core/chat.ts'
import type { Observable } from './core/observable.ts'

/** Rerenders on every change of an `Observable`. */
export function useObservable<Value extends Observable>(value: Value): Value {
  useSyncExternalStore(value.subscribe, () => value.version)
  return value
}

/** The chat of the signed-in user; the last one stays when the session has ended. */
export function useChat(): Chat | undefined {
  const { language } = usePage()
  const token = useLogin()?.token
  const [chat, setChat] = useState<Chat>()
  useEffect(() => {
    const now = currentChat(language)
    if (now) setChat(now)
    // A new token means a new chat.
  }, [language, token])
  return chat
}

const REFRESH = 60_000

/**
 * Whether the tab is visible, and the time in minutes; refreshes the chat when it becomes visible.
 */
export function usePresence(chat: Chat): { visible: boolean; now: number } {
  const [visible, setVisible] = useState(() => !document.hidden)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => {
      setVisible(!document.hidden)
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
  return { visible, now }
}
