import { Watched } from './watched.ts'
import type { World } from './world.ts'

/** Without a key for so long, nobody is typing (ms). */
const PAUSE = 1_000
/** How often somebody who goes on typing says so (ms). */
const AGAIN = 3_000
/** Where the end was lost on the way (ms). */
const SAFETY = 6_000

type Timer = ReturnType<typeof setTimeout>

/** Who is typing: the user, which the other is told, and the others. */
export class Typing extends Watched {
  readonly #world: World
  readonly #others = new Map<string, Timer>()
  #own: { roomId: string; receiver: string; timer: Timer; saidAt: number } | undefined

  constructor(world: World) {
    super()
    this.#world = world
  }

  /** Whether the other person in a room is typing. */
  isTyping(roomId: string): boolean {
    return this.#others.has(roomId)
  }

  /** The user pressed a key. */
  typed(roomId: string, receiver: string) {
    if (this.#own && this.#own.roomId !== roomId) this.ended()
    clearTimeout(this.#own?.timer)
    const now = this.#world.now()
    // Said again before the other gives it up.
    const fresh = this.#own && now - this.#own.saidAt < AGAIN
    if (!fresh) this.#say('start-typing', roomId, receiver)
    const saidAt = fresh ? this.#own!.saidAt : now
    this.#own = { roomId, receiver, saidAt, timer: setTimeout(() => this.ended(), PAUSE) }
  }

  /** The user stopped, sent what was typed or went away. */
  ended() {
    if (!this.#own) return
    const { roomId, receiver, timer } = this.#own
    clearTimeout(timer)
    this.#own = undefined
    this.#say('stop-typing', roomId, receiver)
  }

  otherStarted({ roomId, sender }: { roomId: string; sender: string }) {
    if (sender === this.#world.me) return
    clearTimeout(this.#others.get(roomId))
    this.#others.set(
      roomId,
      setTimeout(() => this.otherStopped({ roomId }), SAFETY),
    )
    this.changed()
  }

  otherStopped({ roomId }: { roomId: string }) {
    clearTimeout(this.#others.get(roomId))
    if (this.#others.delete(roomId)) this.changed()
  }

  stop() {
    this.ended()
    for (const timer of this.#others.values()) clearTimeout(timer)
    this.#others.clear()
  }

  #say(name: 'start-typing' | 'stop-typing', roomId: string, receiver: string) {
    const { transport, me } = this.#world
    if (transport.isConnected()) transport.emit(name, { roomId, sender: me, receiver })
  }
}
