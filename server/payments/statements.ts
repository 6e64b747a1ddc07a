import type { Download, ParsedInputOf } from '#contract/api.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import { downloadOf } from '../platform/documents/download-of.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { Cell } from '../platform/spreadsheets/cell.ts'
import { csvOf } from '../platform/spreadsheets/write-csv.ts'
import { spanOfUaeMonth, uaeDay } from '../platform/uae-day.ts'
import { paymentsOfMonth } from './credit/credit-money.store.ts'
import { sideOf } from './get-payments.ts'
import { partyOf } from './invoice.store.ts'
import { unknownParty, partyAs } from './invoices.ts'
import { entriesBetween } from './ledger.store.ts'
import { documentFiles } from './limits.ts'
import type { By, PaymentsDeps } from './payments-deps.ts'
import {
  cardRefundsBetween,
  cashRefundsBetween,
  paymentsOf,
  transferRefundsBetween,
  transferReversalsBetween,
  transfersBetween,
} from './payments.store.ts'
import { statementData, type StatementData } from './statement.present.ts'

/** More than the busiest seller has in a month; a PDF is read by people, and made within seconds. */
const mostRows = { csv: 50_000, pdf: 3_000 }

const template = new URL('./statement.typ', import.meta.url)

/** What was paid, or all entries, of a month in the UAE, earliest first. */
export async function getPaymentStatement(
  deps: PaymentsDeps,
  { month, format, side }: ParsedInputOf<'getPaymentStatement'>,
  by: By,
): Promise<Download | Refusal> {
  const { db, documents, limits } = deps
  const { caller } = by
  const limited = await limits.take(documentFiles, caller.id)
  if (limited) return limited
  const sold = sideOf(by, side) === 'sales'
  const most = mostRows[format] + 1
  const rows = await (sold ? salesOf : purchasesOf)(db, caller.no, { month, most })
  if (rows.length === most) return refuse('document.too_long')
  const name = `ghiyar-${month}.${format}`
  if (format === 'csv')
    return {
      ...{ name, type: 'text/csv; charset=utf-8' },
      content: csvOf(cellsOf(rows), { decimals: 2 }),
    }
  const party = await partyOf(db, caller.no)
  const { name: whose, trn } = party ? partyAs(party) : unknownParty
  const data = statementData({ name: whose, trn, month, rows })
  const pdf = await documents.make({ template, data }, caller.id)
  return pdf instanceof Refusal ? pdf : downloadOf(name, 'application/pdf', pdf)
}

type Of = { month: string; most: number }
type Rows = StatementData['rows']
type Db = PaymentsDeps['db']

async function salesOf(db: Db, sellerNo: number, { month, most }: Of): Promise<Rows> {
  const entries = await entriesBetween(db, sellerNo, { limit: most, ...spanOfUaeMonth(month) })
  return entries.map(({ at, ...entry }) => ({ ...entry, date: uaeDay(at) }))
}

async function purchasesOf(db: Db, buyerNo: number, { month, most }: Of): Promise<Rows> {
  const span = spanOfUaeMonth(month)
  const paid = await paymentsOf(db, buyerNo, { limit: most, paid: span })
  const onCredit = await paymentsOfMonth(db, buyerNo, { month, limit: most })
  const refunds = await Promise.all([
    cardRefundsBetween(db, buyerNo, { limit: most, ...span }),
    transferRefundsBetween(db, buyerNo, { limit: most, ...span }),
    cashRefundsBetween(db, buyerNo, { limit: most, ...span }),
  ])
  const transfers = await transfersBetween(db, buyerNo, { limit: most, ...span })
  const reversals = await transferReversalsBetween(db, buyerNo, { limit: most, ...span })
  const rows = [
    ...paid.map(({ paidAt, number, amountFils, method }) => ({
      at: paidAt!,
      ...{ kind: method === 'card' ? ('card' as const) : ('payment' as const), number },
      // What goes from the buyer.
      amountFils: -amountFils as Fils,
    })),
    ...transfers.map(({ at, number, amountFils }) => ({
      ...{ at, kind: 'transfer' as const, number, amountFils: -amountFils as Fils },
    })),
    ...reversals.map((row) => ({ ...row, kind: 'reversal' as const })),
    ...onCredit.map(({ day, kind, number, amountFils }) => ({
      // The middle of the day is in that day everywhere.
      at: new Date(`${day}T08:00:00Z`),
      ...{ kind: kind === 'repaid' ? ('refund' as const) : ('credit' as const), number },
      amountFils: -amountFils as Fils,
    })),
    ...refunds.flat().map(({ at, number, amountFils }) => ({
      ...{ at, kind: 'refund' as const, number, amountFils },
    })),
  ]
  return rows
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, most)
    .map(({ at, ...row }) => ({ ...row, date: uaeDay(at) }))
}

function* cellsOf(rows: Rows): Generator<Cell[]> {
  yield ['date', 'kind', 'number', 'amount']
  for (const { date, kind, number, amountFils } of rows)
    yield [date, kind, number, toDirhams(amountFils)]
}
