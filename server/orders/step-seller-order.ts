import { timingSafeEqual } from 'node:crypto'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { mostCodeTries } from '#contract/limits.ts'
import { openSteps, reasonedSteps } from '#contract/order-status.ts'
import type { Caller, Files } from '../platform/api/caller.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { idempotent } from '../platform/idempotency.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { orderSteps } from './limits.ts'
import { orderDetails } from './order-details.ts'
import * as store from './order.store.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import { checkedPhone } from './receiver-phone.ts'
import { factsOf, presentSellerOrder } from './seller-order.present.ts'
import { takeStep, type Step } from './take-step.ts'

type Input = ParsedInputOf<'stepSellerOrder'>
type Shown = ReplyOf<'stepSellerOrder'>
type Side = 'buyer' | 'seller'

/** In whose name a step is taken; a driver takes the seller's. */
type Sender = Pick<By, 'idempotency'> & { caller: Pick<Caller, 'no' | 'id'> }

/** Takes a step for the buyer or the seller; of two at once the later one is shown what the other did. */
export async function stepSellerOrder(
  deps: OrdersDeps,
  input: Input,
  files: Files,
  by: Sender,
): Promise<Shown | Refusal> {
  const { db, limits, stock } = deps
  const { caller, idempotency } = by
  const limited = await limits.take(orderSteps, caller.id)
  if (limited) return limited
  const driver = input.driver_phone
    ? await checkedPhone(deps, input.driver_phone, 'driver_phone')
    : ''
  if (driver instanceof Refusal) return driver
  // Before the transaction: a wrong code counts also where the call is refused.
  const code = await checkCode(deps, input, by)
  if (code instanceof Refusal) return code
  const pictureId = await takePicture(deps, input, files, by)
  if (pictureId instanceof Refusal) return pictureId
  let change: Change | undefined
  const call = {
    name: 'stepSellerOrder' as const,
    input,
    caller,
    ...(idempotency && { idempotency }),
  }
  const outcome = await idempotent(db, call, async (tx) => {
    const found = await store.findOwn(tx, caller.no, input.id, { lock: true })
    if (!found) return refuse('order.not_found')
    const side = sideOf(found, caller.no)
    const step = await stepOf(tx, { ...input, driver_phone: driver }, found.row, side, pictureId)
    if (step instanceof Refusal) return step
    const taken = code === 'unchecked' ? undefined : await takeStep(deps, tx, found, step)
    if (!taken) {
      const now = { order: await shown(deps, tx, found.row, side) }
      return refuse('order.step', undefined, { now })
    }
    if (pictureId) await deps.files.give(tx, [pictureId], caller.no)
    change = taken.change
    return shown(deps, tx, taken.row, side)
  })
  if (change) await stock.follow(change)
  return outcome
}

const sideOf = ({ row }: { row: store.SellerOrderRow }, userNo: number): Side =>
  row.sellerNo === userNo ? 'seller' : 'buyer'

const shown = async (
  { driverLinks }: Pick<OrdersDeps, 'driverLinks'>,
  tx: Executor,
  row: store.SellerOrderRow,
  side: Side,
): Promise<Shown> =>
  presentSellerOrder(
    row,
    { ...(await orderDetails(tx, [row])), driverUrl: driverLinks.urlOf },
    side,
  )

/** What was sent as a step, or what is missing for it. */
async function stepOf(
  tx: Executor,
  input: Input,
  row: store.SellerOrderRow,
  by: Side,
  pictureId: string | undefined,
): Promise<Step | Refusal> {
  const { event, reason } = input
  const step: Step = { event, by, reason }
  const needsReason = by === 'seller' && (reasonedSteps as readonly string[]).includes(event)
  if (needsReason && !reason) return refuse('input.invalid', { reason: 'field.required' })
  if (event === 'accept' && input.lines) {
    const accepted = new Map(input.lines.map(({ _id, quantity }) => [_id, quantity]))
    const lines = await store.linesOf(tx, [row.no])
    const isKnown = [...accepted.keys()].every((id) => lines.some((line) => line.id === id))
    const isTooMuch = lines.some((line) => (accepted.get(line.id) ?? 0) > line.quantity)
    if (!isKnown || isTooMuch) return refuse('input.invalid', { lines: 'field.invalid' })
    // Nothing at all is a rejection, which needs a reason.
    if (lines.every((line) => accepted.get(line.id) === 0))
      return refuse('input.invalid', { lines: 'field.too_small' })
    return { ...step, accepted }
  }
  if (event === 'ship') {
    const { carrier = '', tracking = '', driver_phone: driverPhone = '' } = input
    return { ...step, shipping: { carrier, tracking, driverPhone } }
  }
  if (event !== 'deliver' || input.code !== undefined) return step
  if (!input.receiver) return refuse('input.invalid', { code: 'field.required' })
  if (!pictureId) return refuse('input.invalid', { picture: 'field.required' })
  return { ...step, receipt: { receivedBy: input.receiver, pictureId } }
}

/**
 * Compares the code of a delivery and counts the tries of the shipment. `unchecked` where a delivery isn't open: if
 * it is by the time of the transaction, the code was not compared, and the step is refused.
 */
async function checkCode(
  { db }: OrdersDeps,
  { id, event, code }: Input,
  { caller }: Sender,
): Promise<Refusal | 'unchecked' | undefined> {
  if (event !== 'deliver' || code === undefined) return undefined
  return db.transaction(async (tx) => {
    const found = await store.findOwn(tx, caller.no, id, { lock: true })
    if (!found || sideOf(found, caller.no) !== 'seller') return 'unchecked'
    const shipment = await store.shipmentOf(tx, found.row.no)
    const open = openSteps(factsOf(found.row, shipment), 'seller')
    if (!shipment || !open.some((each) => each.event === 'deliver')) return 'unchecked'
    if (shipment.wrongCodes >= mostCodeTries) return refuse('order.code_tries')
    if (isSame(code, shipment.code)) return undefined
    await store.countWrongCode(tx, found.row.no)
    // Without a field: its message would take the place of this one.
    return refuse(shipment.wrongCodes + 1 >= mostCodeTries ? 'order.code_tries' : 'order.code')
  })
}

const isSame = (given: string, code: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(code)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The picture that proves a delivery without a code, in the store; its owner is the seller. */
async function takePicture(
  { files }: OrdersDeps,
  { event, code }: Input,
  received: Files,
  { caller }: Sender,
): Promise<string | undefined | Refusal> {
  const [picture] = received
  if (!picture || event !== 'deliver' || code !== undefined) return undefined
  return (await files.mayStore(caller.no, [picture])) ?? files.takeDocument(picture)
}
