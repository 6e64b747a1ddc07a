import { defaultDelivery, type DeliveryOption, type DeliverySettings } from '#contract/delivery.ts'
import type { Emirate } from '#contract/emirates.ts'
import { toFils, type Fils } from '#contract/money.ts'
import type { DeliveryMethod } from '#contract/order-status.ts'

/** A way of delivery as it is priced for one group of lines. */
export type PricedOption = Pick<DeliveryOption, 'method' | 'promise'> & { feeFils: Fils }

/** How a seller delivers lines of this value to an emirate; undefined where that isn't known yet. */
export function deliveryOptions(
  settings: DeliverySettings = defaultDelivery,
  { emirate, subtotal }: { emirate: Emirate | undefined; subtotal: Fils },
): PricedOption[] {
  const { pickup, own, courier } = settings
  const options: PricedOption[] = []
  const fee = (amount: number, freeFrom: number | null) =>
    freeFrom !== null && subtotal >= toFils(freeFrom) ? (0 as Fils) : toFils(amount)
  if (pickup.on)
    options.push({
      ...{ method: 'pickup', feeFils: 0 as Fils },
      promise: { hours: pickup.hours, days: null },
    })
  const ownFee = emirate && own.fees[emirate]
  if (own.on && ownFee !== undefined)
    options.push({
      ...{ method: 'own', feeFils: fee(ownFee, own.free_from) },
      promise: { hours: own.hours, days: null },
    })
  if (courier.on)
    options.push({
      ...{ method: 'courier', feeFils: fee(courier.fee, courier.free_from) },
      promise: { hours: '', days: courier.days },
    })
  return options
}

/** Whether a method of delivery needs an address. */
export const needsAddress = (method: DeliveryMethod): boolean => method !== 'pickup'
