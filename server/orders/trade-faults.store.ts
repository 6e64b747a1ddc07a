import { sql, type SQL } from 'drizzle-orm'
import { countedReturnStates, openReturnStates, returnLifeCycle } from '#contract/return-status.ts'
import { openStates, prepaidMethods, sellerOrderLifeCycle } from '#contract/order-status.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'
import { returnEvent, returnLine, returnRequest } from './returns/return.tables.ts'
import { creditRules } from './credit/credit-faults.store.ts'
import { order, orderEvent, orderLine, sellerOrder, shipment } from './order.tables.ts'

/** What must hold between the tables of orders, and of which row it doesn't. */
export type TradeFault = { rule: string; subject: string }

const reserving = openStates.filter((state) => state !== 'shipped')

const transitions = sql.join(
  [
    sql`('place', null::text, 'placed', 'buyer')`,
    sql`('pay', 'placed', 'placed', 'buyer')`,
    ...sellerOrderLifeCycle.transitions.map(
      ({ event, from, to, by }) => sql`(${event}::text, ${from}::text, ${to}::text, ${by}::text)`,
    ),
  ],
  sql`, `,
)

const steps = sql`(
  select *, lag(to_state) over each_order before, last_value(no) over each_order = no is_last
  from ${orderEvent}
  window each_order as (partition by seller_order_no order by no
    rows between unbounded preceding and unbounded following))`

const returnTransitions = sql.join(
  [
    sql`('request', null::text, 'requested', 'buyer')`,
    ...returnLifeCycle.transitions.map(
      ({ event, from, to, by }) => sql`(${event}::text, ${from}::text, ${to}::text, ${by}::text)`,
    ),
  ],
  sql`, `,
)

const returnSteps = sql`(
  select *, lag(to_state) over each_return before, last_value(no) over each_return = no is_last
  from ${returnEvent}
  window each_return as (partition by return_no order by no
    rows between unbounded preceding and unbounded following))`

/** What was refunded of each seller order, lines and fee. */
const refunds = sql`(
  select r.seller_order_no, sum(r.fee_fils + (
    select sum(b.quantity::bigint * l.price_fils) from ${returnLine} b
    join ${orderLine} l on l.no = b.line_no where b.return_no = r.no)) fils
  from ${returnRequest} r where r.state = 'refunded' group by 1)`

