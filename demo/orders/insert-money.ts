import type { DocumentData } from '#server/payments/document-data.ts'
import { documentCounter, taxDocument } from '#server/payments/document.tables.ts'
import * as invoices from '#server/payments/invoice.store.ts'
import { commissionInvoice, kindOf, orderInvoice } from '#server/payments/invoices.ts'
import type { Fils } from '#contract/money.ts'
import { isPrepaid, type PaymentMethod } from '#contract/order-status.ts'
import {
  emptyAccount,
  entryRows,
  type Account,
  type NewPosting,
  type SellerPosting,
} from '#server/payments/ledger.store.ts'
import { ledgerEntry, ledgerPosting } from '#server/payments/ledger.tables.ts'
import { demoOperator, MARKETPLACE } from '#server/payments/operator.ts'
import { deliveredPrepaid, deliveredForCash, settled } from '#server/payments/postings.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'
import { spanOfUaeMonth, uaeMonth } from '#server/platform/uae-day.ts'
import { insertPayouts } from './insert-payouts.ts'

/** A seller order that was delivered, as the books need it. */
export type Delivered = {
  no: number
  orderNo: number
  place: number
  sellerNo: number
  buyerNo: number
  at: Date
  feeFils: Fils
  paymentMethod: PaymentMethod
  lines: (Parameters<typeof orderInvoice>[0]['lines'][number] & { commission: number })[]
}

type DatedPosting = NewPosting & { at: Date }
type Charged = SellerPosting & { at: Date }
type Issued = Omit<invoices.NewDocument, 'data'> & { data: DocumentData }

const CHUNK = 1_000
const DAY = 24 * 3_600_000
/** Sellers transfer what a month came to this long after it ended. */
const PAYS_AFTER = 8 * DAY

/** The books of a year of trade: commission charged and transferred, invoices of sellers and of the marketplace. */
export async function insertMoney(
  db: Executor,
  delivered: Delivered[],
  { now, paid }: { now: Date; paid: DatedPosting[] },
): Promise<void> {
  const inTime = delivered.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const parties = await partiesOf(db, inTime)
  const charged = inTime.flatMap((order): Charged[] => {
    const { no: sellerOrderNo, at, lines, feeFils } = order
    const amount = lines.reduce<number>(
      (sum, line) => sum + line.priceFils * line.quantity,
      feeFils,
    )
    const posting = isPrepaid(order.paymentMethod)
      ? deliveredPrepaid({ ...order, sellerOrderNo, amount: amount as Fils })
      : deliveredForCash({ ...order, sellerOrderNo })
    return posting ? [{ ...posting, at }] : []
  })
  const months = chargedByMonth(charged, now)
  const transfers = months.flatMap((month): DatedPosting[] => {
    const at = new Date(month.end.getTime() + PAYS_AFTER)
    if (at > now || month.owed === 0) return []
    const reference = `DEMO-${month.name}-${month.sellerNo}`
    const { sellerNo, owed: amount } = month
    return [{ ...settled({ sellerNo, amount, reference }), at }]
  })
  const trade = [...paid, ...charged, ...transfers]
  await insertPostings(db, [...trade, ...(await insertPayouts(db, trade, now))])
  await insertDocuments(db, [
    ...inTime.map((order) => invoiceOf(order, parties)),
    ...months.map((month) => commissionOf(month, parties)),
  ])
}

type Parties = ReadonlyMap<number, NonNullable<Awaited<ReturnType<typeof invoices.partyOf>>>>

async function partiesOf(db: Executor, orders: Delivered[]): Promise<Parties> {
  const parties = new Map()
  for (const no of new Set(orders.flatMap(({ sellerNo, buyerNo }) => [sellerNo, buyerNo])))
    parties.set(no, await invoices.partyOf(db, no))
  return parties
}

/** `owed` is what was charged on sales for cash; on prepaid ones it was kept back. */
type Month = { sellerNo: number; name: string; end: Date } & Record<
  'commission' | 'vat' | 'owed',
  Fils
>

