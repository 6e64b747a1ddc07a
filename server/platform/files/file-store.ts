import type { Readable } from 'node:stream'

/** Where uploaded files lie. Keys are made by us and never reused. */
export type FileStore = {
  /** Resolves when the file would survive a power failure. The file at `path` stays. */
  put(key: string, file: { path: string; type: string; bytes: number }): Promise<void>
  /** Throws a `FileMissingError` when there is none. */
  read(key: string): Promise<Readable>
  /** A file that isn't there is removed as well. */
  remove(key: string): Promise<void>
  /** Throws when files can't be stored now. */
  check(): Promise<void>
}

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError'

  constructor(key: string) {
    super(`No file is stored as ${key}`)
  }
}

/** Throws unless the key is one that can't be anything but a name. */
export function checkKey(key: string): void {
  if (!/^[a-z0-9-]{16,64}$/.test(key)) throw new TypeError('This is no key of a stored file')
}
