import type { Message, RoomInfo } from '#contract/chat.ts'
import { ApiError } from '#contract/api.ts'
import { Backoff } from './backoff.ts'
import { Observable } from './observable.ts'
import type { ChatDeps } from './chat-deps.ts'

const PAGE = 30

/** The user's conversations, latest first, as far as they are loaded, and who is online. */
export class Rooms extends Observable {
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: unknown
  moreState: 'idle' | 'loading' | 'failed' = 'idle'
  /** The search text; empty for all. */
  query = ''
  list: readonly RoomInfo[] = []
  /** How many there are beyond those in the list. */
  beyond = 0
  online: ReadonlySet<string> = new Set()
  readonly #deps: ChatDeps
  readonly #byId = new Map<string, RoomInfo>()
  /** Rooms that match the query; undefined without one. */
  #matches: Set<string> | undefined
  #pages = 1
  #total = 0
  #request = 0
  /** An event for a room arrived while the reply containing it was in progress. */
  #outdated = false
  readonly #retry = new Backoff(() => void this.reload(), 2_000)

  readonly #onLoaded: () => void

  /** `onLoaded` is called after every reply with rooms. */
  constructor(deps: ChatDeps, onLoaded: () => void = () => {}) {
    super()
    this.#deps = deps
    this.#onLoaded = onLoaded
  }

  get(roomId: string): RoomInfo | undefined {
    return this.#byId.get(roomId)
  }

  /** Loads the first page; the other rooms in the list stay. Never rejects: see `state`. */
  async reload(): Promise<void> {
    const request = ++this.#request
    const { query } = this
    try {
      const reply = await this.#deps.call('getUserRooms', {
        limit: PAGE,
        ...(query && { q: query }),
      })
      if (request !== this.#request) return
      this.#matches = query ? new Set() : undefined
      if (this.state !== 'ready') this.#pages = 1
      this.#total = reply.total
      this.#merge(reply.roomInfos)
      this.state = 'ready'
      this.failure = undefined
      this.#retry.reset()
      this.#onLoaded()
      if (this.#outdated) this.#retry.at(0)
      this.#outdated = false
    } catch (error) {
      if (request !== this.#request) return
      this.failure = error
      if (this.state !== 'ready') this.state = 'failed'
      if (!(error instanceof ApiError) || error.status >= 500) this.#retry.later()
    }
    this.#publish()
  }

  async search(query: string): Promise<void> {
    if (query === this.query) return
    this.query = query
    this.state = 'loading'
    this.moreState = 'idle'
    this.notify()
    await this.reload()
  }

  async more(): Promise<void> {
    if (this.state !== 'ready' || this.moreState === 'loading') return
    this.moreState = 'loading'
    this.notify()
    const { query } = this
    try {
      const page = this.#pages + 1
      const input = { limit: PAGE, page, ...(query && { q: query }) }
      const reply = await this.#deps.call('getUserRooms', input)
      if (query !== this.query) return
      this.#pages = page
      this.#total = reply.total
      this.#merge(reply.roomInfos)
      this.moreState = 'idle'
    } catch {
      this.moreState = 'failed'
    }
    this.#publish()
  }

  /** Fetches one room, such as one that isn't in the list. Rejects as the call does. */
  async fetch(roomId: string): Promise<void> {
    this.#put(this.#mergeNewer(await this.#deps.call('getRoom', { roomId })))
    this.#onLoaded()
    this.#publish()
  }

  /** `visible`: the user is looking at it, so it doesn't become unread. */
  receive(message: Message, visible: boolean) {
    const room = this.#byId.get(message.room)
    // Unknown, or an earlier message was missed: then only the server knows the count.
    if (!room || message.seq > room.lastSeq + 1) return this.#refetch(message.room)
    if (message.seq <= room.lastSeq) return
    const own = message.sender === this.#deps.me
    this.#put({
      ...room,
      lastMsg: message.message,
      lastFile: message.attachment !== null,
      lastSender: message.sender,
      lastTime: message.createdAt,
      lastSeq: message.seq,
      // Another device may have read it before it arrived here.
      unreadMsgCnt: room.unreadMsgCnt + (own || visible || message.seq <= room.readSeq ? 0 : 1),
    })
    this.#publish()
  }

  read(roomId: string, reader: string, seq: number) {
    const room = this.#byId.get(roomId)
    if (!room) return void (this.#outdated ||= this.state === 'loading')
    if (reader !== this.#deps.me) {
      this.#put({ ...room, otherReadSeq: Math.max(room.otherReadSeq, seq) })
    } else if (seq >= room.lastSeq) {
      this.#put({ ...room, readSeq: Math.max(room.readSeq, seq), unreadMsgCnt: 0 })
    } else if (room.unreadMsgCnt > 0) {
      this.#refetch(roomId)
    }
    this.#publish()
  }

  change(roomId: string, change: Partial<RoomInfo>) {
    const room = this.#byId.get(roomId)
    if (room) this.#put({ ...room, ...change })
    this.#publish()
  }

  setOnline(people: readonly string[]) {
    this.online = new Set(people)
    this.notify()
  }

  stop() {
    this.#retry.reset()
  }

  #refetch(roomId: string) {
    // A failure is corrected by the next reload.
    this.fetch(roomId).catch(() => {})
  }

  #merge(rooms: readonly RoomInfo[]) {
    for (const room of rooms) {
      this.#put(this.#mergeNewer(room))
      this.#matches?.add(room.roomId)
    }
  }

  /** A reply may be older than later events, which take precedence. */
  #mergeNewer(received: RoomInfo): RoomInfo {
    const known = this.#byId.get(received.roomId)
    if (!known) return received
    const otherReadSeq = Math.max(received.otherReadSeq, known.otherReadSeq)
    const { readSeq, unreadMsgCnt, lastMsg, lastSender, lastFile, lastTime, lastSeq } = known
    return {
      ...received,
      otherReadSeq,
      ...(received.lastSeq < lastSeq && { lastMsg, lastSender, lastFile, lastTime, lastSeq }),
      ...((received.lastSeq < lastSeq || received.readSeq < readSeq) && { readSeq, unreadMsgCnt }),
    }
  }

  #put(room: RoomInfo) {
    this.#byId.set(room.roomId, room)
  }

  #publish() {
    const shown = [...this.#byId.values()].filter(
      ({ roomId, lastSeq, listing }) =>
        // A room without messages is only shown to the buyer who opened it.
        (this.#matches?.has(roomId) ?? true) && (lastSeq > 0 || listing.user !== this.#deps.me),
    )
    this.list = shown.sort((one, other) => other.lastTime.localeCompare(one.lastTime))
    this.beyond = Math.max(0, this.#total - this.list.length)
    this.notify()
  }
}
