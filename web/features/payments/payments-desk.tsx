import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { paymentSides, type PaymentSide } from '#contract/money-kinds.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { creditsHref, readCreditView } from './credit/credit-query.ts'
import { CreditSheet } from './credit/credit-sheet.tsx'
import { GrantedCredit } from './credit/granted-credit.tsx'
import { paymentsHref, paymentsParams, readPaymentsQuery } from './payments-query.ts'
import { Purchases } from './purchases.tsx'
import { Sales } from './sales.tsx'
import './payments.css'

/** What the user paid and owes; for sellers also the balance of what they sold. */
export function PaymentsDesk() {
  const { pathname, search } = useLocation()
  const isSeller = useLogin()?.role === 'SELLER'
  const query = useMemo(
    () => readPaymentsQuery(new URLSearchParams(search), isSeller),
    [search, isSeller],
  )
  const view = useMemo(
    () => readCreditView(new URLSearchParams(search), isSeller),
    [search, isSeller],
  )
  if (view?.kind === 'one')
    return (
      <div className="payments">
        <CreditSheet key={view.id} id={view.id} />
      </div>
    )
  const Side = query.side === 'sales' ? Sales : Purchases
  return (
    <div className="payments">
      {isSeller && <SideTabs pathname={pathname} side={view ? 'credit' : query.side} />}
      {view ? (
        <GrantedCredit key={view.order} page={view.page} order={view.order} />
      ) : (
        <Side query={query} pathname={pathname} params={paymentsParams(query.side, isSeller)} />
      )}
    </div>
  )
}

type SideTabsProps = { pathname: string; side: PaymentSide | 'credit' }

function SideTabs({ pathname, side }: SideTabsProps) {
  const { t } = useTranslation('payments')
  const tabs = paymentSides.toReversed().map((key) => ({
    key,
    label: t(`sides.${key}`),
    to: paymentsHref(pathname, key),
    current: key === side,
  }))
  const credit = {
    ...{ key: 'credit', label: t('sides.credit'), to: creditsHref },
    current: side === 'credit',
  }
  return <ViewTabs label={t('sides.label')} tabs={[...tabs, credit]} countText={countText} />
}