/** Each selects the `subject` of what breaks it. */
const rules: Record<string, SQL> = {
  ...creditRules,
  // While an account is erased, its orders end one after the other.
  'a suspended garage has no order that waits for an answer': sql`
    select 'seller order ' || ${sellerOrder.no} subject from ${sellerOrder}
    join ${order} on ${order.no} = ${sellerOrder.orderNo} join ${user} on ${user.no} = ${order.buyerNo}
    where ${sellerOrder.state} = 'placed' and ${user.suspendedAt} is not null
      and ${user.role} = 'BUYER' and coalesce(${user.closingAt} > now(), true)`,
  'what is reserved of a listing is what open orders hold of it': sql`
    select 'listing ' || coalesce(l.no, held.no) subject
    from (select no, reserved from ${listing} where reserved > 0) l
    full join (
      select ${orderLine.listingNo} no, sum(${orderLine.quantity})::int reserved from ${orderLine}
      join ${sellerOrder} on ${sellerOrder.no} = ${orderLine.sellerOrderNo}
      where ${sellerOrder.state} in ${reserving} and ${orderLine.listingNo} is not null
        and ${orderLine.quantity} > 0
      group by 1) held on held.no = l.no
    where l.reserved is distinct from held.reserved`,
  'a seller order is in the state of its last event': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    left join ${steps} e on e.seller_order_no = s.no and e.is_last
    where e.to_state is distinct from s.state`,
  'each event begins where the one before ended': sql`
    select 'event ' || no subject from ${steps} e where from_state is distinct from before`,
  'each event is a transition of the life cycle': sql`
    select 'event ' || no subject from ${orderEvent} e
    where not exists (select from (values ${transitions}) t (event, from_state, to_state, actor)
      where t.event = e.event and t.from_state is not distinct from e.from_state
        and t.to_state = e.to_state and (t.actor = e.actor or e.actor = 'operator'))`,
  'what left the shop has a shipment in a fitting state': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    left join ${shipment} p on p.seller_order_no = s.no
    where case s.state
      when 'shipped' then coalesce(p.state, '') not in ('on_the_way', 'failed')
      when 'delivered' then coalesce(p.state, '') <> 'delivered'
      when 'completed' then coalesce(p.state, '') <> 'delivered'
      when 'returned_to_seller' then coalesce(p.state, '') <> 'returned'
      else p.no is not null end`,
  'cash is collected at delivery, refunded with what came back, and voided with what has ended': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    left join ${refunds} r on r.seller_order_no = s.no
    where payment_method = 'cash_on_delivery' and payment_state <> case
      when state in ('delivered', 'completed') then case
        when r.fils is null then 'collected'
        when r.fils = fee_fils + (select sum(quantity::bigint * price_fils) from ${orderLine} l
          where l.seller_order_no = s.no) then 'refunded'
        else 'partly_refunded' end
      when state in ('rejected', 'expired', 'cancelled', 'returned_to_seller') then 'voided'
      else 'due' end`,
  'nothing that was to be paid in advance is filled before, or kept after it has ended': sql`
    select 'seller order ' || no subject from ${sellerOrder}
    where payment_method in ${prepaidMethods} and payment_state not in (select unnest(case
      when state = 'placed' then array['due', 'captured']
      when state in ('rejected', 'expired', 'cancelled') then array['voided', 'refunded']
      when state = 'returned_to_seller' then array['refunded']
      when state in ('delivered', 'completed') then array['captured', 'partly_refunded', 'refunded']
      else array['captured', 'partly_refunded'] end))`,
  'a seller order is paid as its order is': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s join ${order} o on o.no = s.order_no
    where s.payment_method <> o.payment_method`,
  'deadlines stand only where they are waited for': sql`
    select 'seller order ' || no subject from ${sellerOrder}
    where (answer_by is not null) <> (state = 'placed')
      or (complete_at is null and state in ('delivered', 'completed'))`,
  'a return is in the state of its last event, and each of them is a transition': sql`
    select 'return ' || r.no subject from ${returnRequest} r
    left join ${returnSteps} e on e.return_no = r.no
    where e.no is null or (e.is_last and e.to_state <> r.state) or e.from_state is distinct from e.before
      or not exists (select from (values ${returnTransitions}) t (event, from_state, to_state, actor)
        where t.event = e.event and t.from_state is not distinct from e.from_state
          and t.to_state = e.to_state and t.actor = e.actor)`,
  'no more comes back of a line than was delivered': sql`
    select 'line ' || l.no subject from ${orderLine} l
    join ${returnLine} b on b.line_no = l.no join ${returnRequest} r on r.no = b.return_no
    where r.state in ${countedReturnStates} or r.state = 'replaced'
    group by l.no, l.quantity
    having sum(b.quantity) filter (where r.state <> 'replaced') > l.quantity or max(b.quantity) > l.quantity`,
  'a return has lines of its own seller order, which was delivered': sql`
    select 'return ' || r.no subject from ${returnRequest} r join ${sellerOrder} s on s.no = r.seller_order_no
    where s.state not in ('delivered', 'completed') or s.seller_no is distinct from r.seller_no or not exists (
      select from ${returnLine} b where b.return_no = r.no)
      or exists (select from ${returnLine} b join ${orderLine} l on l.no = b.line_no
        where b.return_no = r.no and l.seller_order_no <> r.seller_order_no)
      or s.state = 'completed' and r.state in ${openReturnStates}`,
  'the fee of a delivery is refunded once': sql`
    select 'seller order ' || s.no subject from ${sellerOrder} s
    join ${returnRequest} r on r.seller_order_no = s.no
    where r.state in ${countedReturnStates} group by s.no, s.fee_fils having sum(r.fee_fils) > s.fee_fils`,
  'the seller orders of an order are numbered from 1, and each has lines': sql`
    select 'order ' || o.no subject from ${order} o
    left join ${sellerOrder} s on s.order_no = o.no
    group by o.no
    having count(s.no) = 0 or max(s.place) <> count(s.no) or bool_or(not exists (
      select from ${orderLine} l where l.seller_order_no = s.no))`,
}

/** The faults found, at most a hundred of each rule. Reads everything: for tests and an operator's look. */
export async function tradeFaults(db: Executor): Promise<TradeFault[]> {
  const found: TradeFault[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute<{ subject: string }>(sql`${query} limit 100`)
    found.push(...rows.map(({ subject }) => ({ rule, subject })))
  }
  return found
}
