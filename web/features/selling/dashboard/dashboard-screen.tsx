import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DayPlot } from './day-plot.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LowStock, MostSeen } from './part-lists.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { isNewSeller } from './seller-stage.ts'
import { Todo } from './todo.tsx'
import { periodOf, useDashboard, type Dashboard } from './use-dashboard.ts'
import { Wanted } from './wanted.tsx'
import './dashboard.css'

export default function DashboardScreen() {
  return (
    <RequireLogin>
      <ForSellers />
    </RequireLogin>
  )
}

function ForSellers() {
  const { t } = useTranslation('dashboard')
  const login = useLogin()
  // A session that has ended leaves what is there to the one who comes back.
  if (!login || login.role === 'SELLER') return <OwnDashboard />
  return (
    <section className="panel grid max-w-prose justify-items-start gap-3 p-5">
      <h2 className="text-xl">{t('others.title')}</h2>
      <p className="text-soft">{t('others.text')}</p>
      <Link to="/all-listings" className="button">
        {t('others.search')}
      </Link>
    </section>
  )
}

function OwnDashboard() {
  const [query] = useSearchParams()
  const days = periodOf(query)
  const { shown, updating, failure, retry } = useDashboard(days)
  if (!shown && !failure) return <DashboardSkeleton />
  if (shown && isNewSeller(shown)) return <FirstSteps todo={shown.todo} />
  return (
    <div className="grid gap-4">
      <PeriodChoice days={days} />
      {failure ? (
        <LoadFailure message={failure} onRetry={retry} />
      ) : (
        <div className="dashboard" aria-busy={updating} data-updating={updating || undefined}>
          {shown && <Sections dashboard={shown} />}
        </div>
      )}
    </div>
  )
}

function Sections({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <Figures dashboard={dashboard} />
      <Todo todo={dashboard.todo} />
      <DayPlot key={dashboard.days} series={dashboard.series} />
      <Wanted wanted={dashboard.wanted} />
      <div className="dashboard-parts">
        <LowStock parts={dashboard.lowStock} count={dashboard.lowStockCount} />
        <MostSeen parts={dashboard.mostSeen} />
      </div>
    </>
  )
}
