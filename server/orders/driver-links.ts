import type { Signer } from '../platform/signing-key.ts'
import { linkTokens } from './link-tokens.ts'
import type { ShipmentRow } from './order.store.ts'

type Attempt = Pick<ShipmentRow, 'id' | 'attempts'>
type Shipped = Attempt & Pick<ShipmentRow, 'method' | 'state'>

export type DriverLinks = ReturnType<typeof driverLinks>

/**
 * The links by which drivers deliver without an account. A delivery that is tried again has a new link, perhaps
 * for another driver.
 */
export function driverLinks({ signer, origin }: { signer: Signer; origin: string }) {
  const tokens = linkTokens(signer, 'driver')
  const linked = ({ id, attempts }: Attempt) => ({ id, version: attempts })
  return {
    /** Only while the seller's own driver is on the way. */
    urlOf(shipment: Shipped): string | undefined {
      if (shipment.method !== 'own' || shipment.state !== 'on_the_way') return undefined
      return `${origin}/driver?${new URLSearchParams({ token: tokens.tokenOf(linked(shipment)) })}`
    },
    shipmentIdOf: tokens.idOf,
    isTokenOf: (token: string, shipment: Attempt) => tokens.isTokenOf(token, linked(shipment)),
  }
}
