import { sellerOrderStates, type SellerOrderState } from '#contract/order-status.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import type { OrdersNavigation } from './use-orders-navigation.ts'

type SaleTabsProps = {
  navigation: OrdersNavigation
  /** Undefined until the first reply. */
  counts: Partial<Record<SellerOrderState, number>> | undefined
}

/** Always there, because work is found in them; the others only while they have orders. */
const usualStates: readonly SellerOrderState[] = ['placed', 'accepted', 'packed', 'shipped']

/** Selects the sales of one state. */
export function SaleTabs({ navigation, counts }: SaleTabsProps) {
  const { t } = useTranslation('orders')
  const { query, hrefOf } = navigation
  const shown = sellerOrderStates.filter(
    (state) => usualStates.includes(state) || state === query.state || counts?.[state],
  )
  const tabs = (['', ...shown] as const).map((state) => ({
    key: state || 'all',
    label: t(`views.${state || 'all'}`),
    to: hrefOf({ state }),
    current: state === query.state,
    ...(state && { count: counts ? (counts[state] ?? 0) : ('unknown' as const) }),
    waiting: state === 'placed' && Boolean(counts?.placed),
  }))
  return <ViewTabs label={t('views.label')} tabs={tabs} countText={countText} />
}
