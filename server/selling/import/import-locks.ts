import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

// Namespace of the locks, so that no other part of the program uses them.
const LOCK = 7_205_501

/** The locks of the imports that this process works on, all held by one connection. */
export class ImportLocks {
  /** The connection that holds the locks. Whoever asks on it learns whether they are still held. */
  readonly db: NodePgDatabase
  private readonly client: pg.PoolClient

  private constructor(client: pg.PoolClient) {
    this.client = client
    this.db = drizzle(client)
  }

  /** `onLost` is called when the connection breaks, and the locks with it. */
  static async open(pool: pg.Pool, onLost: (error: Error) => void): Promise<ImportLocks> {
    const client = await pool.connect()
    client.on('error', onLost)
    return new ImportLocks(client)
  }

  /** Whether the import is this process's to work on. */
  async take(no: number): Promise<boolean> {
    const { rows } = await this.client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1, $2) mine',
      [LOCK, no],
    )
    return rows[0]!.mine
  }

  async release(no: number): Promise<void> {
    await this.client.query('select pg_advisory_unlock($1, $2)', [LOCK, no])
  }

  /** Ends the connection: what was still locked becomes free. */
  close(): void {
    this.client.release(true)
  }
}
