import type { Found } from '#contract/look-up.ts'
import { orderNumber } from '#contract/order-status.ts'
import { listingSlug } from '#contract/part-number.ts'
import { payoutNumber } from '#contract/payout-status.ts'
import type * as people from './people.store.ts'
import type * as trade from './trade.store.ts'

// Rows of each kind as results of a look-up: what it is called, whose it is, and where it leads.

type RowOf<Find extends (...input: never[]) => PromiseLike<unknown[]>> = Awaited<
  ReturnType<Find>
>[number]

const nothing = { detail: null, code: null, date: null, state: null }

export const presentPerson = (row: RowOf<typeof people.findPeople>): Found => ({
  ...{ _id: row.id, title: row.garage ?? row.name ?? row.email },
  detail: row.garage === null ? null : row.name,
  ...{ code: row.email, date: row.createdAt.toISOString() },
  state: row.suspendedAt ? 'suspended' : 'active',
  opens: { page: 'account', id: row.id },
})

export const presentCompany = (row: RowOf<typeof people.findCompanies>): Found => ({
  ...{ _id: row.id, title: row.name, detail: row.contact, code: row.email },
  ...{ date: row.createdAt.toISOString(), state: row.status },
  opens: { page: 'account', id: row.id },
})

export const presentOrderFound = (row: RowOf<typeof trade.findOrders>): Found => ({
  ...nothing,
  ...{ _id: row.id, title: orderNumber(row.no), detail: row.buyer },
  date: row.placedAt.toISOString(),
  opens: { page: 'order', id: row.id },
})

/** Only what is on offer has a page; the rest leads to its company. */
export const presentListingFound = (row: RowOf<typeof trade.findListings>): Found => ({
  ...{ _id: row.id, title: row.name, detail: row.company, code: row.sku },
  ...{ date: row.createdAt.toISOString(), state: row.status },
  opens:
    row.status === 'active'
      ? { page: 'part', id: `${listingSlug(row.name, row.skuKey)}?seller=${row.sellerId}` }
      : { page: 'account', id: row.sellerId },
})

/** An invoice leads to its order, one for commission to what its company owes. */
export const presentDocument = (row: RowOf<typeof trade.findDocuments>): Found[] => {
  const opens = row.orderId
    ? ({ page: 'order', id: row.orderId } as const)
    : row.recipient && ({ page: 'ledger', id: row.recipient } as const)
  const shown = { _id: row.id, title: row.number, detail: row.issuer }
  return opens ? [{ ...nothing, ...shown, date: row.issuedAt.toISOString(), opens }] : []
}

export const presentCardPayment = (row: RowOf<typeof trade.findCardPayments>): Found => ({
  ...nothing,
  ...{ _id: row.id, title: orderNumber(row.no), detail: row.provider, code: row.reference },
  date: row.createdAt.toISOString(),
  opens: { page: 'order', id: row.orderId },
})

export const presentPayoutFound = (row: RowOf<typeof trade.findPayouts>): Found => ({
  ...nothing,
  ...{ _id: row.id, title: payoutNumber(row.no), detail: row.beneficiary, code: row.reference },
  date: row.preparedAt.toISOString(),
  opens: { page: 'payout', id: row.id },
})

export const presentTransfer = (row: RowOf<typeof trade.findTransfers>): Found => ({
  ...nothing,
  ...{ _id: String(row.no), title: row.company, code: row.reference },
  date: row.at.toISOString(),
  opens: { page: 'ledger', id: row.sellerId },
})

export const presentBuyerTransfer = (row: RowOf<typeof trade.findBuyerTransfers>): Found => ({
  ...nothing,
  ...{ _id: String(row.no), title: orderNumber(row.orderNo), detail: row.buyer },
  ...{ code: row.reference, date: row.at.toISOString() },
  opens: { page: 'order', id: row.orderId },
})

export const presentTicket = (row: RowOf<typeof trade.findTickets>): Found => ({
  ...nothing,
  ...{ _id: row.ticket, title: row.ticket, detail: row.name, code: row.email },
  date: row.createdAt.toISOString(),
  opens: { page: 'ticket', id: row.ticket },
})
