import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { orderLengths } from '#contract/limits.ts'
import { ordersBefore } from '#contract/order-status.ts'
import { lockByNo } from '../order.store.ts'
import * as store from './return.store.ts'
import { takeReturnStep, type ReturnStepDeps } from './take-return-step.ts'

const numberForm = /^R(\d{6,9})-(\d{1,3})\/(\d{1,3})$/

type Decision = { number: string; event: 'refund' | 'close'; reason: string }

/** Decides a return in dispute, as the operator: refunded to the buyer, or closed without. */
export async function decideReturn(
  deps: ReturnStepDeps & { db: NodePgDatabase },
  { number, event, reason }: Decision,
): Promise<{ isDecided: boolean; text: string }> {
  const refused = (text: string) => ({ isDecided: false, text })
  const parts = numberForm.exec(number)?.slice(1).map(Number)
  if (!parts) return refused('The number of a return looks like R100234-1/2.')
  if (reason.trim() === '' || reason.length > orderLengths.reason)
    return refused(`Both sides read the reason: it has 1 to ${orderLengths.reason} characters.`)
  const [orderNo, place, returnPlace] = parts as [number, number, number]
  return deps.db.transaction(async (tx) => {
    const at = { orderNo: orderNo - ordersBefore, place, returnPlace }
    const found = await store.returnByNumber(tx, at)
    const part = found && (await lockByNo(tx, found.sellerOrderNo))
    const row = part && (await store.returnBy(tx, { no: found.no }))
    if (!row) return refused(`There is no return ${number}.`)
    const taken = await takeReturnStep(deps, tx, { row, part }, { event, by: 'operator', reason })
    return taken
      ? { isDecided: true, text: `${number} is ${event === 'refund' ? 'refunded' : 'closed'}.` }
      : refused(`${number} is ${row.state.replace('_', ' ')}, not in dispute.`)
  })
}
