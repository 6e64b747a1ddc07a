import { useEffect } from 'react'
import { useLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import type { realtime as realtimeOf, RealtimeSocket } from '#web/shell/realtime.ts'
import { refreshUnread } from '#web/shell/unread.ts'

const refreshEvents = ['connect', 'sync', 'notified', 'receive-message', 'messages-read'] as const

/** Keeps the counts current: by events, and when the tab gets the focus. */
export function useLiveUnread() {
  const { language } = usePage()
  const token = useLogin()?.token
  useEffect(() => {
    if (!token) return undefined
    const refresh = () => refreshUnread(language)
    let here = true
    let socket: RealtimeSocket | undefined
    let connect: typeof realtimeOf | undefined
    refresh()
    addEventListener('focus', refresh)
    import('#web/shell/realtime.ts').then(
      ({ realtime }) => {
        if (!here) return
        connect = realtime
        socket = realtime(language)
        for (const event of refreshEvents) socket?.on(event, refresh)
      },
      // Without a connection the counts are refreshed only when the tab gets the focus.
      () => {},
    )
    return () => {
      here = false
      removeEventListener('focus', refresh)
      for (const event of refreshEvents) socket?.off(event, refresh)
      // Closes the connection of the previous user.
      connect?.(language)
    }
  }, [language, token])
}
