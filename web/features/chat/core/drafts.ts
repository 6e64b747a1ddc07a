import { Watched } from './watched.ts'
import type { QueueStorage } from './world.ts'

const MOST_ROOMS = 30
const LONGEST = 4_000

type Kept = [roomId: string, text: string]

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

/**
 * What is begun and not sent, by room: texts outlast the page, for the latest rooms; a chosen file lives
 * as long as the page. All tabs of a user share the texts.
 */
export class Drafts extends Watched {
  readonly #storage: QueueStorage | undefined
  /** Texts that could not be kept whole. */
  readonly #here = new Map<string, string>()
  readonly #files = new Map<string, File>()

  constructor(storage: QueueStorage | undefined) {
    super()
    this.#storage = storage
  }

  text(roomId: string): string {
    return this.#here.get(roomId) ?? this.#read().find(([id]) => id === roomId)?.[1] ?? ''
  }

  /** Keeps what stands in the box of a room; an empty text is forgotten. */
  write(roomId: string, text: string) {
    // No half of a sign that takes two places.
    const kept = text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')
    const others = this.#read().filter(([id]) => id !== roomId)
    const all: Kept[] = text.trim() === '' ? others : [...others, [roomId, kept]]
    const whole = this.#keep(all.slice(-MOST_ROOMS)) && kept === text
    if (whole || text.trim() === '') this.#here.delete(roomId)
    else this.#here.set(roomId, text)
  }

  file(roomId: string): File | undefined {
    return this.#files.get(roomId)
  }

  setFile(roomId: string, file: File | undefined) {
    if (file) this.#files.set(roomId, file)
    else this.#files.delete(roomId)
    this.changed()
  }

  #read(): Kept[] {
    try {
      const list = JSON.parse(this.#storage?.read() ?? '[]') as unknown
      return Array.isArray(list) ? list.filter(isKept) : []
    } catch {
      return []
    }
  }

  #keep(all: readonly Kept[]): boolean {
    try {
      this.#storage?.write(JSON.stringify(all))
      return this.#storage !== undefined
    } catch {
      return false
    }
  }
}
