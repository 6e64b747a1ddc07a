import { ApiError } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { browserApi } from '#web/shell/api.ts'
import type { Translate } from '#web/shell/i18n.ts'
import { loginNow } from '#web/shell/login-record.ts'
import { forgetWish, keepWish, takeWish } from '#web/shell/wish.ts'
import { createMarks, type Marks } from './marks-store.ts'

/** What a heart lends: the page's words, and where to say them. */
export type HeartVoice = {
  language: Language
  t: Translate<'catalog'>
  toast: (message: string) => void
  askLogin: (reason: string, onClosed: () => void) => void
}

const storageKey = 'favourite-changed'
const gatherMs = 30
const freshMs = 30_000

let current: { user: string; marks: Marks; asked: number } | undefined

/** The marks of whoever is signed in; of another person there is nothing left. */
function marksNow(language: Language): Marks | undefined {
  const user = loginNow()?._id
  if (user === undefined) return undefined
  if (current?.user !== user) {
    const api = browserApi(language)
    const marks = createMarks(
      {
        marks: async (ids) =>
          (await api.call('getFavouriteMarks', { listing_ids: ids })).listing_ids,
        set: async (id, favourite) => {
          await api.call('setFavourite', { listing_id: id, favourite })
          tellTabs(user, id, favourite)
        },
      },
      (ask) => setTimeout(ask, gatherMs),
    )
    current = { user, marks, asked: Date.now() }
  }
  return current.marks
}

function tellTabs(user: string, id: string, favourite: boolean) {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ user, id, favourite, at: Date.now() }))
  } catch {
    // Then the other tabs follow when they are looked at.
  }
}

addEventListener('storage', ({ key, newValue }) => {
  if (key !== storageKey || !newValue || !current) return
  const { user, id, favourite } = JSON.parse(newValue) as Record<string, unknown>
  if (user === current.user && typeof id === 'string') current.marks.told(id, favourite === true)
})

/** Another device may have kept something meanwhile. */
function refresh() {
  const hidden = document.visibilityState !== 'visible'
  if (hidden || !current || Date.now() - current.asked < freshMs) return
  current.asked = Date.now()
  current.marks.refresh()
}
addEventListener('focus', refresh)
addEventListener('online', refresh)
document.addEventListener('visibilitychange', refresh)

/** Keeps a part or lets it go; what fails is taken back and said. Whether it was done. */
export async function setKept(id: string, favourite: boolean, voice: HeartVoice): Promise<boolean> {
  const { language, t, toast, askLogin } = voice
  try {
    await marksNow(language)?.set(id, favourite)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) toast(t('shell:error.connection.title'))
    else if (error.code === 'auth.required') {
      if (favourite) wishFor(id)
      askLogin(t('card.loginFirst'), forgetWish)
    } else toast(error.message)
    return false
  }
}

let wishedHere = false
let fulfilling: Promise<void> | undefined

/** Remembers what a visitor wants to keep, for when he has logged in. */
function wishFor(id: string) {
  wishedHere = true
  fulfilling = undefined
  keepWish('favourite', id)
}

/** The other of what is shown, or will be once what was pressed before is done; a visitor's wish. */
export function pressHeart(id: string, voice: HeartVoice): void {
  const marks = marksNow(voice.language)
  if (marks) void setKept(id, !marks.isKept(id), voice)
  else wishFor(id)
}

/** Whether this page is still there in a second: logging in loads it again. */
const stays = () =>
  new Promise<boolean>((resolve) => {
    const leave = () => resolve(false)
    addEventListener('beforeunload', leave)
    setTimeout(() => {
      removeEventListener('beforeunload', leave)
      resolve(true)
    }, 1000)
  })

async function fulfilWish(voice: HeartVoice) {
  // The page that comes has the time to do it, and to say so.
  if (wishedHere && !(await stays())) return
  const wish = takeWish('favourite')
  if (wish && (await setKept(wish, true, voice))) voice.toast(voice.t('card.keptNow'))
}

/**
 * Shows in `listener` whether a part is kept, as long as its heart is in sight. A wish from before
 * logging in is fulfilled with the first heart that is shown.
 */
export function followKept(
  id: string,
  listener: (kept: boolean) => void,
  voice: HeartVoice,
): () => void {
  fulfilling ??= fulfilWish(voice)
  return marksNow(voice.language)?.follow(id, listener) ?? (() => {})
}
