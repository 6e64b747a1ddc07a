import type { Dashboard } from './use-dashboard.ts'

/** Whether somebody has nothing on offer and nothing behind him: plots would tell him nothing. */
export function isNewSeller({ online, views, mostSeen, todo }: Dashboard): boolean {
  return (
    online === 0 &&
    views.now + views.before === 0 &&
    mostSeen.length === 0 &&
    todo.soldOut + todo.openCallbacks === 0 &&
    todo.importFailed === null
  )
}
