import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Found } from '#contract/look-up.ts'
import {
  lookUpKinds,
  lookUpPermissions,
  mayOperate,
  type LookUpKind,
} from '#contract/operator-roles.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import { offsetOf } from '../../platform/paging.ts'
import type { Rule } from '../../platform/rate-limits.ts'
import type { Refusal } from '../../platform/refusal.ts'
import type { By, OperatorDeps } from '../operator-deps.ts'
import type { Span } from '../../platform/candidates.ts'
import * as present from './found.present.ts'
import * as people from './people.store.ts'
import { readTerms, type Terms } from './read-terms.ts'
import * as trade from './trade.store.ts'

/** Far more than anybody looks up by hand, so that a stolen session can't copy all. */
const lookUps: Rule = { name: 'look-up', points: 240, seconds: 600 }

const FIRST = 5
const PER_PAGE = 20

type Find = (db: Executor, terms: Terms, span: Span) => Promise<Found[]>

const finders: Record<LookUpKind, Find> = {
  order: async (...input) => (await trade.findOrders(...input)).map(present.presentOrderFound),
  person: async (...input) => (await people.findPeople(...input)).map(present.presentPerson),
  company: async (...input) => (await people.findCompanies(...input)).map(present.presentCompany),
  listing: async (...input) =>
    (await trade.findListings(...input)).map(present.presentListingFound),
  document: async (...input) =>
    (await trade.findDocuments(...input)).flatMap(present.presentDocument),
  payment: findPayments,
  ticket: async (...input) => (await trade.findTickets(...input)).map(present.presentTicket),
}

/** Payments by card, payouts and transfers; a reference finds few of either. */
async function findPayments(db: Executor, terms: Terms, { offset, limit }: Span): Promise<Found[]> {
  const all = { offset: 0, limit: offset + limit }
  const [cards, payouts, transfers, ofBuyers] = await Promise.all([
    trade.findCardPayments(db, terms, all),
    trade.findPayouts(db, terms, all),
    trade.findTransfers(db, terms, all),
    trade.findBuyerTransfers(db, terms, all),
  ])
  return [
    ...cards.map(present.presentCardPayment),
    ...payouts.map(present.presentPayoutFound),
    ...transfers.map(present.presentTransfer),
    ...ofBuyers.map(present.presentBuyerTransfer),
  ].slice(offset, offset + limit)
}

/** What an operator may see of all that a text can mean. What was shown is in the audit log, by its ids. */
export async function lookUp(
  { db, limits }: OperatorDeps,
  { q, kind, page }: ParsedInputOf<'lookUp'>,
  by: By,
): Promise<ReplyOf<'lookUp'> | Refusal> {
  const limited = await limits.take(lookUps, by.caller.id)
  if (limited) return limited
  const terms = readTerms(q)
  const { offset, limit } = offsetOf({ page, limit: kind ? PER_PAGE : FIRST })
  const groups: ReplyOf<'lookUp'>['groups'] = []
  for (const each of lookUpKinds) {
    if (!mayOperate(by.caller.operator!, lookUpPermissions[each])) continue
    if (kind && each !== kind) continue
    const items = await finders[each](db, terms, { offset, limit: limit + 1 })
    if (items.length > 0)
      groups.push({ kind: each, items: items.slice(0, limit), more: items.length > limit })
  }
  if (groups.length === 0) await recordStep(db, 'lookup.searched', by, null, { found: '' })
  for (const { kind: of, items } of groups)
    await recordStep(db, 'lookup.searched', by, null, {
      ...{ kind: of, found: items.map(({ _id }) => _id).join(' ') },
    })
  return { groups }
}
