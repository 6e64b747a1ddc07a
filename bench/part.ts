import pg from 'pg'
import { paired } from './load.ts'
import { startBare, startGhiyar } from './servers.ts'

/**
 * Get by part number over HTTP beside a bare Fastify with one primary-key SELECT. The same number
 * again and again is a kept reply; that is what a link sent around a workshop is.
 */
export async function benchPart(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ no: number; sku: string }>(
    `select no, sku from listing where status = 'active' order by no limit 1 offset 1000`,
  )
  const { no, sku } = rows[0]!
  const numbers = await client.query<{ sku_key: string }>(
    `select distinct sku_key from listing where status = 'active' limit 400`,
  )
  await client.end()
  const ghiyar = await startGhiyar(databaseUrl)
  const bare = await startBare({ DATABASE_URL: databaseUrl, LISTING_NO: String(no) })
  try {
    const url = `${ghiyar.url}/api/listing/get?sku=${encodeURIComponent(sku)}`
    const { ours, bare: theirs, ratio } = await paired({ url }, { url: bare.url })
    console.log(
      `get by number, kept: ${ours}/s, bare SELECT ${theirs}/s, ratio ${ratio.toFixed(2)} (goal ≥ 0.40)`,
    )
    const cold: number[] = []
    for (const { sku_key } of numbers.rows) {
      const began = performance.now()
      await (await fetch(`${ghiyar.url}/api/listing/get?sku=${sku_key}`)).arrayBuffer()
      cold.push(performance.now() - began)
    }
    cold.sort((a, b) => a - b)
    console.log(
      `get by number, first time, one client: median ${cold[200]!.toFixed(1)} ms, p99 ${cold[395]!.toFixed(1)} ms`,
    )
  } finally {
    await bare.stop()
    await ghiyar.stop()
  }
}
