import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { newSecret, secretHash } from '#server/accounts/secrets.ts'

/** A cart that is ready to be ordered: five lines from three sellers. `total` in fils. */
export type PreparedCart = {
  id: string
  token: string
  userNo: number
  total: number
  lines: Line[]
}

type Line = { no: number; sellerNo: number; priceFils: number; sku: string; partName: string }

const EMAIL_PREFIX = 'bench-orders-'
/** Fewer than an account may place in an hour, and below what it may owe. */
const CARTS_OF_A_BUYER = 10
const PLENTY = 500_000

/** Carts of garages that are signed in. Of their listings there is more on hand until `removeCarts`. */
export async function prepareCarts(client: pg.Client, count: number): Promise<PreparedCart[]> {
  await removeCarts(client)
  const listings = await cheapListings(client)
  const buyers = await putBuyers(client, Math.ceil(count / CARTS_OF_A_BUYER))
  const carts = Array.from({ length: count }, (_, i): PreparedCart => {
    const lines = fiveOf(listings, i)
    return {
      ...{ id: randomUUID(), ...buyers[i % buyers.length]!, lines },
      total: lines.reduce((sum, { priceFils }) => sum + priceFils, 0),
    }
  })
  await client.query(
    `insert into cart (id, user_no, name) select id, no, id::text from unnest($1::uuid[], $2::int[]) c (id, no)`,
    [carts.map(({ id }) => id), carts.map(({ userNo }) => userNo)],
  )
  const rows = carts.flatMap(({ id, lines }) => lines.map((line) => ({ id, line })))
  await client.query(
    `insert into cart_line (id, cart_id, listing_no, quantity, price_fils)
     select gen_random_uuid(), cart, listing, 1, price
     from unnest($1::uuid[], $2::int[], $3::int[]) l (cart, listing, price)`,
    [
      rows.map(({ id }) => id),
      rows.map(({ line }) => line.no),
      rows.map(({ line }) => line.priceFils),
    ],
  )
  await client.query('update listing set quantity = quantity + $1 where no = any($2)', [
    PLENTY,
    listings.flat().map(({ no }) => no),
  ])
  await client.query('analyze cart, cart_line')
  return carts
}

/** Listings of some sellers where parts can be collected, two or more of each, by seller. */
async function cheapListings(client: pg.Client): Promise<Line[][]> {
  const { rows } = await client.query<Line>(
    `select no, seller_no "sellerNo", price_fils "priceFils", sku, part_name "partName" from (
       select *, row_number() over (partition by seller_no order by price_fils) place from listing
       where status = 'active' and quantity <= 1000 and not exists (
         select from delivery_setting d
         where d.seller_no = listing.seller_no and not (settings->'pickup'->>'on')::boolean)) l
     where place <= 4 order by seller_no limit 400`,
  )
  const bySeller = [...Map.groupBy(rows, ({ sellerNo }) => sellerNo).values()]
  return bySeller.filter(({ length }) => length >= 2)
}

/** Two lines of two sellers and one of a third. */
function fiveOf(listings: Line[][], i: number): Line[] {
  const of = (k: number) => listings[(i * 3 + k) % listings.length]!
  return [...of(0).slice(0, 2), ...of(1).slice(0, 2), ...of(2).slice(0, 1)]
}

async function putBuyers(client: pg.Client, count: number) {
  const { rows } = await client.query<{ no: number }>(
    `insert into "user" (id, role, email, phone, password_hash)
     select gen_random_uuid(), 'BUYER', $1 || i || '@example.com', '+888' || (80000000 + i), ''
     from generate_series(1, $2) i returning no`,
    [EMAIL_PREFIX, count],
  )
  const buyers = rows.map(({ no }) => ({ userNo: no, token: newSecret() }))
  await client.query(
    `insert into session (id, user_no, token_hash, salt, device, expires_at)
     select gen_random_uuid(), no, hash, '', '', now() + interval '1 hour'
     from unnest($1::int[], $2::text[]) one(no, hash)`,
    [buyers.map(({ userNo }) => userNo), buyers.map(({ token }) => secretHash(token))],
  )
  return buyers
}

/** Leaves the database as it was: without the buyers, what they ordered, and what was put on hand for it. */
export async function removeCarts(client: pg.Client): Promise<void> {
  await client.query('begin')
  await client.query('alter table order_event disable trigger order_event_kept')
  const parts = `select s.no from seller_order s join "order" o on o.no = s.order_no
    where o.reference like 'bench-%'`
  await client.query(
    `update listing l set reserved = l.reserved - held.pieces from (
       select listing_no, sum(quantity)::int pieces from order_line
       where seller_order_no in (${parts}) group by 1) held
     where held.listing_no = l.no`,
  )
  await client.query('update listing set quantity = quantity - $1 where quantity >= $1', [PLENTY])
  await client.query(`delete from notification where subject in (
    select id from seller_order where no in (${parts}))`)
  for (const table of ['order_event', 'order_line'])
    await client.query(`delete from ${table} where seller_order_no in (${parts})`)
  await client.query(`delete from seller_order where no in (${parts})`)
  await client.query(`delete from "order" where reference like 'bench-%'`)
  await client.query('alter table order_event enable trigger order_event_kept')
  await client.query(
    `delete from idempotency_key where user_no in (select no from "user" where email like $1)`,
    [`${EMAIL_PREFIX}%`],
  )
  await client.query('delete from "user" where email like $1', [`${EMAIL_PREFIX}%`])
  await client.query('commit')
}
