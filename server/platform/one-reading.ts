/**
 * Readings one after the other, so that what was read last is what stays. Each call resolves with a reading that
 * began after it.
 */
export function oneReading(read: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    const done = last.then(read)
    last = done.catch(() => undefined)
    return done
  }
}
