import { Link } from 'react-router'
import type { NextPayout as Next } from '#contract/payments.ts'
import { dayInUae } from '#contract/uae-day.ts'
import { Amount } from '#web/shell/amount.tsx'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'

type NextPayoutProps = { next: Next; available: number }

/** When the seller is paid next, or why not; nothing where there is nothing to pay. */
export function NextPayout({ next, available }: NextPayoutProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  if (available === 0) return null
  const { withheld, until, date, minimum } = next
  if (withheld)
    return (
      <section aria-labelledby="withheld" className="payment-hint panel">
        <Icon name="price" className="text-lg text-check" />
        <div>
          <h2 id="withheld" className="text-md">
            {t(`payouts.withheld.${withheld}`)}
          </h2>
          <p className="text-soft">
            {t(`payouts.withheldText.${withheld}`, {
              date: until ? dayText(dayInUae(until), language) : '',
            })}
          </p>
          {withheld !== 'suspended' && (
            <Link to="/my-profile" className="text-button">
              {t('payouts.profile')}
            </Link>
          )}
        </div>
      </section>
    )
  const [before, after] = t('payouts.minimum', { amount: '\n' }).split('\n')
  return (
    <p className="text-soft">
      {date ? t('payouts.next', { date: dayText(date, language) }) : t('payouts.byHand')}{' '}
      {available < minimum && (
        <>
          {before}
          <Amount dirhams={minimum} />
          {after}
        </>
      )}
    </p>
  )
}
