import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { mostReturns } from '#contract/limits.ts'
import type { Fils } from '#contract/money.ts'
import { isSellersFault } from '#contract/return-status.ts'
import type { Files } from '../../platform/api/caller.ts'
import type { Executor } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { idempotent } from '../../platform/idempotency.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { readDeadlineClock } from '../deadline.store.ts'
import { orderSteps } from '../limits.ts'
import * as orders from '../order.store.ts'
import type { By, OrdersDeps } from '../orders-deps.ts'
import { recordReturnEvent } from '../record-webhook-events.ts'
import { returnToSeller } from './return-notifications.ts'
import { shownReturns } from './shown-returns.ts'
import * as store from './return.store.ts'
import { dueOf } from './take-return-step.ts'

type Input = ParsedInputOf<'requestReturn'>
type Asked = { line: orders.LineRow; quantity: number }[]

/** Asks to give back parts of a delivered seller order. */
export async function requestReturn(
  deps: OrdersDeps,
  input: Input,
  files: Files,
  { caller, idempotency }: Pick<By, 'caller' | 'idempotency'>,
): Promise<ReplyOf<'requestReturn'> | Refusal> {
  const limited = await deps.limits.take(orderSteps, caller.id)
  if (limited) return limited
  if (input.note === '' && isSellersFault(input.reason))
    return refuse('input.invalid', { note: 'field.required' })
  const pictures = await takePictures(deps, files, caller.no)
  if (pictures instanceof Refusal) return pictures
  const call = {
    name: 'requestReturn' as const,
    input,
    caller,
    ...(idempotency && { idempotency }),
  }
  return idempotent(deps.db, call, async (tx) => {
    const part = await orders.findOwn(tx, caller.no, input.seller_order, { lock: true })
    if (!part || part.buyerNo !== caller.no) return refuse('order.not_found')
    if (!(await isReturnable(tx, part.row))) return refuse('return.window')
    const before = await store.returnsOf(tx, part.row.no)
    if (before.length >= mostReturns) return refuse('return.window')
    const asked = await askedOf(tx, part.row, input)
    if (asked instanceof Refusal) return asked
    const row = await insert(tx, { part: part.row, before, asked, input, pictures })
    await deps.files.give(tx, pictures, caller.no)
    await deps.notifications.notify(tx, ...returnToSeller(part.row, row))
    await recordReturnEvent(deps, tx, { part: part.row, row }, { event: 'request', by: 'buyer' })
    return (await shownReturns(tx, [row], caller.no))[0]!
  })
}

async function takePictures(
  { files }: OrdersDeps,
  received: Files,
  ownerNo: number,
): Promise<string[] | Refusal> {
  const full = received.length > 0 ? await files.mayStore(ownerNo, [...received]) : undefined
  if (full) return full
  const ids: string[] = []
  for (const picture of received) {
    const id = await files.takeDocument(picture)
    if (id instanceof Refusal) return id
    ids.push(id)
  }
  return ids
}

/** Delivered, not longer ago than the days for returns, by a seller who is still there. */
async function isReturnable(
  tx: Executor,
  { state, completeAt, sellerNo }: orders.SellerOrderRow,
): Promise<boolean> {
  if (state !== 'delivered' || completeAt === null || sellerNo === null) return false
  return completeAt > (await readDeadlineClock(tx))
}

/** The lines that are asked about, of which that many were neither given back nor asked about before. */
async function askedOf(
  tx: Executor,
  { no }: orders.SellerOrderRow,
  input: Input,
): Promise<Asked | Refusal> {
  const lines = new Map((await orders.linesOf(tx, [no])).map((line) => [line.id, line]))
  const counted = await store.piecesOf(tx, no)
  const quantities = new Map<string, number>()
  for (const { _id, quantity } of input.lines)
    quantities.set(_id, (quantities.get(_id) ?? 0) + quantity)
  const asked: Asked = []
  for (const [id, quantity] of quantities) {
    const line = lines.get(id)
    if (!line) return refuse('input.invalid', { lines: 'field.invalid' })
    if (quantity > line.quantity - (counted.get(line.no) ?? 0)) return refuse('return.quantity')
    asked.push({ line, quantity })
  }
  return asked
}

async function insert(
  tx: Executor,
  {
    part,
    before,
    asked,
    input,
    pictures,
  }: {
    part: orders.SellerOrderRow
    before: store.ReturnRow[]
    asked: Asked
    input: Input
    pictures: string[]
  },
): Promise<store.ReturnRow> {
  const lines = asked.map(({ line, quantity }) => ({ lineNo: line.no, quantity }))
  const fields = {
    ...{ id: newId(), sellerOrderNo: part.no, sellerNo: part.sellerNo },
    place: before.length + 1,
    ...{ reason: input.reason, note: input.note, dueAt: await dueOf(tx, 'requested') },
  }
  const feeFils = (await takesFee(tx, part, { before, asked, input })) ? part.feeFils : (0 as Fils)
  const row = await store.insertReturn(tx, { ...fields, feeFils }, lines, pictures)
  await store.addEvent(tx, {
    ...{ returnNo: row.no, event: 'request', actor: 'buyer' },
    toState: row.state,
  })
  return row
}

/**
 * The fee of the delivery goes with the return that gives back the last of an order, where the fault is the seller's. Of
 * others only what was refunded counts: what is still open may be withdrawn.
 */
async function takesFee(
  tx: Executor,
  { no }: orders.SellerOrderRow,
  { before, asked, input }: { before: store.ReturnRow[]; asked: Asked; input: Input },
): Promise<boolean> {
  const isTaken = before.some(({ feeFils, state }) => feeFils > 0 && store.isCounted(state))
  if (isTaken || !isSellersFault(input.reason)) return false
  const pieces = await store.piecesOf(tx, no, ['refunded'])
  for (const { line, quantity } of asked) pieces.set(line.no, (pieces.get(line.no) ?? 0) + quantity)
  const lines = await orders.linesOf(tx, [no])
  return lines.every(({ no: lineNo, quantity }) => (pieces.get(lineNo) ?? 0) === quantity)
}
