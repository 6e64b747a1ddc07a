import type { Message, RoomInfo } from '#contract/chat.ts'
import { ApiError } from '#contract/api.ts'
import { Backoff } from './backoff.ts'
import { Watched } from './watched.ts'
import type { World } from './world.ts'

const PAGE = 30

/** The user's conversations, latest first, as far as they were asked for, and who is online. */
export class Rooms extends Watched {
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: unknown
  moreState: 'idle' | 'loading' | 'failed' = 'idle'
  /** What is searched for; empty for all. */
  query = ''
  list: readonly RoomInfo[] = []
  /** How many there are beyond those in the list. */
  beyond = 0
  online: ReadonlySet<string> = new Set()
  readonly #world: World
  readonly #known = new Map<string, RoomInfo>()
  /** Rooms that the query found; all that are known where there is none. */
  #found: Set<string> | undefined
  #pages = 1
  #total = 0
  #asked = 0
  /** Something was said of a room while the reply that brings it was on its way. */
  #outdated = false
  readonly #retry = new Backoff(() => void this.reload(), 2_000)

  readonly #loaded: () => void

  /** `loaded` hears of every time that the server has told about rooms. */
  constructor(world: World, loaded: () => void = () => {}) {
    super()
    this.#world = world
    this.#loaded = loaded
  }

  get(roomId: string): RoomInfo | undefined {
    return this.#known.get(roomId)
  }

  /** Asks for the first page; the others that are in the list stay. Never rejects: `state` tells. */
  async reload(): Promise<void> {
    const asked = ++this.#asked
    const { query } = this
    try {
      const reply = await this.#world.call('getUserRooms', {
        limit: PAGE,
        ...(query && { q: query }),
      })
      if (asked !== this.#asked) return
      this.#found = query ? new Set() : undefined
      if (this.state !== 'ready') this.#pages = 1
      this.#total = reply.total
      this.#take(reply.roomInfos)
      this.state = 'ready'
      this.failure = undefined
      this.#retry.reset()
      this.#loaded()
      if (this.#outdated) this.#retry.at(0)
      this.#outdated = false
    } catch (error) {
      if (asked !== this.#asked) return
      this.failure = error
      if (this.state !== 'ready') this.state = 'failed'
      if (!(error instanceof ApiError) || error.status >= 500) this.#retry.later()
    }
    this.#show()
  }

  async search(query: string): Promise<void> {
    if (query === this.query) return
    this.query = query
    this.state = 'loading'
    this.moreState = 'idle'
    this.changed()
    await this.reload()
  }

  async more(): Promise<void> {
    if (this.state !== 'ready' || this.moreState === 'loading') return
    this.moreState = 'loading'
    this.changed()
    const { query } = this
    try {
      const page = this.#pages + 1
      const input = { limit: PAGE, page, ...(query && { q: query }) }
      const reply = await this.#world.call('getUserRooms', input)
      if (query !== this.query) return
      this.#pages = page
      this.#total = reply.total
      this.#take(reply.roomInfos)
      this.moreState = 'idle'
    } catch {
      this.moreState = 'failed'
    }
    this.#show()
  }

  /** Asks for one room anew, e.g. for one that isn't in the list. Rejects as the call does. */
  async fetch(roomId: string): Promise<void> {
    this.#put(this.#newer(await this.#world.call('getRoom', { roomId })))
    this.#loaded()
    this.#show()
  }

  /** `inSight`: somebody looks at it right now, so it doesn't become unread. */
  receive(message: Message, inSight: boolean) {
    const room = this.#known.get(message.room)
    // Unknown, or something came before that wasn't heard of: then only the server knows the count.
    if (!room || message.seq > room.lastSeq + 1) return this.#refetch(message.room)
    if (message.seq <= room.lastSeq) return
    const own = message.sender === this.#world.me
    this.#put({
      ...room,
      lastMsg: message.message,
      lastFile: message.attachment !== null,
      lastSender: message.sender,
      lastTime: message.createdAt,
      lastSeq: message.seq,
      // Another device may have read it before it came here.
      unreadMsgCnt: room.unreadMsgCnt + (own || inSight || message.seq <= room.readSeq ? 0 : 1),
    })
    this.#show()
  }

  read(roomId: string, reader: string, seq: number) {
    const room = this.#known.get(roomId)
    if (!room) return void (this.#outdated ||= this.state === 'loading')
    if (reader !== this.#world.me) {
      this.#put({ ...room, otherReadSeq: Math.max(room.otherReadSeq, seq) })
    } else if (seq >= room.lastSeq) {
      this.#put({ ...room, readSeq: Math.max(room.readSeq, seq), unreadMsgCnt: 0 })
    } else if (room.unreadMsgCnt > 0) {
      this.#refetch(roomId)
    }
    this.#show()
  }

  change(roomId: string, change: Partial<RoomInfo>) {
    const room = this.#known.get(roomId)
    if (room) this.#put({ ...room, ...change })
    this.#show()
  }

  setOnline(people: readonly string[]) {
    this.online = new Set(people)
    this.changed()
  }

  stop() {
    this.#retry.reset()
  }

  #refetch(roomId: string) {
    // What fails here comes with the next reload.
    this.fetch(roomId).catch(() => {})
  }

  #take(rooms: readonly RoomInfo[]) {
    for (const room of rooms) {
      this.#put(this.#newer(room))
      this.#found?.add(room.roomId)
    }
  }

  /** A reply may be older than what was said meanwhile: then that holds. */
  #newer(told: RoomInfo): RoomInfo {
    const known = this.#known.get(told.roomId)
    if (!known) return told
    const otherReadSeq = Math.max(told.otherReadSeq, known.otherReadSeq)
    const { readSeq, unreadMsgCnt, lastMsg, lastSender, lastFile, lastTime, lastSeq } = known
    return {
      ...told,
      otherReadSeq,
      ...(told.lastSeq < lastSeq && { lastMsg, lastSender, lastFile, lastTime, lastSeq }),
      ...((told.lastSeq < lastSeq || told.readSeq < readSeq) && { readSeq, unreadMsgCnt }),
    }
  }

  #put(room: RoomInfo) {
    this.#known.set(room.roomId, room)
  }

  #show() {
    const shown = [...this.#known.values()].filter(
      ({ roomId, lastSeq, listing }) =>
        // A room without a word is seen by who began it alone, and that isn't the seller.
        (this.#found?.has(roomId) ?? true) && (lastSeq > 0 || listing.user !== this.#world.me),
    )
    this.list = shown.sort((one, other) => other.lastTime.localeCompare(one.lastTime))
    this.beyond = Math.max(0, this.#total - this.list.length)
    this.changed()
  }
}
