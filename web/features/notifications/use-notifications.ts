import { useEffect, useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { browserApi } from '#web/shell/api.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { setUnread, useUnread } from '#web/shell/unread.ts'

type Page = { items: Notification[]; unread: number; page: number; pages: number; at: number }

/**
 * Notifications by page; a new one is added live. `at` is the reference time for ages, in ms since
 * 1970.
 */
export function useNotifications({ page, limit }: { page: number; limit: number }) {
  const { language } = usePage()
  const failureText = useFailureText()
  const toast = useToast()
  const news = useUnread().notifications
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<Page>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getNotifications', { page, limit })
      .then(({ notifications, unread, pages }) => {
        setShown({ items: notifications, unread, page, pages, at: Date.now() })
        setFailure(undefined)
        setUnread({ notifications: unread }, language)
      })
      .catch((error: unknown) => controller.signal.aborted || setFailure(failureText(error)))
    return () => controller.abort()
  }, [language, failureText, page, limit, attempt, news])

  /** Marks one or all as read, optimistically; a failure is rolled back. */
  const read = async (one?: Notification) => {
    if (one?.read) return
    const ids = (one ? [one] : (shown?.items ?? [])).flatMap(({ _id, read }) => (read ? [] : _id))
    setShown((page) => page && marked(page, ids, true))
    try {
      const input = one ? { ids } : { all: true }
      const { unread } = await browserApi(language).call('readNotifications', input)
      setShown((page) => page && { ...page, unread })
      setUnread({ notifications: unread }, language)
    } catch (error) {
      setShown((page) => page && marked(page, ids, false))
      // The link opens all the same; the notification only stays unread.
      if (!one) toast(failureText(error))
    }
  }

  const retry = () => {
    setFailure(undefined)
    setAttempt((before) => before + 1)
  }
  return { shown: shown?.page === page ? shown : undefined, failure, retry, read }
}

function marked(page: Page, ids: string[], read: boolean): Page {
  const items = page.items.map((item) => (ids.includes(item._id) ? { ...item, read } : item))
  return { ...page, items }
}
