import { openStates } from '#contract/order-status.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { endOrdersOf } from './end-orders.ts'
import * as store from './personal-data.store.ts'
import { closeReturnsOf } from './returns/return-deadlines.ts'
import type { ReturnStepDeps } from './returns/take-return-step.ts'
import type { StepDeps } from './take-step.ts'

// What is already on its way is still delivered, and then completed by the clock.
const unshipped = openStates.filter((state) => state !== 'shipped')

/**
 * Carts and addresses go with their account. Orders stay, as the law asks of both sides' books, without what
 * tells who the person was.
 */
export const ordersData = (deps: StepDeps & ReturnStepDeps): PersonalData => ({
  export: (db, { no }) => ({
    carts: store.carts(db, no),
    addresses: store.addresses(db, no),
    orders: store.ordersOf(db, no),
    ordersReceived: store.ordersReceivedBy(db, no),
    returns: store.returnsOf(db, no),
    delivery: () => store.deliverySettings(db, no),
  }),
  async erase(db, { no }) {
    await db.transaction((tx) => closeReturnsOf(deps, tx, no))
    await db.transaction((tx) => endOrdersOf(deps, tx, no, unshipped, { bought: true }))
    await store.eraseTexts(db, no)
  },
})
