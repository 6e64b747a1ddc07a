import { useSearchParams } from 'react-router'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DayPlot } from './day-plot.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LowStock, MostSeen } from './part-lists.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { isNewSeller } from './seller-stage.ts'
import { type Task, Todo } from './todo.tsx'
import { periodOf, useDashboard, type Dashboard } from './use-dashboard.ts'
import { Wanted } from './wanted.tsx'
import './dashboard.css'

/** Figures and next steps of a seller. `saleTasks` are those of orders, from their feature. */
export function DashboardDesk({ saleTasks }: { saleTasks: Task[] }) {
  const [query] = useSearchParams()
  const days = periodOf(query)
  const { data: shown, updating, failure, reload } = useDashboard(days)
  if (!shown && !failure) return <DashboardSkeleton />
  if (shown && isNewSeller(shown) && saleTasks.length === 0) return <FirstSteps todo={shown.todo} />
  return (
    <div className="grid gap-4">
      <PeriodChoice days={days} />
      {failure ? (
        <LoadFailure message={failure} onRetry={reload} />
      ) : (
        <div className="dashboard" aria-busy={updating} data-updating={updating || undefined}>
          {shown && <Sections dashboard={shown} saleTasks={saleTasks} />}
        </div>
      )}
    </div>
  )
}

function Sections({ dashboard, saleTasks }: { dashboard: Dashboard; saleTasks: Task[] }) {
  return (
    <>
      <Figures dashboard={dashboard} />
      <Todo todo={dashboard.todo} saleTasks={saleTasks} />
      <DayPlot key={dashboard.days} series={dashboard.series} />
      <Wanted wanted={dashboard.wanted} />
      <div className="dashboard-parts">
        <LowStock parts={dashboard.lowStock} count={dashboard.lowStockCount} />
        <MostSeen parts={dashboard.mostSeen} />
      </div>
    </>
  )
}
