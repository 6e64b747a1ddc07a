import type { Message } from '#contract/chat.ts'
import type { SendOutcome } from '#contract/realtime.ts'
import { Backoff } from './backoff.ts'
import { judged, overHttp, overSocket, type Delivered } from './delivery.ts'
import { keepWaiting, readWaiting, type Waiting } from './waiting.ts'
import { Watched } from './watched.ts'
import type { World } from './world.ts'

/** Without a socket for so long, calls carry the texts (ms). */
const ALONE = 10_000
/** What another tab wrote is that tab's to send, unless it waits longer (ms). */
const TAKE_OVER = 15_000

/** `attempts` have ended without an answer. */
type Sending = { abandon: AbortController; attempts: number }

/**
 * What was written and isn't stored yet. Sent in order, one at a time in each room, and again with the
 * same `clientId` until the server has answered: it makes one message of them.
 */
export class Outbox extends Watched {
  readonly #world: World
  readonly #stored: (message: Message) => void
  #items: readonly Waiting[] = []
  readonly #sending = new Map<string, Sending>()
  readonly #unanswered = new Map<string, number>()
  /** From when on texts of another tab may be sent here. */
  readonly #others = new Map<string, number>()
  /** Which texts outlast the page: only of those another tab knows. */
  readonly #kept = new Set<string>()
  #aloneSince: number
  #pauseUntil = 0
  readonly #retry = new Backoff(() => this.#pump(), 2_000)
  readonly #later = {
    alone: new Backoff(() => this.#pump()),
    pause: new Backoff(() => this.#pump()),
    takeOver: new Backoff(() => this.#pump()),
  }
  #stopped = false

  /** `stored` is given each message that the server has taken. */
  constructor(world: World, stored: (message: Message) => void) {
    super()
    this.#world = world
    this.#stored = stored
    this.#aloneSince = world.now()
    this.#items = readWaiting(world.storage)
    for (const { clientId } of this.#items) this.#kept.add(clientId)
  }

  /** Begins to send what waits. */
  start() {
    if (!this.#world.transport.isConnected()) this.#later.alone.at(ALONE)
    this.#pump()
  }

  /** In the order of writing. */
  waiting(roomId: string): readonly Waiting[] {
    return this.#items.filter((item) => item.roomId === roomId)
  }

  /** Whether something waits that would be lost with the page. */
  get holdsFiles(): boolean {
    return this.#items.some(({ file }) => file)
  }

  send({ roomId, receiver, text, file }: Pick<Waiting, 'roomId' | 'receiver' | 'text' | 'file'>) {
    const { now, newId } = this.#world
    // Two within one millisecond keep their order.
    const at = Math.max(now(), (this.#items.at(-1)?.at ?? 0) + 1)
    const item: Waiting = { clientId: newId(), roomId, receiver, text, at, state: 'queued' }
    this.#put(file ? { ...item, file } : item)
    this.#pump()
  }

  retry(clientId: string) {
    const item = this.#find(clientId)
    if (item?.state !== 'failed') return
    const { refusal, ...rest } = item
    this.#remove(clientId)
    // The id belongs to other words by now.
    const fresh = refusal?.code === 'chat.client_id' ? { clientId: this.#world.newId() } : {}
    this.#put({ ...rest, ...fresh, at: this.#world.now(), state: 'queued' })
    this.#pump()
  }

  /** Takes back what isn't sent yet. */
  remove(clientId: string) {
    this.#sending.get(clientId)?.abandon.abort()
    this.#remove(clientId)
    this.#pump()
  }

  connected() {
    this.#later.alone.reset()
    this.#unanswered.clear()
    this.#abandon()
    this.#pump()
  }

  disconnected() {
    this.#aloneSince = this.#world.now()
    this.#later.alone.at(ALONE)
    this.#abandon()
  }

  /** A message of the user is on the server, whoever says so. */
  arrived(clientId: string) {
    if (this.#find(clientId)) this.remove(clientId)
  }

  /** An answer that came as an event. */
  told(outcome: SendOutcome) {
    const item = outcome.clientId && this.#find(outcome.clientId)
    if (!item || item.state === 'failed') return
    this.#sending.get(item.clientId)?.abandon.abort()
    this.#settle(item, judged(this.#world, item, outcome))
  }

  /** Follows what another tab has written, sent or taken back. */
  refresh() {
    const kept = readWaiting(this.#world.storage)
    const there = new Map(kept.map((item) => [item.clientId, item]))
    const left = this.#items.flatMap((item) => {
      const { clientId, state } = item
      const now = there.get(clientId)
      if (state === 'sending' || (!now && !this.#kept.has(clientId))) return [item]
      // Failed here and tried again there, or the other way round.
      return now ? [now.state === state ? item : now] : []
    })
    const news = kept.filter(({ clientId }) => !this.#find(clientId))
    for (const { clientId } of news) {
      this.#kept.add(clientId)
      this.#others.set(clientId, this.#world.now() + TAKE_OVER)
    }
    if (news.length > 0) this.#later.takeOver.at(TAKE_OVER)
    this.#items = [...left, ...news].sort((one, other) => one.at - other.at)
    this.changed()
  }

  stop() {
    this.#stopped = true
    for (const timer of [this.#retry, ...Object.values(this.#later)]) timer.reset()
    this.#abandon()
  }

  #abandon() {
    for (const [clientId, { abandon }] of this.#sending) {
      if (!this.#find(clientId)?.file) abandon.abort()
    }
  }

  #pump() {
    const now = this.#world.now()
    if (this.#stopped || now < this.#pauseUntil) return
    const busy = new Set([...this.#sending.keys()].map((id) => this.#find(id)?.roomId))
    for (const item of this.#items) {
      if (item.state !== 'queued' || busy.has(item.roomId)) continue
      // Whatever comes first in a room keeps the others behind it.
      busy.add(item.roomId)
      if (now >= (this.#others.get(item.clientId) ?? 0)) void this.#deliver(item)
    }
  }

  async #deliver(item: Waiting) {
    const { transport, now } = this.#world
    const { clientId } = item
    const attempts = this.#unanswered.get(clientId) ?? 0
    const linked = transport.isConnected()
    if (!linked && !item.file && now() - this.#aloneSince < ALONE) return
    const abandon = new AbortController()
    this.#sending.set(clientId, { abandon, attempts })
    this.#change(clientId, { state: 'sending', waitsUntil: undefined })
    const byCall = item.file || !linked || attempts > 1
    const delivered = byCall
      ? await overHttp(this.#world, item, abandon.signal, (progress) =>
          this.#change(clientId, { progress }),
        )
      : await overSocket(this.#world, item, abandon.signal)
    this.#sending.delete(clientId)
    // Taken back meanwhile, or its end was told in another way.
    if (this.#find(clientId)?.state !== 'sending') return this.#pump()
    this.#settle(item, delivered, abandon.signal.aborted)
  }

  #settle({ clientId }: Waiting, delivered: Delivered, abandoned = false) {
    if (delivered.kind === 'stored') {
      this.#remove(clientId)
      this.#retry.reset()
      this.#stored(delivered.message)
    } else if (delivered.kind === 'refused') {
      const { kind: _, ...refusal } = delivered
      this.#change(clientId, { state: 'failed', refusal })
      this.#keep(this.#find(clientId)!)
    } else if (delivered.kind === 'slower') {
      const pause = delivered.seconds * 1000
      this.#pauseUntil = this.#world.now() + pause
      this.#change(clientId, { state: 'queued', waitsUntil: this.#pauseUntil })
      return this.#later.pause.at(pause)
    } else {
      this.#change(clientId, { state: 'queued', progress: undefined })
      if (!abandoned) {
        this.#unanswered.set(clientId, (this.#unanswered.get(clientId) ?? 0) + 1)
        return this.#retry.later()
      }
    }
    this.#pump()
  }

  #keep(item: Waiting) {
    if (keepWaiting(this.#world.storage, item.clientId, item)) this.#kept.add(item.clientId)
  }

  #find(clientId: string) {
    return this.#items.find((item) => item.clientId === clientId)
  }

  #put(item: Waiting) {
    this.#items = [...this.#items, item]
    this.#keep(item)
    this.changed()
  }

  #change(clientId: string, change: Partial<Waiting>) {
    this.#items = this.#items.map((item) =>
      item.clientId === clientId ? { ...item, ...change } : item,
    )
    this.changed()
  }

  #remove(clientId: string) {
    this.#items = this.#items.filter((item) => item.clientId !== clientId)
    this.#unanswered.delete(clientId)
    this.#others.delete(clientId)
    keepWaiting(this.#world.storage, clientId)
    this.changed()
  }
}
