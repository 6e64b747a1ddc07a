import { bind } from '../platform/api/binding.ts'
import type { DashboardService } from './dashboard.service.ts'
import type { InterestCounter } from './interest.ts'

export const dashboardRoutes = (dashboard: DashboardService, interest: InterestCounter) => [
  bind('getDashboard', (input, { caller, language }) => dashboard.figures(caller, input, language)),
  // Always the same answer: it tells nobody whether there is such a listing.
  bind('noteInterest', async ({ listing_id, kind }, { client }) => {
    await interest.count(listing_id, kind, client)
    return { message: 'success' as const }
  }),
]
