import type { Quote } from '#contract/orders.ts'
import { Amount } from '#web/shell/amount.tsx'
import { CompanyName } from '#web/shell/company-name.tsx'
import { useTranslation } from '#web/shell/i18n.ts'

type Terms = NonNullable<Quote['credit']>

/** What each seller of the cart grants, and which of them keep the order from being placed on credit. */
export function CreditTerms({ credit }: { credit: Terms }) {
  const { t } = useTranslation('cart')
  const isOffered = credit.every(({ problem }) => !problem)
  return (
    <div className="checkout-credit">
      {!isOffered && <p>{t('credit.unavailable')}</p>}
      <ul>
        {credit.map((terms) => (
          <li key={terms.seller}>
            <CompanyName name={terms.company_name} nameAr={terms.company_name_ar} />:{' '}
            <TermsText terms={terms} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TermsText({ terms: { problem, needed, free, days } }: { terms: Terms[number] }) {
  const { t } = useTranslation('cart')
  if (problem === 'not_enough')
    return (
      <>
        {t('credit.problems.not_enough')} (<Amount dirhams={free} /> / <Amount dirhams={needed} />)
      </>
    )
  if (problem) return t(`credit.problems.${problem}`)
  return (
    <>
      {t('credit.days', { count: days ?? 0 })} · {t('credit.free')} <Amount dirhams={free} />
    </>
  )
}
