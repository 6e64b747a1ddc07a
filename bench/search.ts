import pg from 'pg'
import { median } from './load.ts'
import { startGhiyar } from './servers.ts'

const queries: [string, object][] = [
  ['everything', {}],
  ['page 50 of everything', { page: 50 }],
  ['make', { make: ['toyota'] }],
  ['make and category', { make: ['toyota'], category: ['brake-parts'] }],
  ['model and year', { make: ['toyota'], model: ['land-cruiser'], year: ['2015'] }],
  ['price range, cheapest first', { priceRange: { min: 100, max: 300 }, sortBy: { price: 1 } }],
  ['brand', { brand: ['Bosch'] }],
  ['one word', { string: 'filter' }],
  ['two words', { string: 'brake pad' }],
  ['Arabic words', { string: 'فحمات امامي' }],
  ['beginning of a number', { string: '04465' }],
]
const TIMES = 40

// What one would write without the index: the page of rows, and each facet by its own GROUP BY.
const sameInSql = `
  with found as materialized (
    select l.no, l.category_no, l.brand, l.price_fils, l.fitment_no, l.created_at
    from listing l where l.status = 'active'
      and exists (select 1 from fitment f, jsonb_to_recordset(f.vehicles) v(model int)
        join model m on m.no = v.model join make k on k.no = m.make_no
        where f.no = l.fitment_no and k.key = 'toyota'))
  select (select json_agg(t) from (select no from found order by created_at desc limit 24) t),
    (select json_agg(t) from (select category_no, count(*) from found group by 1) t),
    (select json_agg(t) from (select brand, count(*) from found group by 1) t),
    (select json_agg(t) from (select v.model, count(distinct found.no) from found
       join fitment f on f.no = found.fitment_no, jsonb_to_recordset(f.vehicles) v(model int)
       group by 1) t),
    (select json_build_array(min(price_fils), max(price_fils)) from found)`

/** Search with 24 rows and all facets, one client, single and grouped; the filter "Toyota" also by SQL alone. */
export async function benchSearch(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ n: string }>('select count(*) n from listing')
  const ghiyar = await startGhiyar(databaseUrl)
  const medians: number[] = []
  try {
    console.log(`search among ${Number(rows[0]!.n).toLocaleString('en')} listings, over HTTP:`)
    for (const [name, query] of queries) {
      const times = await timed(() => search(ghiyar.url, query))
      const grouped = await timed(() => search(ghiyar.url, { ...query, group: 'number' }))
      medians.push(median(times))
      const ratio = median(grouped) / median(times)
      console.log(
        `  ${name}: median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms; ` +
          `grouped ${median(grouped).toFixed(1)} ms (${ratio.toFixed(2)})`,
      )
    }
    console.log(`  median of these: ${median(medians).toFixed(1)} ms (goal at 100,000: ≤ 25 ms)`)
    console.log(`  page 50 / page 1: ${(medians[1]! / medians[0]!).toFixed(2)} (goal ≤ 2)`)
    const sql = await timed(() => client.query(sameInSql), 10)
    console.log(`  "make" by SQL alone: median ${median(sql).toFixed(1)} ms`)
    console.log(`  memory of the process: ${Math.round(ghiyar.memory() / 1e6)} MB`)
  } finally {
    await ghiyar.stop()
    await client.end()
  }
}

async function timed(work: () => Promise<unknown>, times = TIMES): Promise<number[]> {
  await work()
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    await work()
    taken.push(performance.now() - began)
  }
  return taken
}

async function search(url: string, query: object): Promise<void> {
  const reply = await fetch(`${url}/api/listing/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  })
  if (!reply.ok) throw new Error(await reply.text())
  await reply.arrayBuffer()
}
