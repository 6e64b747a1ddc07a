import type pg from 'pg'

const ORDERS = 1_000_000
const DAYS = 90

/** The seller that has a tenth of all orders, and one of the 900 that share the others. */
export const [largestSeller, usualSeller] = [1_000_000_000, 1_000_000_077]

/**
 * A million orders of the last thirteen weeks, within a transaction: of each one seller order with two lines and
 * two events. The last thousand wait for their sellers.
 */
export async function insertOrders(client: pg.ClientBase): Promise<void> {
  // Without the checks of each row, which are not what is measured.
  await client.query('set local session_replication_role = replica')
  await client.query(
    `insert into "order" (id, reference, note, receiver_name, receiver_phone, payment_method, placed_at)
     select gen_random_uuid(), '', '', 'Imran Khan', '+971501234567', 'cash_on_delivery',
       now() - interval '1 day' * $2::int * (1 - i::float8 / $1)
     from generate_series(1, $1::int) i`,
    [ORDERS, DAYS],
  )
  await client.query(
    `with placed as (select *, row_number() over (order by no desc) back from "order" where buyer_no is null)
     insert into seller_order (id, order_no, place, seller_no, company_name, emirate, state, answer_by, delivery,
       fee_fils, placed_at)
     select gen_random_uuid(), no, 1, $1 + case when no % 10 = 0 then 0 else 1 + no % 1000 end,
       'Bench Parts', 'Dubai',
       case when back <= 1000 then 'placed' when no % 10 = 1 then 'expired' else 'completed' end,
       case when back <= 1000 then now() + interval '1 hour' end,
       '{"method":"own","promise":{}}', 2000, placed_at
     from placed`,
    [largestSeller],
  )
  await client.query(
    `insert into order_line (id, seller_order_no, seller_no, sku, part_name, ordered, quantity, price_fils,
       vehicle, substitution, commission)
     select gen_random_uuid(), s.no, s.seller_no, 'B' || s.no, 'Part', 2, 2, 10000, '', 'only', 800
     from seller_order s, generate_series(1, 2) where seller_no >= $1`,
    [largestSeller],
  )
  await client.query(
    `insert into order_event (seller_order_no, event, actor, from_state, to_state, at)
     select s.no, 'place', 'buyer', null, 'placed', placed_at from seller_order s where seller_no >= $1
     union all
     select s.no, case when state = 'expired' then 'expire' else 'accept' end, 'seller', 'placed',
       'accepted', placed_at + make_interval(mins => (s.no % 600)::int) from seller_order s
     where seller_no >= $1 and state <> 'placed'`,
    [largestSeller],
  )
  await client.query('analyze "order", seller_order, order_line, order_event')
}
