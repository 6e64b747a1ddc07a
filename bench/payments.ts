import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as ledger from '#server/payments/ledger.store.ts'
import { spanOfUaeMonth, uaeMonth } from '#server/platform/uae-day.ts'
import { median } from './load.ts'

const ENTRIES = 10_000_000
const BIG_SELLER_SHARE = 10
const TIMES = 200

/**
 * The books of a year with ten million entries, of which the largest seller has a tenth: the balance, a page in the
 * middle and a month, each beside the shortest SQL for it. All of it is in a transaction that
 * is rolled back.
 */
export async function benchPayments(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const db = drizzle(client)
  const seller = 1_000_000_000
  try {
    await client.query('begin')
    await fill(client, seller)
    const { from, to } = spanOfUaeMonth(uaeMonth(new Date(Date.now() - 60 * 24 * 3_600_000)))
    await compare(client, 'balance and number of entries', () => ledger.accountOf(db, seller), [
      'select balance_fils, place from ledger_entry where seller_no = $1 order by place desc limit 1',
      [seller],
    ])
    const middle = { upTo: 250_000, limit: 24 }
    await compare(client, 'a page in the middle', () => ledger.pageOfEntries(db, seller, middle), [
      `select no, at, kind, amount_fils from ledger_entry
       where seller_no = $1 and place <= $2 order by place desc limit $3`,
      [seller, middle.upTo, middle.limit],
    ])
    // A seller of the usual size: the largest one has more rows than a statement has room for.
    const usual = seller + 77
    const month = { limit: 20_000, from, to }
    await compare(
      client,
      'month of a usual seller',
      () => ledger.entriesBetween(db, usual, month),
      [
        'select no, at, kind, amount_fils from ledger_entry where seller_no = $1 and at >= $2 and at < $3 order by at, place',
        [usual, from, to],
      ],
    )
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

async function fill(client: pg.Client, seller: number): Promise<void> {
  // Without the checks of each row, which are not what is measured.
  await client.query('set local session_replication_role = replica')
  // Five million charges, of two entries each.
  await client.query(
    `insert into ledger_posting (kind, reference, at)
     select 'settled', 'B' || i, now() - interval '365 days' * (1 - i::float8 / $1)
     from generate_series(1, $1::int) i`,
    [ENTRIES / 2],
  )
  await client.query(
    `insert into ledger_entry (posting_no, account, seller_no, kind, amount_fils, balance_fils, place, at)
     select p.no, a.account, case a.account when 'seller' then s.seller end, 'commission',
       a.sign * 800, case a.account when 'seller' then -800 end,
       case a.account when 'seller' then row_number() over (partition by a.account, s.seller order by p.no) end, p.at
     from ledger_posting p
     cross join lateral (
       select $1 + case when p.no % $2 = 0 then 0 else 1 + p.no % 1000 end) s (seller)
     cross join (values ('seller', -1), ('commission', 1)) a (account, sign)
     where p.reference like 'B%'`,
    [seller, BIG_SELLER_SHARE],
  )
  await client.query('analyze ledger_entry, ledger_posting')
}

async function compare(
  client: pg.Client,
  what: string,
  ours: () => Promise<unknown>,
  [text, values]: [string, unknown[]],
): Promise<void> {
  const took: number[] = []
  const byHand: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now()
    await ours()
    const between = performance.now()
    await client.query(text, values)
    took.push(between - began)
    byHand.push(performance.now() - between)
  }
  const ratio = median(took) / median(byHand)
  console.log(
    `${what}: median ${median(took).toFixed(2)} ms, the same SQL ${median(byHand).toFixed(2)} ms, ${ratio.toFixed(2)} times`,
  )
}
