import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { periods, type Period } from './use-dashboard.ts'

/** Over how many days; each is an address of its own. */
export function PeriodChoice({ days }: { days: Period }) {
  const { t } = useTranslation('dashboard')
  return (
    <nav aria-label={t('period.label')}>
      <ul className="period-choice">
        {periods.map((choice) => (
          <li key={choice}>
            <Link
              to={choice === 30 ? '/dashboard' : `/dashboard?days=${choice}`}
              replace
              preventScrollReset
              aria-current={choice === days ? 'true' : undefined}
            >
              {t('period.days', { count: choice })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
