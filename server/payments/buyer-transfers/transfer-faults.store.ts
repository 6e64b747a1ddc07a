import { sql, type SQL } from 'drizzle-orm'
import { orderEvent, sellerOrder } from '../../orders/order.tables.ts'
import { ledgerEntry, ledgerPosting } from '../ledger.tables.ts'
import {
  buyerTransfer,
  buyerTransferPart,
  counts,
  transferRefund,
  transferRefundBatch,
  transferRefundLine,
  transferSlip,
} from './buyer-transfer.tables.ts'

/**
 * By order: what came and was not taken back, what of it paid seller orders, and what goes back of either. What a seller order
 * had taken is free again where its refund was withdrawn.
 */
const orders = sql`(
  select o.order_no,
    coalesce((select sum(amount_fils) from ${buyerTransfer} t
      where t.order_no = o.order_no and ${counts(sql`t.no`)}), 0) came,
    coalesce((select sum(amount_fils) from ${buyerTransferPart} p where p.order_no = o.order_no), 0)
      - coalesce((select sum(amount_fils) from ${transferRefund} r
        where r.order_no = o.order_no and r.seller_order_no is not null and r.state = 'withdrawn'), 0) paid,
    coalesce((select sum(amount_fils) from ${transferRefund} r
      where r.order_no = o.order_no and r.seller_order_no is null and r.state <> 'withdrawn'), 0) unused,
    coalesce((select sum(amount_fils) from ${transferRefund} r
      where r.order_no = o.order_no and r.state <> 'withdrawn'), 0) back
  from (select distinct order_no from ${sellerOrder} where payment_method = 'bank_transfer') o)`

/** What must hold of what buyers transferred, each with a query for what breaks it. */
export const transferRules: Record<string, SQL> = {
  'no more of a transfer is used or goes back than came': sql`
    select 'order ' || order_no subject from ${orders} o where paid + unused > came or back > came`,
  'what came is pending only as long as something waits for more': sql`
    select 'order ' || o.order_no subject from ${orders} o
    where came > paid + unused and not exists (
      select from ${sellerOrder} s where s.order_no = o.order_no and s.state = 'placed' and s.payment_state = 'due')
      -- A job sees to it soon after the last part has ended.
      and not exists (select from ${orderEvent} e join ${sellerOrder} s on s.no = e.seller_order_no
        where s.order_no = o.order_no and e.at > now() - interval '1 hour')`,
  'what buyers transferred is owed to them until it is used or given back': sql`
    select 'the account buyers' subject from (
      select (select coalesce(sum(amount_fils), 0) from ${ledgerEntry} where account = 'buyers') posted,
        (select coalesce(sum(came - paid - unused), 0) from ${orders} o)
          + (select coalesce(sum(amount_fils), 0) from ${transferRefund} where state not in ('paid', 'withdrawn')) owed) all_of_it
    where posted <> owed`,
  'what waits for a transfer says whether a slip of it was sent': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    where s.state = 'placed' and s.payment_method = 'bank_transfer' and s.payment_state = 'due'
      and s.has_slip <> exists (select from ${transferSlip} t where t.order_no = s.order_no)`,
  'a transfer is posted under its reference': sql`
    select 'transfer ' || coalesce(t.reference, p.reference) subject from ${buyerTransfer} t
    full join (select * from ${ledgerPosting} where kind = 'received') p
      on p.reference = t.reference and p.cause_no = t.reuse
    left join ${ledgerEntry} e on e.posting_no = p.no and e.account = 'buyers'
    where t.no is null or p.no is null or e.amount_fils is distinct from t.amount_fils`,
  'a transfer that was taken back is posted so': sql`
    select 'transfer ' || coalesce(t.reference, p.reference) subject
    from (select t.* from ${buyerTransfer} t where not ${counts(sql`t.no`)}) t
    full join (select * from ${ledgerPosting} where kind = 'reversed') p
      on p.reference = t.reference and p.cause_no = t.reuse
    left join ${ledgerEntry} e on e.posting_no = p.no and e.account = 'buyers'
    where t.no is null or p.no is null or e.amount_fils is distinct from -t.amount_fils`,
  'a reference of the bank counts once at a time': sql`
    select 'reference ' || reference subject from ${ledgerPosting}
    where reference is not null group by reference
    having count(*) filter (where kind <> 'reversed') - count(*) filter (where kind = 'reversed') > 1`,
  'a bank file has the refunds that were sent in it': sql`
    select 'refund batch ' || b.no subject from ${transferRefundBatch} b
    left join ${transferRefundLine} l on l.batch_no = b.no
    left join ${transferRefund} r on r.no = l.refund_no
    group by b.no having count(r.no) <> b.count or coalesce(sum(r.amount_fils), 0) <> b.amount_fils`,
  // Those that were paid before there were batches are in none.
  'a refund is in one bank file at most that it has not failed in, with its account, and paid once': sql`
    select 'transfer refund ' || r.no subject from ${transferRefund} r
    join ${transferRefundLine} l on l.refund_no = r.no
    group by r.no having count(*) filter (where l.outcome is distinct from 'failed') > 1
      or count(*) filter (where l.outcome = 'paid') <> case when r.state = 'paid' then 1 else 0 end
      or count(*) filter (where l.outcome is null) > case when r.state = 'approved' then 1 else 0 end
      or bool_or(l.outcome is distinct from 'failed'
        and (l.iban, l.beneficiary) is distinct from (r.iban, r.beneficiary))`,
  'a reference of the bank is of refunds of one bank file': sql`
    select 'reference ' || reference subject from (
      select b.reference, b.no from ${transferRefundBatch} b where b.reference is not null
      union all select r.reference, l.batch_no from ${transferRefund} r
      join ${transferRefundLine} l on l.refund_no = r.no and l.outcome = 'paid') used
    group by reference having count(distinct no) > 1`,
  'what a transfer paid is what was due of the seller order, and posted': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    left join ${buyerTransferPart} p on p.seller_order_no = s.no
    left join ${ledgerPosting} l on l.seller_order_no = s.no and l.kind = 'captured'
    left join ${ledgerEntry} e on e.posting_no = l.no and e.account = 'orders'
    where s.payment_method = 'bank_transfer'
      and ((s.payment_state in ('due', 'voided')) <> (p.seller_order_no is null)
        or e.amount_fils is distinct from p.amount_fils)`,
  'no more of a seller order goes back than was transferred for it': sql`
    select 'seller order ' || p.seller_order_no subject from ${buyerTransferPart} p
    join ${transferRefund} r on r.seller_order_no = p.seller_order_no
    group by p.seller_order_no, p.amount_fils having sum(r.amount_fils) > p.amount_fils`,
  'a refund by transfer is posted when it is due, and when it is paid': sql`
    select 'transfer refund ' || r.no subject from ${transferRefund} r
    left join ${ledgerPosting} d on d.kind = 'refund_due' and d.cause_no = r.no and d.seller_order_no = r.seller_order_no
    left join ${ledgerEntry} de on de.posting_no = d.no and de.account = 'buyers'
    left join ${ledgerPosting} p on p.transfer_refund_no = r.no
    left join ${ledgerEntry} pe on pe.posting_no = p.no and pe.account = 'bank'
    where (r.seller_order_no is not null) <> (d.no is not null) or de.amount_fils <> r.amount_fils
      or (r.state = 'paid') <> (p.no is not null) or pe.amount_fils <> r.amount_fils`,
}
