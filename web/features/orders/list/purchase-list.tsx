import { sellerOrderStates } from '#contract/order-status.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { OwnSearch } from '#web/ui/own-search.tsx'
import { NoOrders } from './no-orders.tsx'
import { purchasesData } from './orders-data.ts'
import { OrderRowsSkeleton } from './orders-skeleton.tsx'
import { PurchaseRow } from './purchase-row.tsx'
import { useLastPage } from './use-last-page.ts'
import type { OrdersNavigation } from './use-orders-navigation.ts'

/** What the user ordered, latest first. */
export function PurchaseList({ navigation }: { navigation: OrdersNavigation }) {
  const { t } = useTranslation('orders')
  const { pathname, query, params, go } = navigation
  const { data: reply, failure, updating, reload } = useData(purchasesData(query))
  useLastPage(navigation, reply)
  return (
    <>
      <div className="order-toolbar">
        <OwnSearch
          q={query.q}
          label={t('search.label')}
          hint={t('search.purchases')}
          onAsk={(q) => go({ q }, { replace: true })}
        />
        <label className="order-filter">
          <span className="sr-only">{t('state')}</span>
          <select
            className="control"
            value={query.state}
            onChange={({ target }) =>
              go({ state: sellerOrderStates.find((state) => state === target.value) ?? '' })
            }
          >
            <option value="">{t('anyState')}</option>
            {sellerOrderStates.map((state) => (
              <option key={state} value={state}>
                {t(`states.${state}`)}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="text-sm text-soft">
          {reply && t('found', { count: reply.total })}
        </p>
      </div>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!reply && !failure && <OrderRowsSkeleton />}
      {reply?.total === 0 && !updating && <NoOrders navigation={navigation} />}
      {reply && reply.orders.length > 0 && (
        <ul
          aria-label={t('title')}
          aria-busy={updating}
          data-updating={updating || undefined}
          className="order-rows"
        >
          {reply.orders.map((order) => (
            <li key={order._id}>
              <PurchaseRow order={order} />
            </li>
          ))}
        </ul>
      )}
      <ListPages pathname={pathname} query={params} page={query.page} pages={reply?.pages ?? 1} />
    </>
  )
}
