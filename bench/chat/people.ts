import type pg from 'pg'
import { newSecret, secretHash } from '#server/accounts/secrets.ts'
import type { Pair } from './messages.ts'

const EMAIL_PREFIX = 'bench-chat-'

/** Pairs of garages with a room each, all signed in. */
export async function putPairs(client: pg.Client, count: number): Promise<Pair[]> {
  await removePairs(client)
  const { rows: people } = await client.query<{ no: number; id: string }>(
    `insert into "user" (id, role, email, phone, password_hash)
     select gen_random_uuid(), 'BUYER', $1 || i || '@example.com', '+888' || (70000000 + i), ''
     from generate_series(1, $2) i returning no, id`,
    [EMAIL_PREFIX, count * 2],
  )
  const nos = people.map(({ no }) => no)
  await client.query(
    `insert into garage (user_no, emirate, garage_type, garage_name, garage_address, opening_hours,
       closing_hours, trade_license_no, owner_manager_name, goods_receiver_name)
     select no, 'Dubai', 'general', 'Garage ' || no, '', '', '', no, '', '' from unnest($1::int[]) no`,
    [nos],
  )
  const tokens = people.map(newSecret)
  await client.query(
    `insert into session (id, user_no, token_hash, salt, device, expires_at)
     select gen_random_uuid(), no, hash, '', '', now() + interval '1 hour'
     from unnest($1::int[], $2::text[]) one(no, hash)`,
    [nos, tokens.map(secretHash)],
  )
  const { rows: rooms } = await client.query<{ id: string; buyer_no: number }>(
    `insert into room (id, buyer_no, seller_no, listing_no, last_seq)
     select gen_random_uuid(), buyer, seller, (select min(no) from listing where status = 'active'), 0
     from unnest($1::int[], $2::int[]) pair(buyer, seller) returning id, buyer_no`,
    [nos.filter((_, i) => i % 2 === 0), nos.filter((_, i) => i % 2 === 1)],
  )
  const roomOf = new Map(rooms.map((room) => [room.buyer_no, room.id]))
  const member = (i: number) => ({ id: people[i]!.id, token: tokens[i]! })
  return Array.from({ length: count }, (_, i) => ({
    roomId: roomOf.get(nos[i * 2]!)!,
    people: [member(i * 2), member(i * 2 + 1)],
  }))
}

/** How many messages their rooms hold, and whether these are numbered without gaps. */
export async function stored(client: pg.Client): Promise<{ messages: number; gaps: number }> {
  const { rows } = await client.query<{ messages: number; gaps: number }>(
    `with theirs as (select r.no, r.last_seq from room r join "user" u on u.no = r.buyer_no
       where u.email like $1)
     select count(m.seq)::int messages,
       (select coalesce(sum(last_seq), 0)::int from theirs) - count(m.seq)::int gaps
     from theirs left join message m on m.room_no = theirs.no`,
    [`${EMAIL_PREFIX}%`],
  )
  return rows[0]!
}

export async function removePairs(client: pg.Client): Promise<void> {
  await client.query('delete from "user" where email like $1', [`${EMAIL_PREFIX}%`])
}
