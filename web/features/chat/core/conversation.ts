import { ApiError, type ReplyOf } from '#contract/api.ts'
import type { Message } from '#contract/chat.ts'
import { Backoff } from './backoff.ts'
import { Watched } from './watched.ts'
import type { World } from './world.ts'

type Page = ReplyOf<'getConversations'>
type Ask = { afterSeq?: number; beforeSeq?: number; limit?: number }
type Told = {
  /** Messages that weren't known came. */
  arrived: (messages: readonly Message[]) => void
  /** The user has read up to `seq`. */
  seen: (seq: number) => void
}
export type ConversationState = 'loading' | 'ready' | 'failed' | 'missing'

const PAGE = 50
const CATCH_UP = 200

/**
 * The messages of one room, each once and in order. What comes by itself may be late, twice or not at
 * all: a message shows when all between it and the last one is known, and what is missing is fetched.
 */
export class Conversation extends Watched {
  readonly roomId: string
  state: ConversationState = 'loading'
  /** Why it is not there, or why older messages are not. */
  failure: unknown
  olderState: 'idle' | 'loading' | 'failed' = 'idle'
  /** What shows, in order; another array after every change. */
  messages: readonly Message[] = []
  /** How far each of the two has read. */
  readSeq = 0
  otherReadSeq = 0
  /** Whether it is on a screen that somebody looks at: only then does fetching mark it as read. */
  inSight = false
  readonly #world: World
  readonly #told: Told
  readonly #known = new Map<number, Message>()
  readonly #retry = new Backoff(() => void this.catchUp())
  /** All between these two is known. */
  #from = 0
  #end = 0
  /** The highest `seq` that was heard of. */
  #last = 0
  #fetching: Promise<void> | undefined
  #again = false
  #seeing = 0
  #stopped = false

  constructor(world: World, roomId: string, told: Told) {
    super()
    this.#world = world
    this.roomId = roomId
    this.#told = told
  }

  get hasOlder(): boolean {
    return this.state === 'ready' && this.#from > 1
  }

  /** Up to where nothing is missing. */
  get lastSeq(): number {
    return this.#end
  }

