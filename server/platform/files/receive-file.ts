import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { refuse, type Refusal } from '../refusal.ts'
import { fileLabel } from './file-label.ts'

/**
 * Writes one file of a form into `folder`. Undefined for what browsers send where no file was
 * chosen: nothing, without a name.
 */
export async function receiveFile(
  part: MultipartFile,
  folder: string,
  signal: AbortSignal,
): Promise<ReceivedFile | Refusal | undefined> {
  const field = part.fieldname
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomBytes(16).toString('hex'))
  const target = (await open(path, 'wx', 0o600)).createWriteStream()
  // Its rest would be waited for otherwise, however much that is. Without an error, a stream whose
  // end has arrived already would never settle.
  const stop = () => part.file.destroy(new Error('The file is too large'))
  if (part.file.truncated) stop()
  part.file.once('limit', stop)
  try {
    await pipeline(part.file, target, { signal })
  } catch (error) {
    if (part.file.truncated) return refuse('file.too_large', { [field]: 'field.file_too_large' })
    throw error
  }
  if (target.bytesWritten > 0)
    return { field, name: fileLabel(part.filename ?? ''), path, bytes: target.bytesWritten }
  await rm(path)
  return part.filename ? refuse('file.broken', { [field]: 'field.file_broken' }) : undefined
}

export type ReceivedFile = {
  field: string
  /** What the visitor calls it; for showing only. */
  name: string
  path: string
  bytes: number
}
