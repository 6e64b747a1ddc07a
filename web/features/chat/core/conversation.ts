import { ApiError, type ReplyOf } from '#contract/api.ts'
import type { Message } from '#contract/chat.ts'
import { Backoff } from './backoff.ts'
import { Observable } from './observable.ts'
import type { ChatDeps } from './chat-deps.ts'

type Page = ReplyOf<'getConversations'>
type PageRange = { afterSeq?: number; beforeSeq?: number; limit?: number }
type ConversationListeners = {
  /** Called with new messages. */
  onMessages: (messages: readonly Message[]) => void
  /** Called when the user has read up to `seq`. */
  onRead: (seq: number) => void
}
export type ConversationState = 'loading' | 'ready' | 'failed' | 'missing'

const PAGE = 50
const CATCH_UP = 200

/**
 * The messages of one room, each once and in order. Events may be late, repeated or lost: a message
 * is shown once everything between it and the last one is known, and gaps are fetched.
 */
export class Conversation extends Observable {
  readonly roomId: string
  state: ConversationState = 'loading'
  /** Why the conversation, or its older messages, could not be loaded. */
  failure: unknown
  olderState: 'idle' | 'loading' | 'failed' = 'idle'
  /** The shown messages in order; a new array after every change. */
  messages: readonly Message[] = []
  /** The last sequence number read by each member. */
  readSeq = 0
  otherReadSeq = 0
  /** Whether the user is looking at the conversation: only then does fetching mark it as read. */
  visible = false
  readonly #deps: ChatDeps
  readonly #listeners: ConversationListeners
  readonly #known = new Map<number, Message>()
  readonly #retry = new Backoff(() => void this.catchUp())
  /** Everything between these two is known. */
  #from = 0
  #end = 0
  /** The highest known `seq`. */
  #last = 0
  #fetching: Promise<void> | undefined
  #queued = false
  #markingSeq = 0
  #stopped = false

  constructor(deps: ChatDeps, roomId: string, listeners: ConversationListeners) {
    super()
    this.#deps = deps
    this.roomId = roomId
    this.#listeners = listeners
  }

  get hasOlder(): boolean {
    return this.state === 'ready' && this.#from > 1
  }

  /** The last `seq` without a gap before it. */
  get lastSeq(): number {
    return this.#end
  }

