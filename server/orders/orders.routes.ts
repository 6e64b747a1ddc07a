import { bind } from '../platform/api/binding.ts'
import { getAddresses, removeAddress, saveAddress } from './addresses.ts'
import {
  createCart,
  getCart,
  getCarts,
  mergeCart,
  moveCartLines,
  previewCart,
  removeCart,
  setCartLine,
  updateCart,
} from './carts.ts'
import { forwardClock } from './deadlines.ts'
import { deliverAsDriver, getDriverShipment } from './driver.ts'
import { getDeliverySettings, setDeliverySettings } from './delivery-settings.ts'
import { getDeliveries } from './get-deliveries.ts'
import { getOperatorOrder } from './get-operator-order.ts'
import { getOrder, getOrders, getSellerOrder, getSellerOrders } from './get-orders.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { matchNumbers } from './match-numbers.ts'
import { getPackingList } from './packing-list.ts'
import { decideDispute, getDispute, getDisputes } from './returns/disputes.ts'
import { getReturns } from './returns/get-returns.ts'
import { requestReturn } from './returns/request-return.ts'
import { stepReturn } from './returns/step-return.ts'
import { getSharedCart, shareCart } from './shared-carts.ts'
import { placeOrder } from './place-order.ts'
import { quoteCheckout } from './quote-checkout.ts'
import { stepSellerOrder } from './step-seller-order.ts'

export const ordersRoutes = (deps: OrdersDeps) => [
  bind('getCarts', (_input, by) => getCarts(deps, by)),
  bind('createCart', (input, by) => createCart(deps, input, by)),
  bind('getCart', (input, by) => getCart(deps, input, by)),
  bind('setCartLine', (input, by) => setCartLine(deps, input, by)),
  bind('updateCart', (input, by) => updateCart(deps, input, by)),
  bind('removeCart', (input, by) => removeCart(deps, input, by)),
  bind('moveCartLines', (input, by) => moveCartLines(deps, input, by)),
  bind('previewCart', (input, by) => previewCart(deps, input, by)),
  bind('mergeCart', (input, by) => mergeCart(deps, input, by)),
  bind('shareCart', (input, by) => shareCart(deps, input, by)),
  bind('getSharedCart', (input, by) => getSharedCart(deps, input, by)),
  bind('matchNumbers', (input, by) => matchNumbers(deps, input, by.files, by)),
  bind('getDeliverySettings', (_input, by) => getDeliverySettings(deps, by)),
  bind('setDeliverySettings', (input, by) => setDeliverySettings(deps, input, by)),
  bind('getAddresses', (_input, by) => getAddresses(deps, by)),
  bind('saveAddress', (input, by) => saveAddress(deps, input, by)),
  bind('removeAddress', (input, by) => removeAddress(deps, input, by)),
  bind('quoteCheckout', (input, by) => quoteCheckout(deps, input, by)),
  bind('placeOrder', (input, by) => placeOrder(deps, input, by)),
  bind('getOrders', (input, by) => getOrders(deps, input, by)),
  bind('getOrder', (input, by) => getOrder(deps, input, by)),
  bind('getOperatorOrder', (input, by) => getOperatorOrder(deps, input, by)),
  bind('getSellerOrders', (input, by) => getSellerOrders(deps, input, by)),
  bind('getSellerOrder', (input, by) => getSellerOrder(deps, input, by)),
  bind('getPackingList', (input, by) => getPackingList(deps, input, by)),
  bind('stepSellerOrder', (input, by) => stepSellerOrder(deps, input, by.files, by)),
  bind('getReturns', (input, by) => getReturns(deps, input, by)),
  bind('requestReturn', (input, by) => requestReturn(deps, input, by.files, by)),
  bind('stepReturn', (input, by) => stepReturn(deps, input, by)),
  bind('getDisputes', (input, by) => getDisputes(deps, input, by)),
  bind('getDispute', (input, by) => getDispute(deps, input, by)),
  bind('decideDispute', (input, by) => decideDispute(deps, input, by)),
  bind('getDriverShipment', (input, by) => getDriverShipment(deps, input, by)),
  bind('deliverAsDriver', (input, by) => deliverAsDriver(deps, input, by.files, by)),
  bind('getDeliveries', (input, by) => getDeliveries(deps, input, by)),
]

/** A call that only a demonstration has. */
export const demoRoutes = (deps: OrdersDeps) => [
  bind('forwardClock', (input, by) => forwardClock(deps, input, by)),
]
