/** How often an event is attempted before it is given up. */
export const MOST_ATTEMPTS = 10

const FIRST_SECONDS = 10
const GROWTH = 3
const JITTER = 0.2

/**
 * When to attempt again after so many attempts: 10 seconds after the first, then three times as long each time, a
 * fifth more or less. Ten attempts span about 27 hours. Null where it is given up. `random` is from 0 to 1.
 */
export function retryTime(
  attempts: number,
  now: Date,
  random: () => number = Math.random,
): Date | null {
  if (attempts >= MOST_ATTEMPTS) return null
  const seconds = FIRST_SECONDS * GROWTH ** (attempts - 1)
  return new Date(now.getTime() + seconds * (1 + JITTER * (2 * random() - 1)) * 1_000)
}
