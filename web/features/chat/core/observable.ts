/** State that notifies its listeners of changes. `version` differs after every change. */
export class Observable {
  version = 0
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  protected notify() {
    this.version++
    for (const listener of this.#listeners) listener()
  }
}
