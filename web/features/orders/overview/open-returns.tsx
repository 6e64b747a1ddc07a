import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { SummaryLine } from '#web/ui/summary-panel.tsx'
import { openReturns } from './open-returns-data.ts'

/** How many returns of the user's purchases are open; nothing where there are none. */
export function OpenReturns() {
  const { t } = useTranslation('overview')
  const { data } = useData(openReturns('purchases'))
  if (!data || data.total === 0) return null
  const way = { to: '/returns?side=purchases', label: t('returns.all') }
  return <SummaryLine icon="return" text={t('returns.open', { count: data.total })} way={way} />
}
