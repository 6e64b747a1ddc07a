import type { Rule } from '../platform/rate-limits.ts'

export const cartChanges: Rule = { name: 'cart-change', points: 600, seconds: 600 }
/** Each prices 200 lines; a visitor's cart asks after every change. */
export const previewsOfAddress: Rule = {
  ...{ name: 'cart-preview', points: 600, seconds: 600, scope: 'address' },
}
/** Each may show 200 lines. */
export const sharedCartsOfAddress: Rule = {
  ...{ name: 'shared-cart', points: 120, seconds: 600, scope: 'address' },
}
/** More than a busy workshop orders; each placing reserves stock of others. */
export const placingsOfBuyer: Rule = { name: 'order-place', points: 60, seconds: 3_600 }
export const orderSteps: Rule = { name: 'order-step', points: 1_200, seconds: 600 }
/** More than a counter prints; the longest ones take a core for seconds. */
export const packingLists: Rule = { name: 'packing-list', points: 60, seconds: 600 }
/** Each may look up 200 numbers. */
export const matchesOfAddress: Rule = {
  ...{ name: 'quick-order', points: 60, seconds: 600, scope: 'address' },
}
/** Many drivers share the address of a mobile network. */
export const driverCalls: Rule = { name: 'driver', points: 240, seconds: 600, scope: 'address' }
export const deliveryChanges: Rule = { name: 'delivery-change', points: 120, seconds: 600 }
/** Per operator. */
export const commissionChanges: Rule = { name: 'commission-change', points: 120, seconds: 3_600 }
export const clockMoves: Rule = { name: 'clock-move', points: 60, seconds: 600, scope: 'address' }
