import { useEffect } from 'react'
import { useLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import type { realtime as realtimeOf, RealtimeSocket } from '#web/shell/realtime.ts'
import { refreshUnread } from '#web/shell/unread.ts'

const telling = ['connect', 'sync', 'notified', 'receive-message', 'messages-read'] as const

/** Keeps the counts fresh: over the connection of this tab, and when one comes back to it. */
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
        for (const event of telling) socket?.on(event, refresh)
      },
      // Without the connection the counts are only fresh when one comes back to the tab.
      () => {},
    )
    return () => {
      here = false
      removeEventListener('focus', refresh)
      for (const event of telling) socket?.off(event, refresh)
      // Lets go of the connection of whoever was signed in.
      connect?.(language)
    }
  }, [language, token])
}
