import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { timed } from './metrics/timed.ts'

/** What a store runs its statements on: the pool, or the transaction it is called in. */
export type Executor = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>

export type Database = {
  db: NodePgDatabase
  pool: pg.Pool
  close(): Promise<void>
}

/** Lets the statements of a transaction take longer than those of requests may: a minute. */
export async function allowLonger(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '60s'`)
}

/** Hears how long statements take, and how long one waits for a connection. */
export type StatementsHeard = {
  statement: (text: string, seconds: number, failed: boolean) => void
  connection: (seconds: number, failed: boolean) => void
}

/** Opens a pool. `onError` hears of idle connections that break (the next query opens a new one). */
export function openDatabase(options: {
  url: string
  connections: number
  statementTimeoutMs: number
  onError: (error: Error) => void
  heard?: StatementsHeard
}): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'ghiyar',
  })
  pool.on('error', options.onError)
  // One that breaks between two statements of a transaction: the next one fails, and tells.
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (options.heard) hear(pool, options.heard)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

function hear(pool: pg.Pool, { statement, connection }: StatementsHeard): void {
  timed(pool, 'connect', (_, seconds, error) => connection(seconds, Boolean(error)))
  pool.on('connect', (client) =>
    timed(client, 'query', ([asked], seconds, error) => {
      const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text
      statement(text ?? '', seconds, Boolean(error))
    }),
  )
}
