import type pg from 'pg'

const MANY = 100_000

/**
 * Run in this order, without triggers and foreign keys. `$1` is how many rows; `$1 > 0` only names it where the rows of an
 * earlier statement say how many.
 */
const statements = [
  // Companies, most of which are approved, and their users.
  `insert into "user" (id, role, email, phone, password_hash, name, created_at)
   select gen_random_uuid(), 'SELLER', 'bench' || i || '@shops.example', '+9715' || (10000000 + i), '-',
     'Bench Person ' || i, now() - interval '1 minute' * i
   from generate_series(1, $1::int) i`,
  `insert into seller (no, id, company_name, company_address, emirate, status, status_at, trade_license_no,
     trade_license_expiry, iban)
   select no, id, 'Bench Parts ' || no, 'Industrial Area ' || no, 'Dubai',
     case when no % 4 = 0 then (array['applied', 'in_review', 'incomplete', 'refused', 'suspended'])[1 + no / 4 % 5]
       else 'approved' end,
     now() - interval '1 minute' * no, 'B-' || no, current_date + no % 400, 'AE07033123456' || (1000000000 + no)
   from "user" where email like 'bench%' and $1 > 0`,
  `insert into seller_event (seller_no, event, actor, to_status)
   select no, 'apply', 'seller', 'applied' from seller where company_name like 'Bench%' and $1 > 0`,
  `insert into former_licence (seller_no, licence, changed_at)
   select no, 'A-' || no, now() - interval '1 minute' * no from seller
   where company_name like 'Bench%' and status = 'approved' limit $1`,
  `insert into contact_ticket (ticket, name, email, mobile, mode, reason, message, language, created_at, closed_at)
   select 'GH-' || i, 'Bench Person', 'b' || i || '@example.com', '+971501234567', 'email', 'Complaint',
     repeat('Where is my order? ', 20), 'en', now() - interval '1 minute' * i,
     case when i % 2 = 0 then now() - interval '1 second' * i end
   from generate_series(1, $1::int) i`,
  `insert into subject_report (seller_no, reason, note, created_at, closed_at, outcome)
   select no, 'counterfeit', 'Not genuine', now() - interval '1 minute' * no,
     case when no % 2 = 0 then now() - interval '1 second' * no end, case when no % 2 = 0 then 'nothing' end
   from seller where company_name like 'Bench%' limit $1`,
  `insert into room (id, buyer_no, seller_no, listing_no)
   select gen_random_uuid(), no + 1, no, no from seller where company_name like 'Bench%' limit $1`,
  `insert into chat_report (id, room_no, reporter_no, reason, note, last_seq, created_at, closed_at)
   select gen_random_uuid(), no, buyer_no, 'spam', '', 0, now() - interval '1 minute' * no,
     case when no % 2 = 0 then now() - interval '1 second' * no end
   from room limit $1`,
  // A tenth of all orders is in dispute, and a tenth waits for a transfer.
  `insert into return_request (id, seller_order_no, seller_no, place, state, reason, note, fee_fils, disputed_at)
   select gen_random_uuid(), no, null, 1, 'disputed', 'wrong_part', 'Does not fit', 0, now() - interval '1 second' * no
   from seller_order where state = 'completed' limit $1`,
  `update "order" set payment_method = 'bank_transfer' where no in (select order_no from seller_order
     where state = 'completed' order by no desc limit $1)`,
  `update seller_order set payment_method = 'bank_transfer', payment_state = 'due', state = 'placed',
     answer_by = now() + interval '2 days', has_slip = true
   where order_no in (select no from "order" where payment_method = 'bank_transfer') and $1 > 0`,
  `with file as (
     insert into stored_file (id, owner_no, field, name, type, bytes, public)
     select gen_random_uuid(), (select min(no) from "user"), 'slip', 'slip.pdf', 'application/pdf', 1, false
     from generate_series(1, $1::int) returning id)
   insert into transfer_slip (order_no, file_id, sent_at)
   select no, id, now() - interval '1 second' * no
   from (select no, row_number() over (order by no) i from "order" where payment_method = 'bank_transfer') o
   join (select id, row_number() over () i from file) f using (i)`,
  `insert into transfer_refund (id, order_no, amount_fils, reason, iban, beneficiary)
   select gen_random_uuid(), no, 1000, 'excess', case when no % 3 > 0 then 'AE070331234567890123456' end,
     case when no % 3 > 0 then 'Bench Person' end
   from "order" where payment_method = 'bank_transfer' limit $1`,
  `insert into payout (id, seller_no, amount_fils, iban, beneficiary, place, state)
   select gen_random_uuid(), no, 100000 + no, 'AE07033123456' || (1000000000 + no), 'Bench Parts', 1, 'open'
   from seller where company_name like 'Bench%' limit $1`,
  `insert into withheld_payout (seller_no, amount_fils, reason, at)
   select no, 100000, 'no_iban', now() from seller where company_name like 'Bench%' limit $1`,
  `insert into ledger_posting (kind, reference)
   select 'settled', 'BENCH-' || i from generate_series(1, $1::int) i`,
  `insert into ledger_entry (posting_no, account, seller_no, kind, amount_fils, balance_fils, place)
   select p.no, 'seller', s.no, 'payout', 100, 100, 1
   from (select no, row_number() over (order by no) i from ledger_posting where kind = 'settled') p
   join (select no, row_number() over (order by no) i from seller) s using (i) where $1 > 0`,
  `insert into card_payment (id, order_no, provider, provider_id, amount_fils, expires_at)
   select gen_random_uuid(), no, 'stripe', 'cs_' || no, 1000, now() from "order" order by no limit $1`,
  `insert into card_difference (payment_no, kind, ours, theirs, ended_at)
   select no, 'state', 'open', 'captured', case when no % 2 = 0 then now() end from card_payment limit $1`,
  `insert into audit_log (event, actor, subject, address)
   select 'login', gen_random_uuid(), md5(i::text), '127.0.0.1' from generate_series(1, $1::int) i`,
  `insert into failed_search (day, text, language, searches)
   select current_date - i % 28, 'part ' || i, 'en', 1 + i % 9 from generate_series(1, $1::int) i`,
]

/** A hundred thousand of all that waits for operators, within a transaction; orders are there already. */
export async function fillQueues(client: pg.ClientBase): Promise<void> {
  await client.query('set local session_replication_role = replica')
  for (const statement of statements) await client.query(statement, [MANY])
}
