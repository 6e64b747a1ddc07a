import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/language.ts'
import { browserApi } from './api.ts'
import { loginNow, useLogin } from './login-record.ts'

/** Unread counts of the signed-in user. */
export type Unread = { messages: number; notifications: number }

const none: Unread = { messages: 0, notifications: 0 }
const batchDelayMs = 250

type UnreadSource = {
  /** Fetches the current counts; leaves out those that couldn't be fetched. */
  fetchCounts: (language: Language) => Promise<Partial<Unread>>
  /** The owner of the counts; undefined for a visitor. */
  currentUserId: () => string | undefined
}

/** Counts with their owner, so that a new login never sees those of the previous one. */
export function createUnreadStore({ fetchCounts, currentUserId }: UnreadSource) {
  const listeners = new Set<() => void>()
  let cached: { userId: string | undefined; counts: Unread } = { userId: undefined, counts: none }
  let scheduled = false
  let fetching = false
  let queuedLanguage: Language | undefined

  const countsOf = (userId: string | undefined) =>
    userId !== undefined && userId === cached.userId ? cached.counts : none

  const apply = (update: Partial<Unread>) => {
    const userId = currentUserId()
    const before = countsOf(userId)
    const counts = { ...before, ...update }
    const same =
      counts.messages === before.messages && counts.notifications === before.notifications
    if (same) return
    cached = { userId, counts }
    for (const listener of listeners) listener()
  }

  const fetchNow = async (language: Language) => {
    const userId = currentUserId()
    if (userId === undefined) return
    fetching = true
    const update = await fetchCounts(language)
    fetching = false
    if (currentUserId() === userId) apply(update)
    const next = queuedLanguage
    queuedLanguage = undefined
    if (next) refresh(next)
  }

  /** Combines bursts of events; a refresh during a fetch runs once more afterwards. */
  function refresh(language: Language) {
    if (fetching) queuedLanguage = language
    if (fetching || scheduled) return
    scheduled = true
    setTimeout(() => {
      scheduled = false
      void fetchNow(language)
    }, batchDelayMs)
  }

  return {
    countsOf,
    refresh,
    /** Applies counts from another call's reply; a fetch in progress may be older. */
    set(update: Partial<Unread>, language: Language) {
      if (fetching) queuedLanguage = language
      apply(update)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const store = createUnreadStore({ fetchCounts: fetchUnread, currentUserId: () => loginNow()?._id })

/** Fetches both counts soon. Failures are ignored, because it runs often. */
export const refreshUnread = store.refresh

/** Applies a count that came with the reply of a call. */
export const setUnread = store.set

/** The unread counts of the signed-in user; zero for visitors and until they are loaded. */
export function useUnread(): Unread {
  const id = useLogin()?._id
  return useSyncExternalStore(
    store.subscribe,
    () => store.countsOf(id),
    () => none,
  )
}

async function fetchUnread(language: Language): Promise<Partial<Unread>> {
  const api = browserApi(language)
  const [rooms, bell] = await Promise.allSettled([
    api.call('getUserRooms', { limit: 1 }),
    api.call('getNotifications', { limit: 1 }),
  ])
  return {
    ...(rooms.status === 'fulfilled' && { messages: rooms.value.unreadMsgCnt }),
    ...(bell.status === 'fulfilled' && { notifications: bell.value.unread }),
  }
}
