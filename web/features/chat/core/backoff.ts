/** Tries again after a while, and later each time; one attempt waits at most. */
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

  /** After so many ms, whatever was planned before. */
  at(wait: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#attempt, wait)
  }

  /** It worked, or nothing is wanted any more. */
  reset() {
    clearTimeout(this.#timer)
    this.#failures = 0
  }
}
