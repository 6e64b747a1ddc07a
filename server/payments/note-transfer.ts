import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { toFils } from '../platform/money.ts'
import { addPosting, balanceOf, sellerOf } from './ledger.store.ts'
import { settled } from './postings.ts'

/** What banks use in references; nothing that a spreadsheet would take for a formula. */
const referenceForm = /^[A-Za-z0-9][A-Za-z0-9 ./-]{2,59}$/
const amountForm = /^\d{1,9}(\.\d{1,2})?$/

type Transfer = { email: string; amount: string; reference: string }

/**
 * Notes that a seller transferred an amount in dirhams, as the bank's statement has it. The same reference is noted
 * once, so that it is safe to repeat.
 */
export async function noteTransfer(
  db: NodePgDatabase,
  { email, amount, reference }: Transfer,
): Promise<{ isNoted: boolean; text: string }> {
  const refused = (text: string) => ({ isNoted: false, text })
  if (!amountForm.test(amount) || Number(amount) === 0)
    return refused('The amount is not one in dirhams, such as 84.50.')
  if (!referenceForm.test(reference))
    return refused('A reference has 3 to 60 letters, digits, spaces, dots, slashes and dashes.')
  const sellerNo = await sellerOf(db, email.trim().toLowerCase())
  if (sellerNo === undefined) return refused(`No seller has the address ${email}.`)
  return db.transaction(async (tx) => {
    const posting = settled({ sellerNo, amount: toFils(Number(amount)), reference })
    if (!(await addPosting(tx, posting))) return refused(`${reference} is noted already.`)
    const balance = await balanceOf(tx, sellerNo)
    const state = balance < 0 ? `owes AED ${-balance / 100}` : `has AED ${balance / 100} to get`
    return { isNoted: true, text: `Noted. The seller now ${state}.` }
  })
}