/** What was charged in each month that is over, by seller. */
function chargedByMonth(postings: Charged[], now: Date): Month[] {
  const months = new Map<string, Month>()
  for (const { sellerNo, at, entries } of postings) {
    const name = uaeMonth(at)
    const end = spanOfUaeMonth(name).to
    if (end > now) continue
    const key = `${name}/${sellerNo}`
    const none = { commission: 0 as Fils, vat: 0 as Fils, owed: 0 as Fils }
    const month = months.get(key) ?? { sellerNo, name, end, ...none }
    months.set(key, month)
    const isByCard = entries.some(({ account }) => account === 'orders')
    for (const { account, amountFils } of entries) {
      if (account === 'seller' && !isByCard) month.owed = (month.owed - amountFils) as Fils
      if (account === 'commission') month.commission = (month.commission + amountFils) as Fils
      if (account === 'commission_vat') month.vat = (month.vat + amountFils) as Fils
    }
  }
  return [...months.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.sellerNo - b.sellerNo,
  )
}

async function insertPostings(db: Executor, postings: DatedPosting[]): Promise<void> {
  const accounts = new Map<number, Account>()
  const inTime = postings.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const some of chunks(inTime)) {
    const rows = some.map(({ entries: _, sellerNo: __, ...columns }) => ({
      ...columns,
    }))
    const added = await db.insert(ledgerPosting).values(rows).returning({ no: ledgerPosting.no })
    const nos = added.map(({ no }) => no).toSorted((a, b) => a - b)
    const entries = some.flatMap((posting, index) => {
      const before = accounts.get(posting.sellerNo ?? 0) ?? emptyAccount
      const added = entryRows(posting, nos[index]!, before)
      const last = added.findLast(({ place }) => place)
      if (last) accounts.set(last.sellerNo!, { balance: last.balanceFils!, entries: last.place! })
      return added.map((entry) => ({ ...entry, at: posting.at }))
    })
    await db.insert(ledgerEntry).values(entries)
  }
}

const sequences = () => {
  const last = new Map<string, number>()
  return {
    next(issuerNo: number, kind: DocumentData['kind']): number {
      const key = `${issuerNo}/${kind}`
      last.set(key, (last.get(key) ?? 0) + 1)
      return last.get(key)!
    },
    rows: () =>
      [...last].map(([key, value]) => {
        const [issuer, kind] = key.split('/') as [string, DocumentData['kind']]
        return { issuerNo: Number(issuer), kind, last: value }
      }),
  }
}

type Draft = (next: ReturnType<typeof sequences>['next']) => Issued

const invoiceOf =
  (order: Delivered, parties: Parties): Draft =>
  (next) => {
    const issuer = parties.get(order.sellerNo)!
    const sequence = next(order.sellerNo, kindOf(issuer))
    return {
      ...{ issuerNo: order.sellerNo, recipientNo: order.buyerNo, sequence },
      sellerOrderNo: order.no,
      data: orderInvoice(
        { ...order, issuer, recipient: parties.get(order.buyerNo) },
        { sequence, at: order.at },
      ),
    }
  }

const commissionOf =
  ({ name, end, sellerNo, commission, vat }: Month, parties: Parties): Draft =>
  (next) => {
    const sequence = next(MARKETPLACE, 'commission_invoice')
    const charged = { month: name, issuer: demoOperator, commission, vat }
    return {
      ...{ issuerNo: MARKETPLACE, recipientNo: sellerNo, sequence, month: name },
      data: commissionInvoice(
        { ...charged, recipient: parties.get(sellerNo)! },
        { sequence, at: end },
      ),
    }
  }

async function insertDocuments(db: Executor, drafts: Draft[]): Promise<void> {
  const numbers = sequences()
  const documents = drafts.map((draft) => draft(numbers.next))
  const rows = documents.map(({ data, ...fields }, at) => ({
    ...{ ...fields, data, id: idFromKey(`demo-document/${at}`) },
    ...{ kind: data.kind, totalFils: data.totalFils, issuedAt: new Date(data.issuedAt) },
  }))
  for (const some of chunks(rows)) await db.insert(taxDocument).values(some)
  if (numbers.rows().length > 0) await db.insert(documentCounter).values(numbers.rows())
}

function* chunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK)
}
