import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'

export type LedgerFault = { rule: string; subject: string }

/** What must hold of the books, each with a query for what breaks it. */
const rules: Record<string, SQL> = {
  'every posting has entries that sum to zero': sql`
    select 'posting ' || p.no subject from ledger_posting p left join ledger_entry e on e.posting_no = p.no
    group by p.no having coalesce(sum(e.amount_fils), 0) <> 0 or count(e.no) < 2`,
  'an entry carries the balance of its account': sql`
    select 'entry ' || no subject from (
      select no, balance_fils, sum(amount_fils) over (partition by seller_no order by no) expected
      from ledger_entry where seller_no is not null) e
    where balance_fils <> expected`,
  'what was delivered was charged, by the rates of its lines': sql`
    select 'seller order ' || s.no subject from seller_order s
    join lateral (select
      coalesce(sum((2 * price_fils::bigint * quantity * commission + 10000) / 20000), 0)::bigint due
      from order_line l where l.seller_order_no = s.no) l on true
    left join ledger_posting p on p.seller_order_no = s.no and p.kind = 'delivered'
    left join lateral (select
      coalesce(sum(amount_fils) filter (where account = 'commission'), 0) taken,
      coalesce(sum(amount_fils) filter (where account = 'commission_vat'), 0) vat
      from ledger_entry e where e.posting_no = p.no) e on true
    where s.seller_no is not null and s.payment_state = 'collected'
      and (l.due <> e.taken or (2 * l.due * 500 + 10000) / 20000 <> e.vat)
      or s.payment_state <> 'collected' and p.no is not null`,
  'invoices are numbered without gaps, as their counters say': sql`
    select 'issuer ' || coalesce(d.issuer_no, c.issuer_no) || ', ' || coalesce(d.kind, c.kind) subject from (
      select issuer_no, kind, count(*) count, max(sequence) last from tax_document group by 1, 2) d
    full join document_counter c on c.issuer_no = d.issuer_no and c.kind = d.kind
    where d.count is distinct from d.last or d.last is distinct from c.last`,
  'what was delivered has its invoice': sql`
    select 'seller order ' || s.no subject from seller_order s
    left join tax_document d on d.seller_order_no = s.no
    where (s.payment_state = 'collected' and s.seller_no is not null and d.no is null)
      or (s.payment_state <> 'collected' and d.no is not null)`,
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
