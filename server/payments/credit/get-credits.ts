import type { Download, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import {
  creditLifeCycle,
  sentCreditEvents,
  type CreditState,
  type SentCreditEvent,
} from '#contract/credit-status.ts'
import { stepsFrom } from '#contract/life-cycle.ts'
import type { PaymentSide } from '#contract/money-kinds.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import { offsetOf } from '../../platform/paging.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { Cell } from '../../platform/spreadsheets/cell.ts'
import { csvOf } from '../../platform/spreadsheets/write-csv.ts'
import { sideOf } from '../get-payments.ts'
import { documentFiles, garageSearches } from '../limits.ts'
import type { By, PaymentsDeps } from '../payments-deps.ts'
import * as present from './credit.present.ts'
import * as money from './credit-money.store.ts'
import * as store from './credit.store.ts'

type Deps = Pick<PaymentsDeps, 'db' | 'limits'>

export async function getCredits(
  { db }: Deps,
  input: ParsedInputOf<'getCredits'>,
  by: By,
): Promise<ReplyOf<'getCredits'>> {
  const side = sideOf(by, input.side)
  const [rows, totals] = await Promise.all([
    store.creditsOf(db, by.caller.no, side, offsetOf(input)),
    store.totalsOf(db, by.caller.no, side),
  ])
  const { count: total, open, overdue, current, to_30, to_60, older } = totals
  return {
    side,
    credits: rows.map((row) => present.presentCredit(row, side)),
    ...{ open: toDirhams(open), overdue: toDirhams(overdue) },
    ageing: {
      ...{ current: toDirhams(current), to_30: toDirhams(to_30) },
      ...{ to_60: toDirhams(to_60), older: toDirhams(older) },
    },
    ...{ total, page: input.page, pages: Math.ceil(total / input.limit) },
  }
}

const sideFor = ({ sellerNo }: store.CreditRow, userNo: number): PaymentSide =>
  sellerNo === userNo ? 'sales' : 'purchases'

/** What a seller may do about credit in this state. */
const stepsOf = (state: CreditState): SentCreditEvent[] => {
  const open = stepsFrom(creditLifeCycle, state, 'seller').map(({ event }) => event)
  return sentCreditEvents.filter((event) => open.includes(event))
}

export async function getCredit(
  { db }: Deps,
  { id }: ParsedInputOf<'getCredit'>,
  { caller }: By,
): Promise<ReplyOf<'getCredit'> | Refusal> {
  const row = await store.creditOf(db, caller.no, id)
  if (!row) return refuse('credit.not_found')
  const side = sideFor(row, caller.no)
  const [orders, payments, events] = await Promise.all([
    money.openOrders(db, row.no),
    money.paymentsOf(db, row.no),
    store.eventsOf(db, row.no),
  ])
  return {
    credit: present.presentCredit(row, side),
    orders: orders.map(present.presentOpenOrder),
    payments: payments.map(present.presentPayment),
    history: events.map(present.presentEvent),
    allowed: side === 'sales' ? stepsOf(row.state) : [],
  }
}

export async function findCreditGarages(
  { db, limits }: Deps,
  { q, order }: ParsedInputOf<'findCreditGarages'>,
  { caller }: By,
): Promise<ReplyOf<'findCreditGarages'> | Refusal> {
  const limited = await limits.take(garageSearches, caller.id)
  if (limited) return limited
  const rows = await store.garagesOf(db, caller.no, { q, order })
  return {
    garages: rows.map(({ id, orders, name, garage, phone }) => ({
      ...{ seller_order: id, orders, name, garage, phone },
    })),
  }
}

/** More than the busiest garage orders of one seller in years. */
const MOST_ROWS = 20_000

export async function getCreditStatement(
  { db, limits }: Deps,
  { id }: ParsedInputOf<'getCreditStatement'>,
  { caller }: By,
): Promise<Download | Refusal> {
  const limited = await limits.take(documentFiles, caller.id)
  if (limited) return limited
  const row = await store.creditOf(db, caller.no, id)
  if (!row) return refuse('credit.not_found')
  const rows = await money.statementOf(db, row.no, MOST_ROWS + 1)
  if (rows.length > MOST_ROWS) return refuse('document.too_long')
  return {
    ...{ name: 'ghiyar-credit.csv', type: 'text/csv; charset=utf-8' },
    content: csvOf(cellsOf(rows), { decimals: 2 }),
  }
}

function* cellsOf(rows: money.StatementRow[]): Generator<Cell[]> {
  yield ['date', 'kind', 'number', 'amount', 'balance']
  let balance = 0
  for (const { day, kind, number, fils } of rows) {
    balance += fils
    yield [day, kind, number, toDirhams(fils), toDirhams(balance as Fils)]
  }
}
