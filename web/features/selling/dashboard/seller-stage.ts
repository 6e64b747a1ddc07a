import type { Dashboard } from './use-dashboard.ts'

/** Whether a seller has no listings and no history, so that plots would be empty. */
export function isNewSeller({ online, views, mostSeen, todo }: Dashboard): boolean {
  return (
    online === 0 &&
    views.now + views.before === 0 &&
    mostSeen.length === 0 &&
    todo.soldOut + todo.openCallbacks === 0 &&
    todo.importFailed === null
  )
}
