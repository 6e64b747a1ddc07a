import { statfs as statfsOf } from 'node:fs/promises'
import type { Refusal } from '../refusal.ts'
import { storageFull } from '../unavailable.ts'

// What is left for the database, which may lie on the same disk: without room for its log it stops.
const RESERVED_BYTES = 256 * 1024 * 1024
const RESERVED_FILES = 1_000
const CACHED_MS = 5_000

type Statfs = (path: string) => Promise<{
  bavail: number
  bsize: number
  files: number
  ffree: number
}>

/**
 * How much room the disk of a folder has for files; asked every five seconds at most. A disk that can't
 * be asked counts as one with room: writing will tell.
 */
export class DiskSpace {
  private readonly folder: string
  private readonly statfs: Statfs
  private readonly clock: () => number
  private asked: { at: number; answer: Promise<{ bytes: number; full: boolean }> } | undefined

  constructor(
    folder: string,
    { statfs = statfsOf as Statfs, clock = () => performance.now() } = {},
  ) {
    this.folder = folder
    this.statfs = statfs
    this.clock = clock
  }

  /** Whether nothing more should be stored. */
  async isFull(): Promise<boolean> {
    return (await this.look()).full
  }

  /** The refusal where nothing more should be stored. */
  async refusal(): Promise<Refusal | undefined> {
    return (await this.isFull()) ? storageFull() : undefined
  }

  /** Bytes that may still be written; NaN where that is unknown. */
  async freeBytes(): Promise<number> {
    return (await this.look()).bytes
  }

  private look() {
    const now = this.clock()
    if (!this.asked || now - this.asked.at > CACHED_MS)
      this.asked = { at: now, answer: this.ask().catch(() => ({ bytes: NaN, full: false })) }
    return this.asked.answer
  }

  private async ask() {
    const { bavail, bsize, files, ffree } = await this.statfs(this.folder)
    const bytes = bavail * bsize
    // Some file systems make room for files as they need it, and say 0 of 0.
    return { bytes, full: bytes < RESERVED_BYTES || (files > 0 && ffree < RESERVED_FILES) }
  }
}
