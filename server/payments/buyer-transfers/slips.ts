import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { mayOperate } from '#contract/operator-roles.ts'
import { mostSlips } from '#contract/transfer-limits.ts'
import type { Caller, Files } from '../../platform/api/caller.ts'
import type { Executor } from '../../platform/db.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { buyerTransferSteps } from '../limits.ts'
import type { By } from '../payments-deps.ts'
import { isSlip, setSlip, slipOf } from './buyer-transfer.store.ts'
import { lockOrder } from './lock-order.ts'
import type { TransferDeps } from './transfer-deps.ts'

/** Takes the slip of a transfer for an order that waits for it. The first one gives the order more time. */
export async function sendSlip(
  deps: TransferDeps,
  { order: id }: ParsedInputOf<'sendSlip'>,
  received: Files,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'sendSlip'> | Refusal> {
  const { db, files, limits } = deps
  const limited = await limits.take(buyerTransferSteps, caller.id)
  if (limited) return limited
  // Before the file is looked at, so that nothing is stored for an order that takes none.
  const early = await db.transaction((tx) => openOrder(deps, tx, id, caller))
  if (early instanceof Refusal) return early
  const [slip] = received
  if (!slip) return refuse('input.invalid', { file: 'field.required' })
  const fileId = (await files.mayStore(caller.no, [slip])) ?? (await files.takeDocument(slip))
  if (fileId instanceof Refusal) return fileId
  return db.transaction(async (tx) => {
    const open = await openOrder(deps, tx, id, caller)
    if (open instanceof Refusal) return open
    const { order, before } = open
    await files.give(tx, [fileId], caller.no)
    await setSlip(tx, order.no, fileId)
    if (before?.fileId) await files.giveUp(tx, [before.fileId])
    const parts = order.parts.map(({ sellerOrderNo }) => sellerOrderNo)
    await deps.orderPayments.recordSlip(tx, parts, { isFirst: !before })
    return { message: 'success' }
  })
}

/** The order with its last slip, or why it takes no more. */
async function openOrder(deps: TransferDeps, tx: Executor, id: string, { no: buyerNo }: Caller) {
  const order = await lockOrder(deps, tx, { id, buyerNo })
  if (!order) return refuse('order.not_found')
  if (order.parts.length === 0) return refuse('payment.not_due')
  const before = await slipOf(tx, order.no)
  return before && before.sent >= mostSlips ? refuse('slip.too_many') : { order, before }
}

/** Whether an operator who deals with money may see a file, because it is a slip. */
export const isSlipShared = async (
  db: Executor,
  fileId: string,
  { operator }: Caller,
): Promise<boolean> => operator !== undefined && mayOperate(operator, 'money') && isSlip(db, fileId)
