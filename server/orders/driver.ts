import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Client, Files } from '../platform/api/caller.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { presentDriverShipment } from './driver.present.ts'
import { findShipment, type Found } from './driver.store.ts'
import { driverCalls } from './limits.ts'
import { linesOf } from './order.store.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import { stepSellerOrder } from './step-seller-order.ts'

type Deps = Pick<OrdersDeps, 'db' | 'limits' | 'driverLinks'>
type ByLink = { client: Client }

/** What the driver's page shows: the handover while the parts are on the way, afterwards only the state. */
export async function getDriverShipment(
  deps: Deps,
  { token }: ParsedInputOf<'getDriverShipment'>,
  by: ByLink,
): Promise<ReplyOf<'getDriverShipment'> | Refusal> {
  const found = await findByToken(deps, token, by)
  if (found instanceof Refusal) return found
  const lines = await linesOf(deps.db, [found.part.no])
  return presentDriverShipment(found, lines) ?? refuse('driver.unknown')
}

/** Delivers in the seller's name, by the same rules. A refusal tells nothing of the order. */
export async function deliverAsDriver(
  deps: OrdersDeps,
  { token, ...proof }: ParsedInputOf<'deliverAsDriver'>,
  files: Files,
  by: ByLink & Pick<By, 'idempotency'>,
): Promise<ReplyOf<'deliverAsDriver'> | Refusal> {
  const found = await findByToken(deps, token, by)
  if (found instanceof Refusal) return found
  const { idempotency } = by
  const outcome = await stepSellerOrder(
    deps,
    { id: found.part.id, event: 'deliver', ...proof },
    files,
    { caller: found.seller, ...(idempotency && { idempotency }) },
  )
  if (!(outcome instanceof Refusal)) return { state: 'delivered' }
  // It carries the order as the seller sees it.
  return outcome.code === 'order.step' ? refuse('order.step') : outcome
}

/** The shipment of a link, until it is completed or has come back. */
async function findByToken(
  { db, limits, driverLinks }: Deps,
  token: string,
  { client }: ByLink,
): Promise<Found | Refusal> {
  const limited = await limits.take(driverCalls, client.address)
  if (limited) return limited
  const id = driverLinks.shipmentIdOf(token)
  const found = id === undefined ? undefined : await findShipment(db, id)
  const isOpen = found?.part.state === 'shipped' || found?.part.state === 'delivered'
  return isOpen && driverLinks.isTokenOf(token, found.shipment) ? found : refuse('driver.unknown')
}