  receive(message: Message) {
    this.#add([message])
    this.#publish()
    if (this.state === 'ready' && this.#last > this.#end) void this.catchUp()
  }

  /** Fetches missing messages if the room is ahead of this conversation. */
  catchUpTo(lastSeq: number) {
    if (this.state === 'ready' && lastSeq > this.#end) void this.catchUp()
  }

  /** A member has read up to `seq`. */
  read(reader: string, seq: number) {
    if (reader === this.#deps.me) this.readSeq = Math.max(this.readSeq, seq)
    else this.otherReadSeq = Math.max(this.otherReadSeq, seq)
    this.notify()
  }

  /**
   * Loads the conversation, or later whatever is missing at its end. Never rejects: see `state`.
   */
  catchUp(): Promise<void> {
    if (this.state === 'missing') return Promise.resolve()
    // A fetch in progress may not include what this call needs.
    if (this.#fetching) this.#queued = true
    this.#fetching ??= this.#fetchAll().finally(() => {
      this.#fetching = undefined
      if (this.#queued && !this.#stopped && this.state !== 'missing') {
        this.#queued = false
        return this.catchUp()
      }
    })
    return this.#fetching
  }

  async older(): Promise<void> {
    if (!this.hasOlder || this.olderState === 'loading') return
    this.olderState = 'loading'
    this.notify()
    try {
      const page = await this.#fetchPage({ beforeSeq: this.#from, limit: PAGE })
      this.#add(page.conversations)
      this.#from = page.conversations[0]?.seq ?? 1
      this.olderState = 'idle'
    } catch (error) {
      this.failure = error
      this.olderState = 'failed'
    }
    this.#publish()
  }

  /** Marks the newest message of the contact as read on the server. */
  async onRead(): Promise<void> {
    const newest = this.messages.findLast(({ sender }) => sender !== this.#deps.me)
    if (!newest || newest.seq <= this.readSeq || newest.seq <= this.#markingSeq) return
    this.#markingSeq = newest.seq
    try {
      await this.#deps.call('setRead', { id: newest._id })
      this.#recordRead(newest.seq)
      this.notify()
    } catch {
      // Repeated the next time the conversation is visible.
    }
    this.#markingSeq = 0
  }

  stop() {
    this.#stopped = true
    this.#retry.reset()
  }

  async #fetchAll(): Promise<void> {
    try {
      if (this.state !== 'ready') this.#reset(await this.#fetchPage({ limit: PAGE }))
      else while (await this.#fetchNext()) this.#publish()
      this.#retry.reset()
    } catch (error) {
      this.#fail(error)
    }
    this.#publish()
    if (this.visible) void this.onRead()
  }

  #reset({ conversations, lastSeq }: Page) {
    this.#from = conversations[0]?.seq ?? 1
    for (const seq of this.#known.keys()) if (seq < this.#from) this.#known.delete(seq)
    this.#end = conversations.at(-1)?.seq ?? 0
    this.#last = Math.max(this.#last, lastSeq)
    this.#add(conversations)
    this.state = 'ready'
    this.failure = undefined
    if (this.#last > this.#end) this.#queued = true
  }

  /** Returns whether there is more to fetch. */
  async #fetchNext(): Promise<boolean> {
    const { conversations, lastSeq } = await this.#fetchPage({
      afterSeq: this.#end,
      limit: CATCH_UP,
    })
    this.#add(conversations)
    const full = conversations.length === CATCH_UP
    // The reply is complete up to here, even where a number is missing permanently.
    const reached = full
      ? conversations.at(-1)!.seq
      : Math.max(lastSeq, conversations.at(-1)?.seq ?? 0)
    this.#end = Math.max(this.#end, reached)
    this.#last = Math.max(this.#last, this.#end)
    return full && this.#end < lastSeq
  }

  async #fetchPage(range: PageRange): Promise<Page> {
    const marksRead = this.visible && range.beforeSeq === undefined
    const peek = marksRead ? undefined : 'yes'
    const page = await this.#deps.call('getConversations', { roomId: this.roomId, ...range, peek })
    this.otherReadSeq = Math.max(this.otherReadSeq, page.otherReadSeq)
    if (marksRead) this.#recordRead(page.conversations.at(-1)?.seq ?? 0)
    return page
  }

  #recordRead(seq: number) {
    this.readSeq = Math.max(this.readSeq, seq)
    this.#listeners.onRead(this.readSeq)
  }

  #fail(error: unknown) {
    this.failure = error
    // A malformed id is treated as a missing room.
    const gone = error instanceof ApiError && (error.status === 404 || error.status === 400)
    if (gone) this.state = 'missing'
    else if (this.state !== 'ready') this.state = 'failed'
    const permanent = error instanceof ApiError && error.status < 500 && error.status !== 429
    if (!permanent && !this.#stopped) this.#retry.later()
  }

  #add(messages: readonly Message[]) {
    const added = messages.filter(({ seq }) => !this.#known.has(seq))
    for (const message of messages) {
      this.#known.set(message.seq, message)
      this.#last = Math.max(this.#last, message.seq)
    }
    if (added.length > 0) this.#listeners.onMessages(added)
  }

  #publish() {
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
    this.notify()
  }

  /** The known messages in a range, in order; some numbers are missing permanently. */
  #between(from: number, to: number): Message[] {
    const found: Message[] = []
    for (let seq = from; seq <= to; seq++) {
      const message = this.#known.get(seq)
      if (message) found.push(message)
    }
    return found
  }
}
