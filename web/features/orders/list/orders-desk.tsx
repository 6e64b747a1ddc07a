import { useOrdersNavigation } from './use-orders-navigation.ts'
import { OrderSides } from './order-sides.tsx'
import { PurchaseList } from './purchase-list.tsx'
import { SalesQueue } from './sales-queue.tsx'
import './orders.css'

/** The orders of the user: a buyer's own; a seller's sales, or what the seller ordered elsewhere. */
export function OrdersDesk() {
  const navigation = useOrdersNavigation()
  const { query } = navigation
  const List = query.side === 'sales' ? SalesQueue : PurchaseList
  return (
    <div className="orders">
      <OrderSides navigation={navigation} />
      <List navigation={navigation} />
    </div>
  )
}
