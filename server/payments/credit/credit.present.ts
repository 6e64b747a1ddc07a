import type { Credit, CreditOrder, CreditPayment } from '#contract/credit.ts'
import type { CreditOrderState } from '#contract/credit-status.ts'
import type { PaymentSide } from '#contract/money-kinds.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import { presentCompanyNames } from '../../platform/company-names.ts'
import type { CreditPaymentRow, OpenOrderRow } from './credit-money.store.ts'
import type { CreditRow, eventsOf } from './credit.store.ts'

export const presentCredit = (row: CreditRow, side: PaymentSide): Credit => ({
  ...{ _id: row.id, state: row.state },
  seller:
    row.sellerId === null
      ? null
      : {
          _id: row.sellerId,
          ...presentCompanyNames({ ...row, companyName: row.companyName! }),
        },
  ...(side === 'sales' && {
    garage: { name: row.name, garage: row.garage, phone: row.phone },
  }),
  ...{ limit: toDirhams(row.limitFils), days: row.days },
  ...{ open: toDirhams(row.openFils), overdue: toDirhams(row.overdueFils) },
  free: toDirhams(freeOf(row)),
  ...{ next_due: row.nextDue, since: row.grantedAt.toISOString() },
})

/** Nothing is free while something is overdue, as no order is taken then. */
const freeOf = ({ state, limitFils, openFils, overdueFils }: CreditRow): Fils =>
  (state === 'active' && overdueFils === 0 ? Math.max(0, limitFils - openFils) : 0) as Fils

export const presentOpenOrder = (row: OpenOrderRow): CreditOrder => ({
  ...{ _id: row.id, number: row.number, date: row.placedAt.toISOString() },
  ...{ state: stateOf(row), due_on: row.dueOn },
  ...{ amount: toDirhams(row.amountFils), open: toDirhams(row.openFils) },
})

const stateOf = ({ dueOn, isLate }: OpenOrderRow): CreditOrderState => {
  if (dueOn === null) return 'ordered'
  return isLate ? 'overdue' : 'due'
}

export const presentPayment = (row: CreditPaymentRow): CreditPayment => ({
  ...{ _id: row.id, kind: row.kind, date: row.at.toISOString(), received_on: row.receivedOn },
  ...{ amount: toDirhams(row.amountFils), note: row.note, reversed: row.isReversed },
  orders: row.parts.map(({ number, fils }) => ({ number, amount: toDirhams(fils) })),
})

type EventRow = Awaited<ReturnType<typeof eventsOf>>[number]

export const presentEvent = ({ at, event, actor, limitFils, days }: EventRow) => ({
  ...{ at: at.toISOString(), event, by: actor, limit: toDirhams(limitFils), days },
})
