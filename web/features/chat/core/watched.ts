/** Something that changes, and tells whoever listens. `version` differs after every change. */
export class Watched {
  version = 0
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  protected changed() {
    this.version++
    for (const listener of this.#listeners) listener()
  }
}
