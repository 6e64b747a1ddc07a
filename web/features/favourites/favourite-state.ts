import { ApiError } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { browserApi } from '#web/shell/api.ts'
import type { Translate } from '#web/shell/i18n.ts'
import { loginNow } from '#web/shell/login-record.ts'
import {
  clearPendingAction,
  savePendingAction,
  takePendingAction,
} from '#web/shell/pending-action.ts'
import { parseStored, storedText } from '#web/ui/stored-text.ts'
import { createFavouriteStore, type FavouriteStore } from './favourite-store.ts'

/** What the button provides: the page's language and texts, and where to show messages. */
export type FavouriteFeedback = {
  language: Language
  t: Translate<'catalog'>
  toast: (message: string) => void
  askLogin: (reason: string, onClosed: () => void) => void
}

const storageKey = 'favourite-changed'
const batchDelayMs = 30
const staleAfterMs = 30_000

let current: { user: string; store: FavouriteStore; fetchedAt: number } | undefined

/** The favourites of the signed-in user; a change of user discards those of the previous one. */
function currentStore(language: Language): FavouriteStore | undefined {
  const user = loginNow()?._id
  if (user === undefined) return undefined
  if (current?.user !== user) {
    const api = browserApi(language)
    const store = createFavouriteStore(
      {
        getFavourites: async (ids) =>
          (await api.call('getFavouriteIds', { listing_ids: ids })).listing_ids,
        set: async (id, favourite) => {
          await api.call('setFavourite', { listing_id: id, favourite })
          notifyTabs(user, id, favourite)
        },
      },
      (ask) => setTimeout(ask, batchDelayMs),
    )
    current = { user, store, fetchedAt: Date.now() }
  }
  return current.store
}

function notifyTabs(user: string, id: string, favourite: boolean) {
  // Where storage is unavailable, the other tabs refresh when they get the focus.
  storedText(storageKey).write(JSON.stringify({ user, id, favourite, at: Date.now() }))
}

/** Another device may have changed the favourites. */
function refresh() {
  const hidden = document.visibilityState !== 'visible'
  if (hidden || !current || Date.now() - current.fetchedAt < staleAfterMs) return
  current.fetchedAt = Date.now()
  current.store.refresh()
}

if (typeof document !== 'undefined') {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey || !newValue || !current) return
    const { user, id, favourite } = (parseStored(newValue) ?? {}) as Record<string, unknown>
    if (user === current.user && typeof id === 'string')
      current.store.record(id, favourite === true)
  })
  addEventListener('focus', refresh)
  addEventListener('online', refresh)
  document.addEventListener('visibilitychange', refresh)
}

/**
 * Adds or removes a favourite. A failure is rolled back and shown; returns whether it succeeded.
 */
export async function setFavourite(
  id: string,
  favourite: boolean,
  feedback: FavouriteFeedback,
): Promise<boolean> {
  const { language, t, toast, askLogin } = feedback
  try {
    await currentStore(language)?.set(id, favourite)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) toast(t('shell:error.connection.title'))
    else if (error.code === 'auth.required') {
      if (favourite) savePendingFavourite(id)
      askLogin(t('card.loginFirst'), clearPendingAction)
    } else toast(error.message)
    return false
  }
}

let hasPendingHere = false
let replaying: Promise<void> | undefined

/** Saves the favourite that a visitor asked for until after login. */
function savePendingFavourite(id: string) {
  hasPendingHere = true
  replaying = undefined
  savePendingAction('favourite', id)
}

/**
 * Toggles relative to the shown state, which includes pending changes. For a visitor it is saved
 * for later.
 */
export function toggleFavourite(id: string, feedback: FavouriteFeedback): void {
  const store = currentStore(feedback.language)
  if (store) void setFavourite(id, !store.isFavourite(id), feedback)
  else savePendingFavourite(id)
}

/** Whether this page is still open after a second: logging in reloads it. */
const staysOnPage = () =>
  new Promise<boolean>((resolve) => {
    const leave = () => resolve(false)
    addEventListener('beforeunload', leave)
    setTimeout(() => {
      removeEventListener('beforeunload', leave)
      resolve(true)
    }, 1000)
  })

async function replayPendingFavourite(feedback: FavouriteFeedback) {
  // The reloaded page replays the pending favourite and reports the result.
  if (hasPendingHere && !(await staysOnPage())) return
  const pendingId = takePendingAction('favourite')
  if (pendingId && (await setFavourite(pendingId, true, feedback)))
    feedback.toast(feedback.t('card.keptNow'))
}

/**
 * Calls `listener` with whether a listing is a favourite, until the returned function is called.
 * The first call replays a favourite that was pending from before login.
 */
export function watchFavourite(
  id: string,
  listener: (favourite: boolean) => void,
  feedback: FavouriteFeedback,
): () => void {
  replaying ??= replayPendingFavourite(feedback)
  return currentStore(feedback.language)?.follow(id, listener) ?? (() => {})
}
