import { mayOperate } from '#contract/operator-roles.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import * as orders from './order.store.ts'
import * as returns from './returns/return.store.ts'

/** Whether a picture is of an order or return of the caller’s, or of a dispute that an operator may read. */
export async function isPictureShared(
  db: Executor,
  id: string,
  { no, operator }: Caller,
): Promise<boolean> {
  if (operator) return mayOperate(operator, 'disputes') && returns.isDisputePicture(db, id)
  return (await orders.isPictureOf(db, id, no)) || returns.isPictureOf(db, id, no)
}
