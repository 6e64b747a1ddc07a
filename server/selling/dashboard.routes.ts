import { bind } from '../platform/api/binding.ts'
import { getDashboard, type DashboardDeps } from './get-dashboard.ts'
import type { InterestCounter } from './interest.ts'

export const dashboardRoutes = (deps: DashboardDeps, interest: InterestCounter) => [
  bind('getDashboard', (input, by) => getDashboard(deps, input, by)),
  // Always the same answer: it tells nobody whether there is such a listing.
  bind('recordInterest', async ({ listing_id, kind }, { client }) => {
    await interest.count(listing_id, kind, client)
    return { message: 'success' as const }
  }),
]
