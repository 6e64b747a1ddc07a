import { parseStored, storedText } from '#web/ui/stored-text.ts'

// Without storage the user repeats the action after login.
const stored = storedText('wish', { area: 'session' })
const validMs = 15 * 60_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An action that a visitor has to log in for. */
type PendingAction = 'favourite' | 'chat' | 'callback'

/**
 * Stores the action a visitor started with the listing `id` until after login; only the last one.
 */
export function savePendingAction(action: PendingAction, id: string, now = Date.now()) {
  stored.write(JSON.stringify({ wish: action, id, at: now }))
}

/**
 * The listing of a pending action from the last 15 minutes, once; an action of another kind stays.
 */
export function takePendingAction(action: PendingAction, now = Date.now()): string | undefined {
  const pending = (parseStored(stored.read()) ?? {}) as Record<string, unknown>
  if (pending.wish !== action) return undefined
  clearPendingAction()
  const { id, at } = pending
  const age = now - Number(at)
  return typeof id === 'string' && uuid.test(id) && age >= 0 && age < validMs ? id : undefined
}

/** For a visitor who closes the login dialog. */
export const clearPendingAction = () => void stored.write(null)
