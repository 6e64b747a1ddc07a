type Entry<Value> = { value: Value; size: number; tags: readonly string[]; expires: number }

export type Fresh<Value> = { value: Value; size: number; tags: readonly string[] | undefined }

/**
 * Keeps what was made from changing things until one of those things changes. Every entry carries
 * tags; `invalidate` drops the entries of a tag. Bounded in bytes, the least recently used goes
 * first. Concurrent requests for one key wait for one making.
 */
export class TagCache<Value> {
  /** How often something was there already, or being made; and how often it had to be made. */
  hits = 0
  misses = 0
  private readonly entries = new Map<string, Entry<Value>>()
  private readonly making = new Map<string, Promise<Fresh<Value>>>()
  private readonly keysOf = new Map<string, Set<string>>()
  private bytes = 0
  private readonly limits: { bytes: number; milliseconds: number }
  private readonly now: () => number

  constructor(
    limits: { bytes: number; milliseconds: number },
    // Not the wall clock: when that is set back, nothing would ever expire.
    now: () => number = () => performance.now(),
  ) {
    this.limits = limits
    this.now = now
  }

  /** The kept value or a newly made one; `undefined` tags mean: don't keep this one. */
  async get(key: string, make: () => Promise<Fresh<Value>>): Promise<Value> {
    const entry = this.entries.get(key)
    if (entry && entry.expires > this.now()) {
      this.entries.delete(key)
      this.entries.set(key, entry)
      this.hits++
      return entry.value
    }
    const running = this.making.get(key)
    if (running) {
      this.hits++
      return (await running).value
    }
    this.misses++
    const promise = make()
    this.making.set(key, promise)
    try {
      const fresh = await promise
      // `invalidate` forgets the making: then something changed while we read, and it isn't kept.
      if (this.making.get(key) === promise) this.store(key, fresh)
      return fresh.value
    } finally {
      if (this.making.get(key) === promise) this.making.delete(key)
    }
  }

  invalidate(tags: Iterable<string>): void {
    this.making.clear()
    for (const tag of tags) for (const key of [...(this.keysOf.get(tag) ?? [])]) this.remove(key)
  }

  clear(): void {
    this.making.clear()
    this.entries.clear()
    this.keysOf.clear()
    this.bytes = 0
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.entries.size, bytes: this.bytes }
  }

  private store(key: string, { value, size: valueSize, tags }: Fresh<Value>): void {
    this.remove(key)
    // Two bytes a character: a key comes from the outside and may be long.
    const size = valueSize + key.length * 2
    if (!tags || size > this.limits.bytes / 4) return
    this.entries.set(key, { value, size, tags, expires: this.now() + this.limits.milliseconds })
    this.bytes += size
    for (const tag of tags) {
      const keys = this.keysOf.get(tag) ?? new Set()
      this.keysOf.set(tag, keys.add(key))
    }
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limits.bytes) break
      this.remove(oldest)
    }
  }

  private remove(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.bytes -= entry.size
    for (const tag of entry.tags) {
      const keys = this.keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.keysOf.delete(tag)
    }
  }
}
