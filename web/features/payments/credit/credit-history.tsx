import type { ReplyOf } from '#contract/api.ts'
import { dayInUae } from '#contract/uae-day.ts'
import { Amount } from '#web/shell/amount.tsx'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'

/** How credit was granted and changed, latest first, and by whom. */
export function CreditHistory({ history }: Pick<ReplyOf<'getCredit'>, 'history'>) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (
    <SummaryPanel title={t('credit.history')} icon="time">
      <ol className="credit-history">
        {history.map(({ at, event, by, limit, days }, index) => (
          <li key={index}>
            <span>
              {t(`credit.events.${event}`)}
              <span className="text-soft"> · {t(`credit.by.${by}`)}</span>
            </span>
            <span className="text-soft">
              <Amount dirhams={limit} /> · {t('credit.terms', { count: days })}
            </span>
            <time dateTime={at} className="text-soft">
              {dayText(dayInUae(at), language)}
            </time>
          </li>
        ))}
      </ol>
    </SummaryPanel>
  )
}
