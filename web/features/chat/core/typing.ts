import { Observable } from './observable.ts'
import type { ChatDeps } from './chat-deps.ts'

/** Typing ends after this long without a key (ms). */
const IDLE_MS = 1_000
/** How often ongoing typing is repeated to the contact (ms). */
const REPEAT_MS = 3_000
/** When typing ends if its end event was lost (ms). */
const EXPIRY_MS = 6_000

type Timer = ReturnType<typeof setTimeout>

/** Who is typing: reports the user's typing to the contact, and tracks that of the contacts. */
export class Typing extends Observable {
  readonly #deps: ChatDeps
  readonly #others = new Map<string, Timer>()
  #own: { roomId: string; receiver: string; timer: Timer; sentAt: number } | undefined

  constructor(deps: ChatDeps) {
    super()
    this.#deps = deps
  }

  /** Whether the contact in a room is typing. */
  isTyping(roomId: string): boolean {
    return this.#others.has(roomId)
  }

  /** The user pressed a key. */
  typed(roomId: string, receiver: string) {
    if (this.#own && this.#own.roomId !== roomId) this.ended()
    clearTimeout(this.#own?.timer)
    const now = this.#deps.now()
    // Repeated before it expires for the contact.
    const fresh = this.#own && now - this.#own.sentAt < REPEAT_MS
    if (!fresh) this.#send('start-typing', roomId, receiver)
    const sentAt = fresh ? this.#own!.sentAt : now
    this.#own = { roomId, receiver, sentAt, timer: setTimeout(() => this.ended(), IDLE_MS) }
  }

  /** The user stopped, sent the message or left. */
  ended() {
    if (!this.#own) return
    const { roomId, receiver, timer } = this.#own
    clearTimeout(timer)
    this.#own = undefined
    this.#send('stop-typing', roomId, receiver)
  }

  otherStarted({ roomId, sender }: { roomId: string; sender: string }) {
    if (sender === this.#deps.me) return
    clearTimeout(this.#others.get(roomId))
    this.#others.set(
      roomId,
      setTimeout(() => this.otherStopped({ roomId }), EXPIRY_MS),
    )
    this.notify()
  }

  otherStopped({ roomId }: { roomId: string }) {
    clearTimeout(this.#others.get(roomId))
    if (this.#others.delete(roomId)) this.notify()
  }

  stop() {
    this.ended()
    for (const timer of this.#others.values()) clearTimeout(timer)
    this.#others.clear()
  }

  #send(name: 'start-typing' | 'stop-typing', roomId: string, receiver: string) {
    const { transport, me } = this.#deps
    if (transport.isConnected()) transport.emit(name, { roomId, sender: me, receiver })
  }
}
