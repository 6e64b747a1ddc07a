import type { Message } from '#contract/chat.ts'
import type { SendOutcome } from '#contract/realtime.ts'
import { Backoff } from './backoff.ts'
import { toDeliveryResult, overHttp, overSocket, type DeliveryResult } from './delivery.ts'
import { storeQueued, readQueued, type QueuedMessage } from './queued-message.ts'
import { Observable } from './observable.ts'
import type { ChatDeps } from './chat-deps.ts'

/** Messages are sent by HTTP after this long without a socket (ms). */
const HTTP_AFTER_MS = 10_000
/** Messages of another tab are sent by that tab, unless they wait longer than this (ms). */
const TAKE_OVER_MS = 15_000
const MOST_STORED = 100

/** `attempts` have ended without an answer. */
type Attempt = { controller: AbortController; attempts: number }

/**
 * Messages that aren't stored yet. Sent in order, one at a time per room, and repeated with the
 * same `clientId`, which the server deduplicates, until it has answered.
 */
export class Outbox extends Observable {
  readonly #deps: ChatDeps
  readonly #onStored: (message: Message) => void
  #items: readonly QueuedMessage[] = []
  readonly #sending = new Map<string, Attempt>()
  readonly #unanswered = new Map<string, number>()
  /** When messages of another tab may be sent here. */
  readonly #othersUntil = new Map<string, number>()
  /** The messages in storage, which other tabs know as well. */
  readonly #persisted = new Set<string>()
  /** The latest that the server has: where another tab still has them queued, they aren't shown twice. */
  readonly #storedIds = new Set<string>()
  #disconnectedAt: number
  #pauseUntil = 0
  readonly #retry = new Backoff(() => this.#sendNext(), 2_000)
  readonly #timers = {
    alone: new Backoff(() => this.#sendNext()),
    pause: new Backoff(() => this.#sendNext()),
    takeOver: new Backoff(() => this.#sendNext()),
  }
  #stopped = false

  /** `onStored` is called with each message that the server has stored. */
  constructor(deps: ChatDeps, stored: (message: Message) => void) {
    super()
    this.#deps = deps
    this.#onStored = stored
    this.#disconnectedAt = deps.now()
    this.#items = readQueued(deps.storage)
    for (const { clientId } of this.#items) this.#persisted.add(clientId)
  }

  /** Starts to send what is queued. */
  start() {
    if (!this.#deps.transport.isConnected()) this.#timers.alone.at(HTTP_AFTER_MS)
    this.#sendNext()
  }

  /** In the order of writing. */
  queuedIn(roomId: string): readonly QueuedMessage[] {
    return this.#items.filter((item) => item.roomId === roomId)
  }

  /** Whether messages are queued that would be lost with the page. */
  get hasFiles(): boolean {
    return this.#items.some(({ file }) => file)
  }

  send({
    roomId,
    receiver,
    text,
    file,
  }: Pick<QueuedMessage, 'roomId' | 'receiver' | 'text' | 'file'>) {
    const { now, newId } = this.#deps
    // Two within one millisecond keep their order.
    const at = Math.max(now(), (this.#items.at(-1)?.at ?? 0) + 1)
    const item: QueuedMessage = { clientId: newId(), roomId, receiver, text, at, state: 'queued' }
    this.#put(file ? { ...item, file } : item)
    this.#sendNext()
  }

  retry(clientId: string) {
    const item = this.#find(clientId)
    if (item?.state !== 'failed') return
    const { refusal, ...rest } = item
    this.#remove(clientId)
    // The id is already used by another message.
    const fresh = refusal?.code === 'chat.client_id' ? { clientId: this.#deps.newId() } : {}
    this.#put({ ...rest, ...fresh, at: this.#deps.now(), state: 'queued' })
    this.#sendNext()
  }

  /** Removes a message that isn't sent yet. */
  remove(clientId: string) {
    this.#sending.get(clientId)?.controller.abort()
    this.#remove(clientId)
    this.#sendNext()
  }

  onConnected() {
    this.#timers.alone.reset()
    this.#unanswered.clear()
    this.#abandon()
    this.#sendNext()
  }

  onDisconnected() {
    this.#disconnectedAt = this.#deps.now()
    this.#timers.alone.at(HTTP_AFTER_MS)
    this.#abandon()
  }

  /** The server has stored a message of the user, however that became known. */
  onStored(clientId: string) {
    this.#storedIds.add(clientId)
    if (this.#storedIds.size > MOST_STORED)
      this.#storedIds.delete(this.#storedIds.values().next().value!)
    if (this.#find(clientId)) this.remove(clientId)
  }

  /** A reply that arrived as an event. */
  onOutcome(outcome: SendOutcome) {
    const item = outcome.clientId && this.#find(outcome.clientId)
    if (!item || item.state === 'failed') return
    this.#sending.get(item.clientId)?.controller.abort()
    this.#settle(item, toDeliveryResult(this.#deps, item, outcome))
  }

  /** Applies what another tab has written, sent or removed. */
  refresh() {
    const stored = readQueued(this.#deps.storage)
    const storedById = new Map(stored.map((item) => [item.clientId, item]))
    const remaining = this.#items.flatMap((item) => {
      const { clientId, state } = item
      const now = storedById.get(clientId)
      if (state === 'sending' || (!now && !this.#persisted.has(clientId))) return [item]
      // Failed in one tab and retried in the other.
      return now ? [now.state === state ? item : now] : []
    })
    const added = stored.filter(
      ({ clientId }) => !this.#find(clientId) && !this.#storedIds.has(clientId),
    )
    for (const { clientId } of added) {
      this.#persisted.add(clientId)
      this.#othersUntil.set(clientId, this.#deps.now() + TAKE_OVER_MS)
    }
    if (added.length > 0) this.#timers.takeOver.at(TAKE_OVER_MS)
    this.#items = [...remaining, ...added].sort((one, other) => one.at - other.at)
    this.notify()
  }

  stop() {
    this.#stopped = true
    for (const timer of [this.#retry, ...Object.values(this.#timers)]) timer.reset()
    this.#abandon()
  }

  #abandon() {
    for (const [clientId, { controller }] of this.#sending) {
      if (!this.#find(clientId)?.file) controller.abort()
    }
  }

  #sendNext() {
    const now = this.#deps.now()
    if (this.#stopped || now < this.#pauseUntil) return
    const busy = new Set([...this.#sending.keys()].map((id) => this.#find(id)?.roomId))
    for (const item of this.#items) {
      if (item.state !== 'queued' || busy.has(item.roomId)) continue
      // The first message of a room blocks those behind it.
      busy.add(item.roomId)
      if (now >= (this.#othersUntil.get(item.clientId) ?? 0)) void this.#deliver(item)
    }
  }

  async #deliver(item: QueuedMessage) {
    const { transport, now } = this.#deps
    const { clientId } = item
    const attempts = this.#unanswered.get(clientId) ?? 0
    const isConnected = transport.isConnected()
    if (!isConnected && !item.file && now() - this.#disconnectedAt < HTTP_AFTER_MS) return
    const controller = new AbortController()
    this.#sending.set(clientId, { controller, attempts })
    this.#change(clientId, { state: 'sending', retryAt: undefined })
    const useHttp = item.file || !isConnected || attempts > 1
    const result = useHttp
      ? await overHttp(this.#deps, item, controller.signal, (progress) =>
          this.#change(clientId, { progress }),
        )
      : await overSocket(this.#deps, item, controller.signal)
    this.#sending.delete(clientId)
    // Removed meanwhile, or settled by an event.
    if (this.#find(clientId)?.state !== 'sending') return this.#sendNext()
    this.#settle(item, result, controller.signal.aborted)
  }

  #settle({ clientId }: QueuedMessage, result: DeliveryResult, abandoned = false) {
    if (result.kind === 'stored') {
      this.#remove(clientId)
      this.#retry.reset()
      this.#onStored(result.message)
    } else if (result.kind === 'refused') {
      const { kind: _, ...refusal } = result
      this.#change(clientId, { state: 'failed', refusal })
      this.#persist(this.#find(clientId)!)
    } else if (result.kind === 'slower') {
      const pause = result.seconds * 1000
      this.#pauseUntil = this.#deps.now() + pause
      this.#change(clientId, { state: 'queued', retryAt: this.#pauseUntil })
      return this.#timers.pause.at(pause)
    } else {
      this.#change(clientId, { state: 'queued', progress: undefined })
      if (!abandoned) {
        this.#unanswered.set(clientId, (this.#unanswered.get(clientId) ?? 0) + 1)
        return this.#retry.later()
      }
    }
    this.#sendNext()
  }

  #persist(item: QueuedMessage) {
    if (storeQueued(this.#deps.storage, item.clientId, item)) this.#persisted.add(item.clientId)
  }

  #find(clientId: string) {
    return this.#items.find((item) => item.clientId === clientId)
  }

  #put(item: QueuedMessage) {
    this.#items = [...this.#items, item]
    this.#persist(item)
    this.notify()
  }

  #change(clientId: string, change: Partial<QueuedMessage>) {
    this.#items = this.#items.map((item) =>
      item.clientId === clientId ? { ...item, ...change } : item,
    )
    this.notify()
  }

  #remove(clientId: string) {
    this.#items = this.#items.filter((item) => item.clientId !== clientId)
    this.#unanswered.delete(clientId)
    this.#othersUntil.delete(clientId)
    storeQueued(this.#deps.storage, clientId)
    this.notify()
  }
}
