import { sql, type SQL } from 'drizzle-orm'
import { creditLifeCycle } from '#contract/credit-status.ts'
import {
  credit,
  creditEvent,
  creditOrder,
  creditPayment,
  creditPaymentPart,
} from '../../payments/credit/credit.tables.ts'
import { creditBalance } from '../../payments/credit/credit-balance.tables.ts'
import { order, sellerOrder } from '../order.tables.ts'

const transitions = sql.join(
  [
    sql`('grant', null::text, 'active', 'seller')`,
    ...creditLifeCycle.transitions.map(
      ({ event, from, to, by }) => sql`(${event}::text, ${from}::text, ${to}::text, ${by}::text)`,
    ),
  ],
  sql`, `,
)

/** What must hold of orders on credit; each selects the `subject` of what breaks it. */
export const creditRules: Record<string, SQL> = {
  'an order on credit owes what stands of it, less what was refunded and paid': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    join ${creditOrder} c on c.seller_order_no = s.no, lateral ${creditBalance} b
    where c.open_fils <> b.open_fils or s.payment_state <> b.payment_state`,
  'an order on credit is of the two between whom it was granted, and no other order has credit': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    join ${order} o on o.no = s.order_no
    left join ${creditOrder} c on c.seller_order_no = s.no left join ${credit} on ${credit.no} = c.credit_no
    where (s.payment_method = 'credit') <> (c.seller_order_no is not null)
      or c.seller_order_no is not null and (${credit.sellerNo} is distinct from s.seller_no
        or ${credit.buyerNo} is distinct from o.buyer_no)`,
  'what was delivered on credit has a day on which it is due': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    join ${creditOrder} c on c.seller_order_no = s.no
    where (c.due_on is not null) <> (s.state in ('delivered', 'completed'))`,
  'a payment on credit is for orders of this credit, to the last fils': sql`
    select 'credit payment ' || p.no subject from ${creditPayment} p
    left join ${creditPaymentPart} part on part.payment_no = p.no
    left join ${creditOrder} c on c.seller_order_no = part.seller_order_no
    group by p.no having coalesce(sum(part.amount_fils), 0) <> p.amount_fils
      or bool_or(c.credit_no is distinct from p.credit_no)`,
  'a correction takes back just what was recorded': sql`
    select 'credit payment ' || p.no subject from ${creditPayment} p
    left join ${creditPayment} before on before.no = p.reverses_no and before.kind = 'received'
    where p.kind = 'reversed' and (before.no is null or before.credit_no <> p.credit_no
      or before.amount_fils <> -p.amount_fils or exists (
        select from ${creditPaymentPart} a full join ${creditPaymentPart} b
          on b.payment_no = before.no and b.seller_order_no = a.seller_order_no
        where a.payment_no = p.no and a.amount_fils is distinct from -b.amount_fils))`,
  'credit is as its last change left it, and each change is a transition': sql`
    select 'credit ' || c.no subject from ${credit} c
    left join (
      select *, lag(to_state) over each_credit before, last_value(no) over each_credit = no is_last
      from ${creditEvent}
      window each_credit as (partition by credit_no order by no
        rows between unbounded preceding and unbounded following)) e on e.credit_no = c.no
    where e.no is null or e.from_state is distinct from e.before
      or e.is_last and (e.to_state, e.limit_fils, e.days) <> (c.state, c.limit_fils, c.days)
      or not exists (select from (values ${transitions}) t (event, from_state, to_state, actor)
        where t.event = e.event and t.from_state is not distinct from e.from_state
          and t.to_state = e.to_state and t.actor = e.actor)`,
}
