import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Schedule } from '../platform/jobs.ts'
import { uaeMonthBefore } from '../platform/uae-day.ts'
import type { Executor } from '../platform/db.ts'
import type { Log } from '../platform/feature.ts'
import type { Party } from './document-data.ts'
import * as invoices from './invoice.store.ts'
import { MARKETPLACE } from './operator.ts'
import { commissionInvoice } from './invoices.ts'
import { chargedIn } from './ledger.store.ts'

type Deps = { db: NodePgDatabase; log: Log; issuer: Party }

/**
 * Invoices the commission of the last month to every seller who was charged any, and credits what was given back in it;
 * what is there already stays.
 */
export async function issueCommissionInvoices(
  { db, log, issuer }: Deps,
  now = new Date(),
): Promise<void> {
  if (issuer.trn === null)
    return log('OPERATOR_TRN is not set: the commission of last month is not invoiced')
  const month = uaeMonthBefore(now)
  for (const { sellerNo, charged, givenBack } of await chargedIn(db, month))
    await db
      .transaction(async (tx) => {
        const recipient = await invoices.partyOf(tx, sellerNo)
        await invoices.lockIssuer(tx, MARKETPLACE)
        if (!recipient) return
        const facts = { sellerNo, month, issuer, recipient, now }
        await issue(tx, { ...facts, kind: 'commission_invoice', ...charged })
        await issue(tx, { ...facts, kind: 'commission_credit_note', ...givenBack })
      })
      .catch((error: unknown) =>
        log(`the commission of ${month} could not be invoiced to seller ${sellerNo}`, error),
      )
}

type Issued = Parameters<typeof commissionInvoice>[0] & {
  kind: 'commission_invoice' | 'commission_credit_note'
  sellerNo: number
  now: Date
}

async function issue(tx: Executor, { sellerNo, now, ...facts }: Issued): Promise<void> {
  const { kind, month, commission, vat } = facts
  if (commission + vat === 0 || (await invoices.isInvoiced(tx, sellerNo, { month, kind }))) return
  const sequence = await invoices.nextSequence(tx, MARKETPLACE, kind)
  await invoices.insertDocument(tx, {
    ...{ issuerNo: MARKETPLACE, recipientNo: sellerNo, sequence, month },
    data: commissionInvoice(facts, { sequence, at: now }),
  })
}

const TASK = 'issue-commission-invoices'

export const commissionInvoices = (deps: Deps) => ({
  tasks: { [TASK]: () => issueCommissionInvoices(deps) },
  // Every night, so that a month whose first night was missed is invoiced on another.
  schedules: [{ task: TASK, at: '17 1 * * *' }] satisfies Schedule[],
})
