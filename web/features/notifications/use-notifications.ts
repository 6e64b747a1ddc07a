import { useEffect } from 'react'
import type { Api, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Notification } from '#contract/notifications.ts'
import { queryApi, type DataQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { pageOf } from '#web/ui/pages.ts'
import { setUnread, useUnread } from '#web/shell/unread.ts'

type Reply = ReplyOf<'getNotifications'>
type PageQuery = { page: number; limit: number }

const perPage = 24

/** The page of notifications in an address; the first unless it names another. */
export const notificationsQuery = (params: URLSearchParams): PageQuery => ({
  page: pageOf(params) ?? 1,
  limit: perPage,
})

export const notificationsData = (query: PageQuery): DataQuery<Reply> => ({
  queryKey: ['getNotifications', query],
  queryFn: async ({ signal }) => {
    const reply = await queryApi(signal).call('getNotifications', query)
    setUnread({ notifications: reply.unread }, document.documentElement.lang as Language)
    return reply
  },
})

/**
 * Notifications by page; a new one is added live. `at` is the reference time for ages, in ms since
 * 1970.
 */
export function useNotifications(query: PageQuery) {
  const { language } = usePage()
  const toast = useToast()
  const { data, at, failure, updating, reload, change } = useData(notificationsData(query))
  const { run } = useMutation()

  // The live count differs from the one that came with the list.
  const counted = useUnread().notifications
  const outdated = data !== undefined && data.unread !== counted
  useEffect(() => {
    if (outdated) reload()
  }, [outdated, counted, reload])

  /** Marks one or all as read, optimistically; a failure is rolled back. */
  const read = async (one?: Notification) => {
    if (one?.read) return
    const notifications = one ? [one] : (data?.notifications ?? [])
    const ids = notifications.flatMap(({ _id, read }) => (read ? [] : _id))
    const readNow = async (api: Api) => {
      const { unread } = await api.call('readNotifications', one ? { ids } : { all: true })
      change((reply) => ({ ...reply, unread }))
      setUnread({ notifications: unread }, language)
    }
    await run(readNow, {
      key: one?._id ?? 'all',
      optimistic: () => {
        change((reply) => withRead(reply, ids, true))
        return () => change((reply) => withRead(reply, ids, false))
      },
      // The link opens all the same; the notification only stays unread.
      onFailure: (message) => one || toast(message),
    })
  }
  const shown =
    data && !updating
      ? { items: data.notifications, unread: data.unread, pages: data.pages, at }
      : undefined
  return { shown, failure, reload, read }
}

function withRead(reply: Reply, ids: string[], read: boolean): Reply {
  const notifications = reply.notifications.map((item) =>
    ids.includes(item._id) ? { ...item, read } : item,
  )
  return { ...reply, notifications }
}
