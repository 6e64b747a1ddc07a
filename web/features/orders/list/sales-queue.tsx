import { useRef } from 'react'
import type { SellerOrder } from '#contract/orders.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { OwnSearch } from '#web/ui/own-search.tsx'
import { NoOrders } from './no-orders.tsx'
import { salesData } from './orders-data.ts'
import { OrderRowsSkeleton } from './orders-skeleton.tsx'
import { SaleRow } from './sale-row.tsx'
import { SaleTabs } from './sale-tabs.tsx'
import { useLastPage } from './use-last-page.ts'
import type { OrdersNavigation } from './use-orders-navigation.ts'

/** What was ordered from the seller: those that wait for an answer first, by the time left. */
export function SalesQueue({ navigation }: { navigation: OrdersNavigation }) {
  const { t } = useTranslation('orders')
  const { pathname, query, params, go } = navigation
  const { data: reply, failure, updating, reload, change } = useData(salesData(query))
  const list = useRef<HTMLUListElement>(null)
  useLastPage(navigation, reply)

  const show = (order: SellerOrder) => {
    // The pressed button is about to disappear.
    list.current?.focus({ preventScroll: true })
    change((page) => ({
      ...page,
      orders: page.orders.map((shown) => (shown._id === order._id ? order : shown)),
    }))
    reload()
  }
  return (
    <>
      <SaleTabs navigation={navigation} counts={reply?.counts} />
      <div className="order-toolbar">
        <OwnSearch
          q={query.q}
          label={t('search.label')}
          hint={t('search.sales')}
          onAsk={(q) => go({ q }, { replace: true })}
        />
        <p role="status" className="text-sm text-soft">
          {reply && t('found', { count: reply.total })}
        </p>
      </div>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!reply && !failure && <OrderRowsSkeleton />}
      {reply?.total === 0 && !updating && <NoOrders navigation={navigation} />}
      {reply && reply.orders.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('sides.sales')}
          aria-busy={updating}
          data-updating={updating || undefined}
          className="order-rows"
        >
          {reply.orders.map((order) => (
            <li key={order._id}>
              <SaleRow order={order} onOrder={show} />
            </li>
          ))}
        </ul>
      )}
      <ListPages pathname={pathname} query={params} page={query.page} pages={reply?.pages ?? 1} />
    </>
  )
}
