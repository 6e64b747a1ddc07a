import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { UnreadableTable, type TableLimits } from './table.ts'

const LOCAL_HEADER_BYTES = 30
// Below this a part may be as dense as it likes.
const DENSE_BYTES = 1024 * 1024

export type ZipArchive = {
  has(name: string): boolean
  /** Inflates one part while it is read. Throws UnreadableTable. */
  read(name: string): AsyncGenerator<Buffer, void>
  close(): void
}

/**
 * Opens the compressed file by its directory; nothing is inflated yet. Names are told apart without
 * their case. Throws UnreadableTable for what can't be an honest file: parts that share bytes or a
 * name, too many of them, or too much in them.
 */
export async function openArchive(path: string, limits: TableLimits): Promise<ZipArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(asUnreadable)
  try {
    const entries = await entriesOf(zip, limits)
    return {
      has: (name) => entries.has(name.toLowerCase()),
      read: (name) => inflate(zip, entries.get(name.toLowerCase())),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    return asUnreadable(error)
  }
}

async function entriesOf(zip: ZipFile, limits: TableLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new UnreadableTable('too_large')
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (entries.has(name)) throw new UnreadableTable('broken')
    entries.set(name, entry)
    bytes += entry.uncompressedSize
    const mostBytes = DENSE_BYTES + entry.compressedSize * limits.ratio
    if (bytes > limits.bytes || entry.uncompressedSize > mostBytes)
      throw new UnreadableTable('too_large')
  }
  if (doOverlap([...entries.values()])) throw new UnreadableTable('broken')
  return entries
}

function doOverlap(entries: Entry[]): boolean {
  let end = 0
  for (const entry of entries.sort(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )) {
    if (entry.relativeOffsetOfLocalHeader < end) return true
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.compressedSize
  }
  return false
}

async function* inflate(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Buffer, void> {
  if (!entry) throw new UnreadableTable('broken')
  if (entry.isEncrypted()) throw new UnreadableTable('encrypted')
  let stream: Readable | undefined
  let sum = 0
  try {
    stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    asUnreadable(error)
  } finally {
    stream?.destroy()
  }
  if (sum !== entry.crc32) throw new UnreadableTable('broken')
}

/** What the disk says is no fault of the file; everything else is. */
function asUnreadable(error: unknown): never {
  if (error instanceof UnreadableTable || (error instanceof Error && 'syscall' in error))
    throw error
  throw new UnreadableTable('broken', { cause: error })
}
