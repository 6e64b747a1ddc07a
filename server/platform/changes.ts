import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Executor } from './db.ts'

/**
 * What a service changed. `tags` name what cached pages and replies were made of ("sku:…",
 * "seller:…", "listings"); `listings` are rows to read again. `all` stands for a bulk load.
 */
export type Change = { tags: string[]; listings: number[] } | { all: true }

const CHANNEL = 'ghiyar_changes'
const PEOPLE = 'ghiyar_people'
// A notification carries at most 8,000 bytes.
const LISTINGS_PER_NOTICE = 400
const TAGS_PER_NOTICE = 60
const USERS_PER_NOTICE = 600

/** Tells every process, this one included, as soon as the transaction it is called in commits. */
export async function announce(db: Executor, change: Change): Promise<void> {
  for (const notice of split(change))
    await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`)
}

function split(change: Change): Change[] {
  if ('all' in change) return [change]
  const notices: Change[] = []
  for (let i = 0; i < change.listings.length; i += LISTINGS_PER_NOTICE)
    notices.push({ tags: [], listings: change.listings.slice(i, i + LISTINGS_PER_NOTICE) })
  for (let i = 0; i < change.tags.length; i += TAGS_PER_NOTICE)
    notices.push({ tags: change.tags.slice(i, i + TAGS_PER_NOTICE), listings: [] })
  return notices
}

/** Tells every process that something happened to these users, as `announce` does. */
export async function announceTo(db: Executor, userNos: number[]): Promise<void> {
  for (let i = 0; i < userNos.length; i += USERS_PER_NOTICE)
    await db.execute(
      sql`select pg_notify(${PEOPLE}, ${userNos.slice(i, i + USERS_PER_NOTICE).join()})`,
    )
}

type Events = { change: [Change]; people: [number[]] }

/**
 * Hears the changes of all processes, and to which users something happened. After a lost connection
 * it says `all`: something was missed.
 */
export class Changes extends EventEmitter<Events> {
  private client: pg.Client | undefined
  private closed = false
  private readonly url: string
  private readonly log: (message: string) => void

  constructor(url: string, log: (message: string) => void) {
    super()
    this.url = url
    this.log = log
  }

  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'ghiyar changes',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('notification', ({ channel, payload }) => {
      if (channel === PEOPLE) this.emit('people', payload!.split(',').map(Number))
      else this.emit('change', JSON.parse(payload!) as Change)
    })
    client.on('error', () => undefined)
    await client.connect()
    await client.query(`listen ${CHANNEL}; listen ${PEOPLE}`)
    if (this.closed) return client.end()
    this.client = client
    // Only now: a failed attempt ends as well, and is tried again by whoever made it.
    client.on('end', () => void this.reconnect())
  }

  async close(): Promise<void> {
    this.closed = true
    await this.client?.end()
  }

  private async reconnect(): Promise<void> {
    for (let wait = 100; !this.closed; wait = Math.min(wait * 2, 5_000)) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (this.closed) return
      try {
        await this.listen()
        this.emit('change', { all: true })
        return
      } catch (error) {
        this.log(`No connection for changes yet: ${String(error)}`)
      }
    }
  }
}
