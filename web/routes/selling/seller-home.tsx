import { useSaleTasks } from '#web/features/orders/overview/use-sale-tasks.tsx'
import { DashboardDesk } from '#web/features/selling/dashboard/dashboard-desk.tsx'

/** The dashboard of a seller, with what orders ask for. */
export function SellerHome() {
  return <DashboardDesk saleTasks={useSaleTasks()} />
}
