import { sql, type SQL } from 'drizzle-orm'
import { orderLine, sellerOrder } from '../orders/order.tables.ts'
import { returnLine, returnRequest } from '../orders/returns/return.tables.ts'
import type { Executor } from '../platform/db.ts'
import { cardPayment, cardPaymentPart, cardRefund } from './card.tables.ts'
import { transferRules } from './buyer-transfers/transfer-faults.store.ts'
import { documentCounter, taxDocument } from './document.tables.ts'
import { ledgerEntry, ledgerPosting } from './ledger.tables.ts'
import { payout, payoutBatch, payoutEvent } from './payouts/payout.tables.ts'

/** How many pieces of a line were refunded. */
const refunded = sql`coalesce((
  select sum(b.quantity) from ${returnLine} b join ${returnRequest} r on r.no = b.return_no
  where b.line_no = l.no and r.state = 'refunded'), 0)`

export type LedgerFault = { rule: string; subject: string }

/** Whether a seller order `s` was delivered. */
const isSold = sql`s.state in ('delivered', 'completed')`

/** What must hold of the books, each with a query for what breaks it. */
const rules: Record<string, SQL> = {
  ...transferRules,
  'every posting has entries that sum to zero': sql`
    select 'posting ' || p.no subject from ${ledgerPosting} p left join ${ledgerEntry} e on e.posting_no = p.no
    group by p.no having coalesce(sum(e.amount_fils), 0) <> 0 or count(e.no) < 2`,
  'an entry carries the balance of its account, and its place': sql`
    select 'entry ' || no subject from (
      select no, balance_fils, place, sum(amount_fils) over account balance, row_number() over account position
      from ${ledgerEntry} where place is not null
      window account as (partition by seller_no order by place)) e
    where balance_fils <> balance or place <> position`,
  'only what moves between the accounts of one seller has no place': sql`
    select 'posting ' || e.posting_no subject from ${ledgerEntry} e join ${ledgerPosting} p on p.no = e.posting_no
    where e.seller_no is not null and e.place is null
    group by e.posting_no, p.kind
    having sum(e.amount_fils) <> 0 or count(distinct e.seller_no) > 1
      or p.kind not in ('payout_prepared', 'payout_released')`,
  'a payout is posted as its state says': sql`
    select 'payout ' || p.no subject from ${payout} p
    left join lateral (select
      coalesce(sum(amount_fils) filter (where account = 'in_payout'), 0) aside,
      coalesce(sum(amount_fils) filter (where account = 'in_payout' and l.kind = 'payout_prepared'), 0) prepared,
      coalesce(sum(amount_fils) filter (where account = 'bank'), 0) paid,
      count(distinct l.no) filter (where l.kind = 'payout_released') released,
      count(*) filter (where e.seller_no <> p.seller_no) foreign_entries
      from ${ledgerPosting} l join ${ledgerEntry} e on e.posting_no = l.no where l.payout_no = p.no) l on true
    where l.prepared <> p.amount_fils or l.foreign_entries > 0
      or l.aside <> case when p.state in ('open', 'approved') then p.amount_fils else 0 end
      or l.paid <> case when p.state = 'paid' then p.amount_fils else 0 end
      or l.released <> case when p.state in ('failed', 'cancelled') then 1 else 0 end`,
  'a payout is no more than was due to the seller when it was prepared': sql`
    select 'payout ' || p.no subject from ${payout} p
    left join ${ledgerEntry} e on e.seller_no = p.seller_no and e.place = p.place
    where p.amount_fils > coalesce(e.balance_fils, 0)`,
  'a payout is where its last step brought it': sql`
    select 'payout ' || p.no subject from ${payout} p
    left join lateral (select to_state from ${payoutEvent} e where e.payout_no = p.no order by e.no desc limit 1)
      last on true
    where last.to_state is distinct from p.state`,
  'a batch is what was approved in it': sql`
    select 'batch ' || b.no subject from ${payoutBatch} b left join ${payout} p on p.batch_no = b.no
    group by b.no having count(p.no) <> b.count or coalesce(sum(p.amount_fils), 0) <> b.amount_fils`,
  'what was delivered was charged, by the rates of its lines': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    join lateral (select
      coalesce(sum((2 * price_fils::bigint * quantity * commission + 10000) / 20000), 0)::bigint due
      from ${orderLine} l where l.seller_order_no = s.no) l on true
    left join ${ledgerPosting} p on p.seller_order_no = s.no and p.kind = 'delivered'
    left join lateral (select
      coalesce(sum(amount_fils) filter (where account = 'commission'), 0) taken,
      coalesce(sum(amount_fils) filter (where account = 'commission_vat'), 0) vat
      from ${ledgerEntry} e where e.posting_no = p.no) e on true
    where s.seller_no is not null and ${isSold}
      and (l.due <> e.taken or (2 * l.due * 500 + 10000) / 20000 <> e.vat)
      or not ${isSold} and p.no is not null`,
  'with what came back its commission was given back': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    join lateral (
      select sum((2 * l.price_fils::bigint * (l.quantity - ${refunded}) * l.commission + 10000) / 20000)::bigint due
      from ${orderLine} l where l.seller_order_no = s.no) l on true
    join lateral (select
      coalesce(sum(amount_fils) filter (where account = 'commission'), 0) taken,
      coalesce(sum(amount_fils) filter (where account = 'commission_vat'), 0) vat
      from ${ledgerPosting} p join ${ledgerEntry} e on e.posting_no = p.no
      where p.seller_order_no = s.no) e on true
    where exists (select from ${returnRequest} r where r.seller_order_no = s.no and r.state = 'refunded')
      and exists (select from ${ledgerPosting} p where p.seller_order_no = s.no)
      and (l.due <> e.taken or (2 * l.due * 500 + 10000) / 20000 <> e.vat)`,
  'what was invoiced and refunded has its credit note, and nothing else has': sql`
    select 'return ' || r.no subject from ${returnRequest} r
    left join ${taxDocument} c on c.return_no = r.no
    left join ${taxDocument} i on i.seller_order_no = r.seller_order_no and i.return_no is null
    where (c.no is not null) <> (r.state = 'refunded' and i.no is not null)`,
  'credit notes take back no more than was invoiced, tax included': sql`
    select 'seller order ' || i.seller_order_no subject from ${taxDocument} i
    join ${taxDocument} c on c.seller_order_no = i.seller_order_no and c.return_no is not null
    where i.return_no is null group by i.no
    having sum(c.total_fils) > i.total_fils
      or sum((c.data ->> 'vatFils')::bigint) > (i.data ->> 'vatFils')::bigint
      or (sum(c.total_fils) = i.total_fils
        and sum((c.data ->> 'vatFils')::bigint) <> (i.data ->> 'vatFils')::bigint)`,
  'what was paid in advance is held for its order until it is delivered or given back': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    join lateral (select s.fee_fils + coalesce(sum(price_fils::bigint * quantity), 0) standing
      from ${orderLine} l where l.seller_order_no = s.no) l on true
    left join lateral (select coalesce(sum(amount_fils), 0) held from ${ledgerPosting} p
      join ${ledgerEntry} e on e.posting_no = p.no and e.account = 'orders'
      where p.seller_order_no = s.no) h on true
    left join lateral (select coalesce(sum(amount_fils), 0) waiting from ${cardRefund} r
      where r.seller_order_no = s.no and r.state <> 'done') r on true
    where s.payment_method in ('card', 'bank_transfer') and h.held <> r.waiting + case
      when s.payment_state in ('captured', 'partly_refunded')
        and (s.state in ('placed', 'accepted', 'packed', 'shipped') or not exists (
          select from ${ledgerPosting} p where p.seller_order_no = s.no and p.kind = 'delivered')) then l.standing
      else 0 end`,
  'what was captured of cards, and given back to them, is posted': sql`
    select 'card payment ' || p.no || ', seller order ' || p.seller_order_no subject from (
      select payment.no, part.seller_order_no,
        case when payment.state = 'captured' then part.amount_fils else 0 end captured,
        (select coalesce(sum(amount_fils), 0) from ${cardRefund} r
          where r.payment_no = payment.no and r.seller_order_no = part.seller_order_no) refunded
      from ${cardPayment} payment join ${cardPaymentPart} part on part.payment_no = payment.no) p
    left join lateral (select coalesce(sum(amount_fils), 0) posted from ${ledgerPosting} l
      join ${ledgerEntry} e on e.posting_no = l.no and e.account = 'orders'
      where l.kind = 'captured' and l.cause_no = p.no and l.seller_order_no = p.seller_order_no) l on true
    where p.refunded > p.captured or l.posted <> p.captured`,
  'a refund is posted once it is made': sql`
    select 'refund ' || r.no subject from ${cardRefund} r
    left join ${ledgerPosting} p on p.kind = 'refunded' and p.cause_no = r.no
    left join ${ledgerEntry} e on e.posting_no = p.no and e.account = 'provider'
    where (r.state = 'done') <> (p.no is not null) or e.amount_fils <> r.amount_fils`,
  'an attempt to pay is for what its parts are for': sql`
    select 'card payment ' || p.no subject from ${cardPayment} p
    left join ${cardPaymentPart} part on part.payment_no = p.no
    group by p.no having coalesce(sum(part.amount_fils), 0) <> p.amount_fils`,
  'invoices are numbered without gaps, as their counters say': sql`
    select 'issuer ' || coalesce(d.issuer_no, c.issuer_no) || ', ' || coalesce(d.kind, c.kind) subject from (
      select issuer_no, kind, count(*) count, max(sequence) last from ${taxDocument} group by 1, 2) d
    full join ${documentCounter} c on c.issuer_no = d.issuer_no and c.kind = d.kind
    where d.count is distinct from d.last or d.last is distinct from c.last`,
  'what was delivered has its invoice': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    left join ${taxDocument} d on d.seller_order_no = s.no and d.return_no is null
    where (${isSold} and s.seller_no is not null and d.no is null)
      or (not ${isSold} and d.no is not null)`,
}

/** The faults found, at most a hundred of each rule. Reads everything: for tests and an operator's look. */
export async function ledgerFaults(db: Executor): Promise<LedgerFault[]> {
  const found: LedgerFault[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute<{ subject: string }>(sql`${query} limit 100`)
    found.push(...rows.map(({ subject }) => ({ rule, subject })))
  }
  return found
}
