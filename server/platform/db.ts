import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ALLOW_LONGER, BoundedClient } from './bounded-client.ts'
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
  await tx.execute(sql.raw(ALLOW_LONGER))
}

/** Records how long statements take, and how long one waits for a connection. */
export type StatementMetrics = {
  statement: (text: string, seconds: number, failed: boolean) => void
  connection: (seconds: number, failed: boolean) => void
}

// The server ends a statement in time and says so; the rest is for the way there and back.
const WAY_MS = 3_000
const CONNECTION_SETTINGS = [
  // The locks of a client that vanished are free in 25 seconds, in place of two hours.
  ...['tcp_keepalives_idle = 10', 'tcp_keepalives_interval = 5', 'tcp_keepalives_count = 3'],
  // At ten million listings the plan of a part number is estimated dear enough to be compiled, each time, for 7 ms.
  'jit = off',
]
  .map((setting) => `set ${setting}`)
  .join('; ')

/**
 * Opens a pool. `onError` is called for idle connections that break (the next query opens a new one),
 * and for those that are given up because nothing is heard of them: a little later than a statement
 * may take, or after `answerMs`.
 */
export function openDatabase(options: {
  url: string
  connections: number
  statementTimeoutMs: number
  answerMs?: number
  onError: (error: Error) => void
  metrics?: StatementMetrics
}): Database {
  const { statementTimeoutMs, answerMs = statementTimeoutMs && statementTimeoutMs + WAY_MS } =
    options
  const idle = new Set<pg.PoolClient>()
  const settings = {
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: 5_000,
    maxLifetimeSeconds: 3_600,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'ghiyar',
    Client: BoundedClient,
    onConnect: (client: pg.ClientBase) => client.query(CONNECTION_SETTINGS),
    answerMs,
    onSilent: (error: Error) => {
      options.onError(error)
      // What silenced one has silenced the others: none of them is to cost a request its time.
      for (const client of [...idle]) client.emit('error', error)
    },
  }
  const pool = new pg.Pool(settings)
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('remove', (client) => idle.delete(client))
  pool.on('release', (_error, client) => {
    idle.add(client)
    if (client instanceof BoundedClient) client.allowAsUsual()
  })
  pool.on('error', options.onError)
  // One that breaks between two statements of a transaction: the next one fails, and tells.
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (options.metrics) measure(pool, options.metrics)
  return { db: withTransactions(pool), pool, close: () => pool.end() }
}

/**
 * Transactions that always give their connection back: those of Drizzle keep it where "begin" itself fails, as on a
 * connection that broke unnoticed, until none is left.
 */
function withTransactions(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool)
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(db, { transaction })
}

function measure(pool: pg.Pool, { statement, connection }: StatementMetrics): void {
  timed(pool, 'connect', (_, seconds, error) => connection(seconds, Boolean(error)))
  pool.on('connect', (client) =>
    timed(client, 'query', ([asked], seconds, error) => {
      const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text
      statement(text ?? '', seconds, Boolean(error))
    }),
  )
}
