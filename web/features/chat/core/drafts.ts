import { longestMessage } from '#contract/limits.ts'
import { parseStored } from '#web/ui/stored-text.ts'
import { Observable } from './observable.ts'
import type { QueueStorage } from './chat-deps.ts'

const MAX_ROOMS = 30

type StoredDraft = [roomId: string, text: string]

const isStoredDraft = (value: unknown): value is StoredDraft =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

/**
 * Unsent drafts by room: texts survive the page, for the latest rooms; a chosen file doesn't. All
 * tabs of a user share the texts.
 */
export class Drafts extends Observable {
  readonly #storage: QueueStorage | undefined
  /** Texts that could not be stored completely. */
  readonly #unsaved = new Map<string, string>()
  readonly #files = new Map<string, File>()

  constructor(storage: QueueStorage | undefined) {
    super()
    this.#storage = storage
  }

  text(roomId: string): string {
    return this.#unsaved.get(roomId) ?? this.#read().find(([id]) => id === roomId)?.[1] ?? ''
  }

  /** Stores the draft of a room; an empty text removes it. */
  write(roomId: string, text: string) {
    // Avoids splitting a surrogate pair.
    const stored = text.slice(0, longestMessage).replace(/[\uD800-\uDBFF]$/, '')
    const others = this.#read().filter(([id]) => id !== roomId)
    const all: StoredDraft[] = text.trim() === '' ? others : [...others, [roomId, stored]]
    const whole = this.#write(all.slice(-MAX_ROOMS)) && stored === text
    if (whole || text.trim() === '') this.#unsaved.delete(roomId)
    else this.#unsaved.set(roomId, text)
  }

  file(roomId: string): File | undefined {
    return this.#files.get(roomId)
  }

  setFile(roomId: string, file: File | undefined) {
    if (file) this.#files.set(roomId, file)
    else this.#files.delete(roomId)
    this.notify()
  }

  #read(): StoredDraft[] {
    const list = parseStored(this.#storage?.read() ?? null, Infinity)
    return Array.isArray(list) ? list.filter(isStoredDraft) : []
  }

  #write(all: readonly StoredDraft[]): boolean {
    return this.#storage?.write(JSON.stringify(all)) ?? false
  }
}
