import type { Credit } from '#contract/credit.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'

/** What is overdue, else the state of the credit. */
export function CreditChip({ credit: { state, overdue } }: { credit: Credit }) {
  const { t } = useTranslation('payments')
  if (overdue > 0)
    return (
      <span className="chip payment-state" data-state="overdue">
        {t('credit.overdue')} <Amount dirhams={overdue} />
      </span>
    )
  return (
    <span className="chip payment-state" data-state={state}>
      {t(`credit.states.${state}`)}
    </span>
  )
}
