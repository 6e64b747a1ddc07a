import { useEffect, useState } from 'react'
import type { OutboxMessage } from '#contract/account.ts'
import { browserApi } from '#web/shell/api.ts'
import { usePage } from '#web/shell/page.tsx'

const every = 3000

type Outbox = { messages: OutboxMessage[] | undefined; failed: boolean }

/** The latest messages of a demonstration, asked for again and again while the page is in sight. */
export function useOutbox(to: string): Outbox {
  const { language } = usePage()
  const [outbox, setOutbox] = useState<Outbox>({ messages: undefined, failed: false })
  useEffect(() => {
    const controller = new AbortController()
    const api = browserApi(language, controller.signal)
    const look = () => {
      if (document.hidden) return
      api
        .call('getOutbox', { to: to || undefined, limit: 50 })
        .then(({ items }) => setOutbox({ messages: items, failed: false }))
        .catch(() => {
          if (!controller.signal.aborted) setOutbox(({ messages }) => ({ messages, failed: true }))
        })
    }
    look()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look, { signal: controller.signal })
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [to, language])
  return outbox
}
