// What the index of listings takes in a process that holds nothing else: DATABASE_URL, `--expose-gc`.
import { FollowedListings } from '#server/catalog/follow-listings.ts'
import { loadReference } from '#server/catalog/reference.ts'
import { Understanding } from '#server/catalog/understanding/understanding.ts'
import { readVocabulary } from '#server/catalog/understanding/vocabulary.ts'
import { openDatabase } from '#server/platform/db.ts'

/** Milliseconds and bytes; `resident` is what the system counts, the others are after a collection. */
export type IndexLoad = {
  understandingMs: number
  indexMs: number
  resident: number
  heap: number
  arrays: number
}

const database = openDatabase({
  url: process.env.DATABASE_URL!,
  connections: 2,
  statementTimeoutMs: 0,
  onError: (error) => console.error(error),
})
const reference = await loadReference(database.db)
const began = performance.now()
const understanding = new Understanding(reference, readVocabulary())
const understood = performance.now()
const listings = new FollowedListings({
  ...{ db: database.db, reference, names: understanding },
  log: (message, error) => console.error(message, error),
})
await listings.reload()
const indexed = performance.now()
const resident = process.memoryUsage.rss()
globalThis.gc!()
const { heapUsed, arrayBuffers } = process.memoryUsage()
const load: IndexLoad = {
  understandingMs: understood - began,
  indexMs: indexed - understood,
  resident,
  heap: heapUsed,
  arrays: arrayBuffers,
}
console.log(JSON.stringify(load))
// Keeps the index reachable until here.
if (listings.index.brandNames.length === 0) throw new Error('Nothing was read')
await database.close()
