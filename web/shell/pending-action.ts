const key = 'wish'
const validMs = 15 * 60_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An action that a visitor has to log in for. */
type PendingAction = 'favourite' | 'chat' | 'callback'

/**
 * Stores the action a visitor started with the listing `id` until after login; only the last one.
 */
export function savePendingAction(action: PendingAction, id: string, now = Date.now()) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ wish: action, id, at: now }))
  } catch {
    // Without storage the user repeats the action after login.
  }
}

/**
 * The listing of a pending action from the last 15 minutes, once; an action of another kind stays.
 */
export function takePendingAction(action: PendingAction, now = Date.now()): string | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    if (stored.wish !== action) return undefined
    sessionStorage.removeItem(key)
    const { id, at } = stored
    const age = now - Number(at)
    return typeof id === 'string' && uuid.test(id) && age >= 0 && age < validMs ? id : undefined
  } catch {
    return undefined
  }
}

/** For a visitor who closes the login dialog. */
export function clearPendingAction() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is none.
  }
}
