import {
  creditData,
  creditsData,
  readCreditView,
} from '#web/features/payments/credit/credit-query.ts'
import { PaymentsDesk } from '#web/features/payments/payments-desk.tsx'
import { paymentsData, readPaymentsQuery } from '#web/features/payments/payments-query.ts'
import { PaymentsSkeleton } from '#web/features/payments/payments-skeleton.tsx'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export const clientLoader = privateLoader({
  texts: 'orders',
  load: async ({ url: { searchParams }, login }) => {
    const isSeller = login.role === 'SELLER'
    const view = readCreditView(searchParams, isSeller)
    if (view?.kind === 'one') return showCached(creditData(view.id))
    if (view) return showCached(creditsData({ page: view.page, side: 'sales' }))
    return showCached(paymentsData(readPaymentsQuery(searchParams, isSeller)))
  },
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('trade.payments')} path="/payments">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<PaymentsSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure />
    </Frame>
  )
}

export default function PaymentsPage() {
  return (
    <Frame>
      <RequireLogin>
        <PaymentsDesk />
      </RequireLogin>
    </Frame>
  )
}
