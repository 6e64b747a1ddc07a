import { sql, type SQL } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { prepaidMethods } from '#contract/order-status.ts'
import {
  daysWithoutPayout,
  pendingPayoutStates,
  profilePayoutReasons,
} from '#contract/payout-status.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { sellerOrder } from '../../orders/order.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { ledgerEntry, ledgerPosting } from '../ledger.tables.ts'
import { payout } from './payout.tables.ts'

/** What a payout to a seller depends on. */
export type Standing = {
  sellerNo: number
  legalName: string
  iban: string | null
  /** In ms since 1970; null unless the IBAN was changed in the last days. */
  waitsUntil: number | null
  isSuspended: boolean
  /** The last payout failed or was cancelled because of the IBAN or name that the profile still has. */
  hasFailed: boolean
  balance: Fils
  /** How many entries make it. */
  entries: number
  /** What of it may still be given back. */
  open: Fils
  inPayout: Fils
}

const legalName = sql`coalesce(s.legal_name, s.company_name)`
const waitEnd = sql`s.iban_changed_at + make_interval(days => ${daysWithoutPayout})`

/** What a seller has of prepaid sales that may still be given back. */
const openSales = (sellerNo: SQL) => sql<Fils>`(
  select coalesce(sum(e.amount_fils), 0)::float8 from ${sellerOrder} o
  join ${ledgerPosting} p on p.seller_order_no = o.no
  join ${ledgerEntry} e on e.posting_no = p.no and e.account = 'seller'
  where o.seller_no = ${sellerNo} and o.state = 'delivered' and o.payment_method in ${prepaidMethods})`

/** What payouts to sellers depend on, by their numbers in ascending order. */
export async function standingsOf(db: Executor, sellerNos: number[]): Promise<Standing[]> {
  const { rows } = await db.execute<Standing>(sql`
    select s.no "sellerNo", ${legalName} "legalName", s.iban,
      (case when ${waitEnd} > now() then extract(epoch from ${waitEnd}) * 1000 end)::float8 "waitsUntil",
      (u.suspended_at is not null or s.status <> 'approved') "isSuspended",
      coalesce(last.reason in ${profilePayoutReasons} and last.iban = s.iban
        and last.beneficiary = ${legalName}, false) "hasFailed",
      coalesce(account.balance_fils, 0)::float8 balance, coalesce(account.place, 0) entries,
      ${openSales(sql`s.no`)} open, coalesce(pending.amount_fils, 0)::float8 "inPayout"
    from ${seller} s join ${user} u on u.no = s.no
    left join lateral (select balance_fils, place from ${ledgerEntry}
      where seller_no = s.no and place is not null order by place desc limit 1) account on true
    left join lateral (select reason, iban, beneficiary from ${payout}
      where seller_no = s.no order by no desc limit 1) last on true
    left join ${payout} pending
      on pending.seller_no = s.no and pending.state in ${pendingPayoutStates}
    where s.no = any(${sql.param(sellerNos)}::int[]) order by s.no`)
  return rows
}

/** The numbers of the sellers who have entries, some at a time. */
export async function sellersWithEntries(
  db: Executor,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ no: number }>(sql`
    select s.no from ${seller} s where s.no > ${after}
      and exists (select from ${ledgerEntry} e where e.seller_no = s.no and e.place is not null)
    order by s.no limit ${limit}`)
  return rows.map(({ no }) => no)
}
