import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/language.ts'
import { browserApi } from './api.ts'
import { loginNow, useLogin } from './login-record.ts'

/** How much waits for whoever is signed in. */
export type Unread = { messages: number; notifications: number }

const none: Unread = { messages: 0, notifications: 0 }
const gatheringMs = 250

type Source = {
  /** What is known of it now; leaves out what couldn't be asked. */
  ask: (language: Language) => Promise<Partial<Unread>>
  /** Whose counts they are; undefined for a visitor. */
  owner: () => string | undefined
}

/** Counts with their owner, so that the next one to sign in never sees those of the last. */
export function unreadStore({ ask, owner }: Source) {
  const listeners = new Set<() => void>()
  let known: { of: string | undefined; counts: Unread } = { of: undefined, counts: none }
  let waiting = false
  let asking = false
  let again: Language | undefined

  const countsOf = (person: string | undefined) =>
    person !== undefined && person === known.of ? known.counts : none

  const take = (news: Partial<Unread>) => {
    const of = owner()
    const before = countsOf(of)
    const counts = { ...before, ...news }
    const same =
      counts.messages === before.messages && counts.notifications === before.notifications
    if (same) return
    known = { of, counts }
    for (const listener of listeners) listener()
  }

  const askNow = async (language: Language) => {
    const of = owner()
    if (of === undefined) return
    asking = true
    const news = await ask(language)
    asking = false
    if (owner() === of) take(news)
    const next = again
    again = undefined
    if (next) refresh(next)
  }

  /** Events come in crowds; what is asked meanwhile is asked once more afterwards. */
  function refresh(language: Language) {
    if (asking) again = language
    if (asking || waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      void askNow(language)
    }, gatheringMs)
  }

  return {
    countsOf,
    refresh,
    /** What a call said about it anyway; an answer that is under way may be older. */
    note(news: Partial<Unread>, language: Language) {
      if (asking) again = language
      take(news)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const store = unreadStore({ ask: askServer, owner: () => loginNow()?._id })

/** Asks for both counts soon; quiet where that fails, as it is asked often. */
export const refreshUnread = store.refresh

/** Takes over a count that came with the reply of a call. */
export const noteUnread = store.note

/** What waits for whoever is signed in; nothing for visitors and until it is known. */
export function useUnread(): Unread {
  const id = useLogin()?._id
  return useSyncExternalStore(
    store.subscribe,
    () => store.countsOf(id),
    () => none,
  )
}

async function askServer(language: Language): Promise<Partial<Unread>> {
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
