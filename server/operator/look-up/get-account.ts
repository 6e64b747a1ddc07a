import type { ParsedInputOf } from '#contract/api.ts'
import { mayOperate } from '#contract/operator-roles.ts'
import { orderNumber } from '#contract/order-status.ts'
import type { Account } from '#contract/people.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { By, OperatorDeps } from '../operator-deps.ts'
import * as store from './account.store.ts'

/**
 * An account as an operator sees it: with the permission for people those of garages and companies, without it of companies
 * alone. Operators are on a page of their own, which owners see.
 */
export async function getAccount(
  { db }: Pick<OperatorDeps, 'db'>,
  { id }: ParsedInputOf<'getAccount'>,
  by: By,
): Promise<Account | Refusal> {
  const row = await store.byId(db, id)
  const seesPeople = mayOperate(by.caller.operator!, 'people')
  if (!row || !(row.company ?? (seesPeople && row.garage))) return refuse('account.not_found')
  await recordStep(db, 'account.read', by, row.user.id)
  const { no } = row.user
  return {
    ...presentAccount(row),
    listings: await store.countListings(db, no),
    bought: await store.countBought(db, no),
    sold: await store.countSold(db, no),
    orders: await ordersOf(db, no),
    activity: seesPeople ? await activityOf(db, row) : null,
  }
}

type Presented = Omit<Account, 'listings' | 'bought' | 'sold' | 'orders' | 'activity'>

function presentAccount({ user, garage, company }: store.AccountRow): Presented {
  return {
    role: company ? 'SELLER' : 'BUYER',
    ...{ _id: user.id, name: user.name, email: user.email, phone: user.phone },
    ...{ language: user.language, created: user.createdAt.toISOString() },
    state: user.suspendedAt ? 'suspended' : 'active',
    closing: user.closingAt?.toISOString() ?? null,
    garage: garage && {
      ...{ name: garage.garageName, type: garage.garageType, emirate: garage.emirate },
      ...{ address: garage.garageAddress, licence: garage.tradeLicenseNo },
      ...{ taxNumber: garage.vatRegistrationNo, manager: garage.ownerManagerName },
      receiver: garage.goodsReceiverName,
    },
    company: company && {
      ...{ name: company.companyName, nameAr: company.companyNameAr },
      ...{ legalName: company.legalName, emirate: company.emirate, status: company.status },
      ...{ address: company.companyAddress, licence: company.tradeLicenseNo },
      ...{ licenceExpires: company.tradeLicenseExpiry, taxNumber: company.vatRegistrationNo },
      iban: company.iban,
    },
  }
}

async function ordersOf(db: Executor, no: number): Promise<Account['orders']> {
  const [bought, sold] = [await store.latestBought(db, no), await store.latestSold(db, no)]
  return [
    ...bought.map((row) => ({ ...row, place: undefined, side: 'bought' as const })),
    ...sold.map((row) => ({ ...row, side: 'sold' as const })),
  ].map(({ id, no: orderNo, place, placedAt, side }) => ({
    ...{ _id: id, number: orderNumber(orderNo, place), date: placedAt.toISOString(), side },
  }))
}

async function activityOf(
  db: Executor,
  { user: { no, email } }: store.AccountRow,
): Promise<Account['activity']> {
  const { total, seenAt } = await store.sessionsOf(db, no)
  const keys = await store.keysOf(db, no)
  const tickets = await store.ticketsOf(db, email)
  const reports = await store.reportsOf(db, no)
  const events = await store.eventsOf(db, no)
  return {
    ...{ sessions: total, seen: seenAt?.toISOString() ?? null },
    keys: keys.map(({ id, name, ending, createdAt, usedAt }) => ({
      ...{ _id: id, name, ending, date: createdAt.toISOString() },
      used: usedAt?.toISOString() ?? null,
    })),
    tickets: tickets.map(({ ticket, createdAt, closedAt }) => ({
      ...{ ticket, date: createdAt.toISOString(), closed: closedAt?.toISOString() ?? null },
    })),
    reports: reports.map(({ id, reason, createdAt, closedAt, reporterNo }) => ({
      ...{ _id: id, reason, by: reporterNo === no, date: createdAt.toISOString() },
      closed: closedAt?.toISOString() ?? null,
    })),
    history: events.map(({ at, ...event }) => ({ ...event, date: at.toISOString() })),
  }
}
