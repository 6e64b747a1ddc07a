import { createHash, randomUUID } from 'node:crypto'

/** A new id: 122 random bits, never sequential. */
export const newId = randomUUID

/**
 * The id of something that we name ourselves (a category, a make, a demo seller): a version 8 UUID
 * from the hash of its key, so that links survive a reload of the data.
 */
export function idFromKey(key: string): string {
  const hex = createHash('sha256').update(`ghiyar:${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
