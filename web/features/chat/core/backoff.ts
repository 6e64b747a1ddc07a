/** Retries with increasing delays; at most one attempt is pending. */
export class Backoff {
  readonly #first: number
  readonly #longest: number
  readonly #attempt: () => void
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Times in ms. */
  constructor(attempt: () => void, first = 1_000, longest = 30_000) {
    this.#attempt = attempt
    this.#first = first
    this.#longest = longest
  }

  later(atLeast = 0) {
    const wait = Math.min(this.#longest, this.#first * 2 ** this.#failures++)
    this.at(Math.max(atLeast, wait))
  }

  /** Retries after this many ms, replacing any pending attempt. */
  at(wait: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#attempt, wait)
  }

  /** The attempt succeeded, or none is needed any more. */
  reset() {
    clearTimeout(this.#timer)
    this.#failures = 0
  }
}
