import { isValidIBAN } from 'ibantools'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Client } from '../../platform/api/caller.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { buyerTransferSteps } from '../limits.ts'
import type { By } from '../payments-deps.ts'
import { lockOrder } from './lock-order.ts'
import type { TransferDeps } from './transfer-deps.ts'
import { changeRefunds, refundsOf } from './transfer-refund.store.ts'

type Input = ParsedInputOf<'giveRefundAccount'>
type Asking = Pick<By, 'caller'> & { client: Client }

/**
 * Notes to which account the refunds of an order go that no operator has approved. It takes the password, as another IBAN
 * of a company does: where money goes is what an intruder would change first.
 */
export async function giveRefundAccount(
  deps: TransferDeps,
  input: Input,
  { caller, client }: Asking,
): Promise<ReplyOf<'giveRefundAccount'> | Refusal> {
  const { accounts, db, limits } = deps
  const limited = await limits.take(buyerTransferSteps, caller.id)
  if (limited) return limited
  const which = { id: input.order, buyerNo: caller.no }
  const found = await db.transaction((tx) => lockOrder(deps, tx, which))
  if (!found) return refuse('order.not_found')
  if (!isValidIBAN(input.iban)) return refuse('input.invalid', { iban: 'field.iban' })
  return (
    (await accounts.needRecentFactor(caller)) ??
    accounts.withPassword(caller, input.password, client, async (tx) => {
      await lockOrder(deps, tx, which)
      if (!(await setAccount(tx, found.no, input))) return refuse('refund.not_open')
      await recordStep(tx, 'transfer_refund.account', { caller, client }, input.order)
      return { message: 'success' as const }
    })
  )
}

/** Sets the account of what is open or failed; false where there is nothing. */
async function setAccount(
  tx: Executor,
  orderNo: number,
  { iban, name: beneficiary }: Input,
): Promise<boolean> {
  const refunds = await refundsOf(tx, orderNo, { lock: true })
  const open = refunds.filter(({ state }) => state === 'open' || state === 'failed')
  if (open.length === 0) return false
  await changeRefunds(
    tx,
    open.map(({ no }) => no),
    { state: 'open', iban, beneficiary, failure: null, endedAt: null },
  )
  return true
}