  receive(message: Message) {
    this.#add([message])
    this.#show()
    if (this.state === 'ready' && this.#last > this.#end) void this.catchUp()
  }

  /** Somebody else says how far the room goes; what is missing is fetched. */
  heardOf(lastSeq: number) {
    if (this.state === 'ready' && lastSeq > this.#end) void this.catchUp()
  }

  /** One of the two has read up to `seq`. */
  read(reader: string, seq: number) {
    if (reader === this.#world.me) this.readSeq = Math.max(this.readSeq, seq)
    else this.otherReadSeq = Math.max(this.otherReadSeq, seq)
    this.changed()
  }

  /** Loads it at first, and later whatever is missing at the end. Never rejects: `state` tells. */
  catchUp(): Promise<void> {
    if (this.state === 'missing') return Promise.resolve()
    // A reply that is under way may not know yet what this call wants.
    if (this.#fetching) this.#again = true
    this.#fetching ??= this.#fetchAll().finally(() => {
      this.#fetching = undefined
      if (this.#again && !this.#stopped && this.state !== 'missing') {
        this.#again = false
        return this.catchUp()
      }
    })
    return this.#fetching
  }

  async older(): Promise<void> {
    if (!this.hasOlder || this.olderState === 'loading') return
    this.olderState = 'loading'
    this.changed()
    try {
      const page = await this.#ask({ beforeSeq: this.#from, limit: PAGE })
      this.#add(page.conversations)
      this.#from = page.conversations[0]?.seq ?? 1
      this.olderState = 'idle'
    } catch (error) {
      this.failure = error
      this.olderState = 'failed'
    }
    this.#show()
  }

  /** Tells the server that the newest message from the other was seen. */
  async seen(): Promise<void> {
    const newest = this.messages.findLast(({ sender }) => sender !== this.#world.me)
    if (!newest || newest.seq <= this.readSeq || newest.seq <= this.#seeing) return
    this.#seeing = newest.seq
    try {
      await this.#world.call('setRead', { id: newest._id })
      this.#haveRead(newest.seq)
      this.changed()
    } catch {
      // Said again with the next look at it.
    }
    this.#seeing = 0
  }

  stop() {
    this.#stopped = true
    this.#retry.reset()
  }

  async #fetchAll(): Promise<void> {
    try {
      if (this.state !== 'ready') this.#begin(await this.#ask({ limit: PAGE }))
      else while (await this.#fetchNext()) this.#show()
      this.#retry.reset()
    } catch (error) {
      this.#refused(error)
    }
    this.#show()
    if (this.inSight) void this.seen()
  }

  #begin({ conversations, lastSeq }: Page) {
    this.#from = conversations[0]?.seq ?? 1
    for (const seq of this.#known.keys()) if (seq < this.#from) this.#known.delete(seq)
    this.#end = conversations.at(-1)?.seq ?? 0
    this.#last = Math.max(this.#last, lastSeq)
    this.#add(conversations)
    this.state = 'ready'
    this.failure = undefined
    if (this.#last > this.#end) this.#again = true
  }

  /** Whether there is more to fetch. */
  async #fetchNext(): Promise<boolean> {
    const { conversations, lastSeq } = await this.#ask({ afterSeq: this.#end, limit: CATCH_UP })
    this.#add(conversations)
    const full = conversations.length === CATCH_UP
    // Up to here the reply is complete, also where a number is missing for good.
    const reached = full
      ? conversations.at(-1)!.seq
      : Math.max(lastSeq, conversations.at(-1)?.seq ?? 0)
    this.#end = Math.max(this.#end, reached)
    this.#last = Math.max(this.#last, this.#end)
    return full && this.#end < lastSeq
  }

  async #ask(range: Ask): Promise<Page> {
    const marks = this.inSight && range.beforeSeq === undefined
    const peek = marks ? undefined : 'yes'
    const page = await this.#world.call('getConversations', { roomId: this.roomId, ...range, peek })
    this.otherReadSeq = Math.max(this.otherReadSeq, page.otherReadSeq)
    if (marks) this.#haveRead(page.conversations.at(-1)?.seq ?? 0)
    return page
  }

  #haveRead(seq: number) {
    this.readSeq = Math.max(this.readSeq, seq)
    this.#told.seen(this.readSeq)
  }

  #refused(error: unknown) {
    this.failure = error
    // An id that can't be one is no room of ours either.
    const gone = error instanceof ApiError && (error.status === 404 || error.status === 400)
    if (gone) this.state = 'missing'
    else if (this.state !== 'ready') this.state = 'failed'
    const hopeless = error instanceof ApiError && error.status < 500 && error.status !== 429
    if (!hopeless && !this.#stopped) this.#retry.later()
  }

  #add(messages: readonly Message[]) {
    const news = messages.filter(({ seq }) => !this.#known.has(seq))
    for (const message of messages) {
      this.#known.set(message.seq, message)
      this.#last = Math.max(this.#last, message.seq)
    }
    if (news.length > 0) this.#told.arrived(news)
  }

  #show() {
    if (this.state === 'ready') {
      while (this.#known.has(this.#end + 1)) this.#end++
      const [first, last] = [
        this.messages[0]?.seq ?? this.#end + 1,
        this.messages.at(-1)?.seq ?? this.#end,
      ]
      const older = this.#between(this.#from, first - 1)
      const newer = this.#between(last + 1, this.#end)
      if (older.length + newer.length > 0) this.messages = [...older, ...this.messages, ...newer]
    } else this.messages = []
    this.changed()
  }

  /** What is known from one number to another, in order; some are missing for good. */
  #between(from: number, to: number): Message[] {
    const found: Message[] = []
    for (let seq = from; seq <= to; seq++) {
      const message = this.#known.get(seq)
      if (message) found.push(message)
    }
    return found
  }
}
