const key = 'wish'
const validMs = 15 * 60_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a visitor can't do with a part before he has logged in. */
type Wish = 'favourite' | 'chat' | 'callback'

/** Keeps what a visitor wanted with the part `id`, until he has logged in; only the last wish. */
export function keepWish(wish: Wish, id: string, now = Date.now()) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ wish, id, at: now }))
  } catch {
    // Then it is pressed once more after logging in.
  }
}

/** The part of a wish from the last quarter of an hour, once; a wish of another kind stays. */
export function takeWish(wish: Wish, now = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    if (kept.wish !== wish) return undefined
    sessionStorage.removeItem(key)
    const { id, at } = kept
    const age = now - Number(at)
    return typeof id === 'string' && uuid.test(id) && age >= 0 && age < validMs ? id : undefined
  } catch {
    return undefined
  }
}

/** For somebody who doesn't log in after all. */
export function forgetWish() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there is none.
  }
}
