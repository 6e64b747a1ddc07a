import { defaultDelivery, type DeliverySettings } from '#contract/delivery.ts'
import type { Emirate } from '#contract/emirates.ts'
import { deliverySetting } from '#server/orders/delivery.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import { createRandom } from './random.ts'
import { sellers } from './sellers.ts'

/** The emirates to which a driver goes on the same day, the nearest first. */
const neighbours: Record<Emirate, Emirate[]> = {
  'Abu Dhabi': ['Dubai'],
  Ajman: ['Sharjah', 'Umm Al Quwain', 'Dubai'],
  Dubai: ['Sharjah', 'Ajman', 'Abu Dhabi'],
  Fujairah: ['Ras Al Khaimah', 'Sharjah'],
  'Ras Al Khaimah': ['Umm Al Quwain', 'Fujairah'],
  Sharjah: ['Ajman', 'Dubai', 'Umm Al Quwain'],
  'Umm Al Quwain': ['Ajman', 'Ras Al Khaimah', 'Sharjah'],
}

const pickupHours = [
  '08:00 to 20:00',
  'Sat to Thu 08:30 to 21:00',
  '08:00 to 13:00, 16:00 to 21:00',
]
const driverHours = ['Same day until 14:00', 'Within 3 hours', 'Twice a day, 11:00 and 17:00']

/** How each seller delivers: most can be visited, many have a driver, some send by courier. The same on every machine. */
export const deliveryOfSellers: DeliverySettings[] = sellers.map(({ details }, at) => {
  const random = createRandom(`delivery/${at}`)
  const own = at === 0 || random.chance(0.6)
  const courier = at === 0 || random.chance(0.35)
  const near = [details.emirate, ...neighbours[details.emirate]]
  const served = own ? near.slice(0, random.int(1, near.length)) : []
  return {
    ...defaultDelivery,
    pickup: { on: at === 0 || !own || random.chance(0.9), hours: random.pick(pickupHours) },
    own: {
      ...{ on: own, hours: own ? random.pick(driverHours) : '' },
      ...{ free_from: own && random.chance(0.5) ? random.pick([300, 500, 750]) : null },
      fees: Object.fromEntries(served.map((emirate, far) => [emirate, 10 + 10 * far])),
    },
    courier: {
      ...{ on: courier, fee: random.pick([20, 25, 30, 35]), days: random.int(1, 3) },
      free_from: courier && random.chance(0.3) ? 1_000 : null,
    },
    answer_hours: at === 0 ? 6 : random.pick([4, 6, 8, 12, 24, 24]),
  }
})

export async function insertDelivery(db: Executor, sellerNos: number[]): Promise<void> {
  await db
    .insert(deliverySetting)
    .values(sellerNos.map((sellerNo, at) => ({ sellerNo, settings: deliveryOfSellers[at]! })))
}
