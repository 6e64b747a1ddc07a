import { EventEmitter } from 'node:events'
import { BoundedClient } from './bounded-client.ts'
import * as store from './change.store.ts'
import type { Executor } from './db.ts'

/**
 * What a service changed. `tags` name what cached pages and replies were made of ("sku:…",
 * "seller:…", "listings"); `listings` are rows to read again. `all` stands for a bulk load.
 */
export type Change = { tags: string[]; listings: number[] } | { all: true }

const CONNECT_WITHIN_MS = 5_000
// Many rows at once would exceed the time that a statement has.
const LISTINGS_AT_ONCE = 400
/** Reading everything anew is cheaper than following more changes than these. */
const MOST_FOLLOWED = 2_000

/** Tells every process, this one included, as soon as the transaction it is called in commits. */
export async function announce(db: Executor, change: Change): Promise<void> {
  await store.add(db, 'all' in change ? { everything: true } : change)
}

/** Tells every process that something happened to these users, as `announce` does. */
export async function announceTo(db: Executor, users: number[]): Promise<void> {
  if (users.length > 0) await store.add(db, { users })
}

type Events = { change: [Change]; people: [number[]] }
type Times = {
  /** How often it looks although no notification came. */
  everyMs?: number
  /** How long the database may take to answer. */
  answerMs?: number
  clock?: () => number
}

/**
 * Follows the changes of all processes, and to which users something happened. A notification only
 * says when to look: what is new is read from the table `change`, on the same connection and at least
 * every five seconds. So each look also proves that the connection lives; one that stays silent is
 * replaced, and following goes on from where it was.
 */
export class Changes extends EventEmitter<Events> {
  /** Since the start: connections that were replaced, and changes found without a notification. */
  readonly counts = { reconnects: 0, foundLate: 0 }
  private client: BoundedClient | undefined
  private closed = false
  private woken = Promise.withResolvers<void>()
  /** Where the last look led to, and the server's time then. */
  private last: { position: store.Position; at: number } | undefined
  /** Followed already, of transactions from there on. */
  private known = new Map<number, store.Position>()
  private upToDateAt = -Infinity
  private readonly url: string
  private readonly log: (message: string, error?: unknown) => void
  private readonly times: Required<Times>

  constructor(url: string, log: (message: string, error?: unknown) => void, times: Times = {}) {
    super()
    this.url = url
    this.log = log
    this.times = { everyMs: 5_000, answerMs: 5_000, clock: () => performance.now(), ...times }
  }

  /** How long ago this process last knew all changes. */
  get secondsBehind(): number {
    return (this.times.clock() - this.upToDateAt) / 1_000
  }

  /** From when this resolves, no change that commits is missed. Throws without a connection. */
  async listen(): Promise<void> {
    void this.follow(await this.connect())
  }

  async close(): Promise<void> {
    this.closed = true
    this.woken.resolve()
    // Also where it is still connecting, or the database is silent.
    this.client?.connection.stream.destroy(new Error('closed'))
  }

  private async connect(): Promise<BoundedClient> {
    const { answerMs } = this.times
    const client = new BoundedClient({
      connectionString: this.url,
      application_name: 'ghiyar changes',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      answerMs,
    })
    this.client = client
    client.on('error', () => undefined)
    client.on('notification', () => this.woken.resolve())
    try {
      await client.connect()
      await client.query(`listen ${store.CHANNEL}`)
      await this.look(client)
    } catch (error) {
      client.connection.stream.destroy()
      throw error
    }
    client.once('end', () => this.woken.resolve())
    return client
  }

  private async follow(first: BoundedClient): Promise<void> {
    let client: BoundedClient | undefined = first
    while (client) {
      await this.lookUntilLost(client)
      client = await this.reconnect()
    }
  }

  private async lookUntilLost(client: BoundedClient): Promise<void> {
    try {
      for (;;) {
        const notified = await this.wokenWithin(this.times.everyMs)
        if (this.closed) return
        const found = await this.look(client)
        if (!notified) this.counts.foundLate += found
      }
    } catch (error) {
      // It may have failed for another reason, and live on.
      client.connection.stream.destroy()
      if (!this.closed) this.log('the connection for changes is lost', error)
    }
  }

  private async reconnect(): Promise<BoundedClient | undefined> {
    const { everyMs } = this.times
    for (let wait = Math.min(100, everyMs); ; wait = Math.min(wait * 2, everyMs)) {
      await this.wokenWithin(wait)
      if (this.closed) return undefined
      try {
        const client = await this.connect()
        this.counts.reconnects++
        return client
      } catch (error) {
        if (this.closed) return undefined
        this.log('no connection for changes yet', error)
      }
    }
  }

  /** Whether it was woken before that. */
  private async wokenWithin(milliseconds: number): Promise<boolean> {
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => late.resolve(false), milliseconds)
    const woken = await Promise.race([this.woken.promise.then(() => true), late.promise])
    clearTimeout(timer)
    this.woken = Promise.withResolvers()
    return woken
  }

  /** Follows what is new; how many changes that was. */
  private async look(client: BoundedClient): Promise<number> {
    const began = this.times.clock()
    const { last } = this
    const next = await store.unknownChanges(client, last?.position, [...this.known.keys()])
    const { found } = next
    const away = last && next.at - last.at > store.FOLLOWED_FOR_SECONDS
    // Transactions are counted anew where a backup took the database's place.
    const anotherDatabase = last && next.position < last.position
    if (away || anotherDatabase || found.size > MOST_FOLLOWED) this.emit('change', { all: true })
    else if (found.size > 0)
      for (const change of await store.byNos(client, [...found.keys()])) this.notify(change)
    for (const [no, added] of [...this.known, ...found])
      if (added >= next.position) this.known.set(no, added)
      else this.known.delete(no)
    this.last = next
    this.upToDateAt = began
    return found.size
  }

  /** A listener that throws is logged: reading the same change again would have it throw for ever. */
  private notify(change: store.AnnouncedChange): void {
    try {
      this.emitParts(change)
    } catch (error) {
      this.log('a change could not be passed on', error)
    }
  }

  private emitParts({ everything, tags, listings, users }: store.AnnouncedChange): void {
    if (users.length > 0) this.emit('people', users)
    if (everything) return void this.emit('change', { all: true })
    for (let i = 0; i < listings.length; i += LISTINGS_AT_ONCE)
      this.emit('change', { tags: [], listings: listings.slice(i, i + LISTINGS_AT_ONCE) })
    if (tags.length > 0) this.emit('change', { tags, listings: [] })
  }
}
