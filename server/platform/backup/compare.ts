import type { Manifest } from './manifest.ts'
import { connectWithFixedFormats, linesOf, sequencesOf, tablesOf, Tally } from './tables.ts'

/** What of a restored database differs from the backup; nothing when it is the same. */
export async function differences(url: string, manifest: Manifest): Promise<string[]> {
  const client = await connectWithFixedFormats(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const found: string[] = []
    const tables = await tablesOf(client)
    for (const expected of manifest.tables) {
      const name = `${expected.schema}.${expected.name}`
      const table = tables.find((each) => `${each.schema}.${each.name}` === name)
      if (!table) {
        found.push(`${name} is missing`)
        continue
      }
      const tally = new Tally()
      for await (const lines of linesOf(client, table)) tally.add(lines)
      const { rows, content } = tally.of(table)
      if (rows !== expected.rows) found.push(`${name} has ${rows} rows instead of ${expected.rows}`)
      else if (content !== expected.content) found.push(`${name} has other content`)
    }
    const sequences = new Map(
      (await sequencesOf(client)).map(({ schema, name, last }) => [`${schema}.${name}`, last]),
    )
    for (const { schema, name, last } of manifest.sequences)
      if (sequences.get(`${schema}.${name}`) !== last)
        found.push(`the sequence ${schema}.${name} stands at another number`)
    return found
  } finally {
    await client.end()
  }
}
