import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { PreparedCart } from './carts.ts'

/** What placing an order comes to in SQL, by a client that knows everything already and checks nothing twice. */
export async function placeByHand(client: pg.Client, cart: PreparedCart): Promise<void> {
  const { id, userNo, lines } = cart
  const nos = lines.map(({ no }) => no)
  await client.query('begin')
  await client.query('select no from "user" where no = $1 for no key update', [userNo])
  await client.query('select no from listing where no = any($1) order by no for no key update', [
    nos,
  ])
  await client.query(
    `select l.id, i.no, i.price_fils, i.available, i.status, s.company_name
     from cart_line l join listing i on i.no = l.listing_no join seller s on s.no = i.seller_no
     where l.cart_id = $1`,
    [id],
  )
  await client.query(
    'update listing set reserved = reserved + 1 where no = any($1) and available >= 1',
    [nos],
  )
  const placed = await client.query<{ no: number }>(
    `insert into "order" (id, buyer_no, reference, note, receiver_name, receiver_phone, payment_method)
     values ($1, $2, $3, '', 'Bench', '+971501234567', 'cash_on_delivery') returning no`,
    [randomUUID(), userNo, `bench-hand-${id}`],
  )
  const sellers = [...new Set(lines.map(({ sellerNo }) => sellerNo))]
  const parts = await client.query<{ no: number; seller_no: number }>(
    `insert into seller_order (id, order_no, place, seller_no, company_name, emirate, answer_by, delivery, fee_fils)
     select gen_random_uuid(), $1, place, seller, 'Bench', 'Dubai', now() + interval '1 day',
       '{"method":"pickup","promise":{"hours":"","days":null}}', 0
     from unnest($2::int[]) with ordinality s (seller, place) returning no, seller_no`,
    [placed.rows[0]!.no, sellers],
  )
  const partOf = new Map(parts.rows.map(({ no, seller_no }) => [seller_no, no]))
  await client.query(
    `insert into order_line (id, seller_order_no, listing_no, sku, part_name, ordered, quantity, price_fils,
       vehicle, substitution, commission)
     select gen_random_uuid(), part, listing, sku, name, 1, 1, price, '', 'only', 800
     from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::int[]) l (part, listing, sku, name, price)`,
    [
      ...[lines.map(({ sellerNo }) => partOf.get(sellerNo)), nos],
      ...[lines.map(({ sku }) => sku), lines.map(({ partName }) => partName)],
      lines.map(({ priceFils }) => priceFils),
    ],
  )
  await client.query(
    `insert into order_event (seller_order_no, event, actor, to_state)
     select no, 'place', 'buyer', 'placed' from unnest($1::int[]) no`,
    [parts.rows.map(({ no }) => no)],
  )
  await client.query('delete from cart_line where cart_id = $1', [id])
  await client.query('commit')
}
