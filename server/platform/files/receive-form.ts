import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Multipart, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../refusal.ts'
import { abandonBody, BodyTooLargeError, limitBody } from './incoming-body.ts'
import { receiveFile } from './receive-file.ts'
import type { ReceivedFile } from './receive-file.ts'

const FIELDS = 40
const FIELD_BYTES = 64 * 1024
const NAME_CHARACTERS = 100
// Every text field at its largest, and what boundaries and headers take.
const TEXT_BYTES = FIELDS * FIELD_BYTES + 256 * 1024

export type ReceivedForm = {
  /** Without a prototype: only what was sent is in it. */
  fields: Record<string, string>
  /** In the order in which they came. */
  files: ReceivedFile[]
  /** Removes the files, and everything that was made of them beside them. */
  discard(): Promise<void>
}

/**
 * Reads a form with files while it arrives: files go to a folder of the request's own inside
 * `folder`, under random names, and none grows beyond `fileBytes`. Only the file fields `expected`
 * are taken, each as often as it is named there. Nothing is left of a form that is refused or broken off; of one that is
 * taken, the caller discards what it hasn't moved away.
 */
export async function receiveForm(
  request: FastifyRequest,
  expected: readonly string[],
  { folder, fileBytes }: { folder: string; fileBytes: number },
): Promise<ReceivedForm | Refusal> {
  if (!request.isMultipart()) return refuse('input.unsupported')
  const bytes = TEXT_BYTES + expected.length * fileBytes
  if (Number(request.headers['content-length'] ?? 0) > bytes) {
    abandonBody(request.raw)
    return refuse('input.too_large')
  }
  const own = join(folder, randomBytes(16).toString('hex'))
  const discard = () => rm(own, { recursive: true, force: true })
  // One file more than is expected, so that the second of a field is told from too many.
  const limits = {
    fields: FIELDS,
    fieldSize: FIELD_BYTES,
    files: expected.length + 1,
    fileSize: fileBytes,
    parts: FIELDS + expected.length + 1,
    headerPairs: 20,
  }
  const body = limitBody(request.raw, bytes)
  const parts = request.parts({ limits })
  const outcome = await receiveParts(parts, expected, own, body.signal).catch(
    (error: unknown) => refusalOf(error) ?? { error },
  )
  body.release()
  if ('fields' in outcome && !(outcome instanceof Refusal)) return { ...outcome, discard }
  abandonBody(request.raw)
  await discard()
  if (outcome instanceof Refusal) return outcome
  throw outcome.error
}

async function receiveParts(
  parts: AsyncIterator<Multipart>,
  expected: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<Omit<ReceivedForm, 'discard'> | Refusal> {
  const fields: Record<string, string> = Object.create(null)
  const files: ReceivedFile[] = []
  const left = Map.groupBy(expected, (name) => name)
  const aborted = abortOf(signal)
  while (true) {
    const next = await Promise.race([parts.next(), aborted])
    if (next.done) return { fields, files }
    const part = next.value
    const name = part.fieldname
    if (typeof name !== 'string' || name.length > NAME_CHARACTERS) return refuse('input.malformed')
    if (part.type === 'field') {
      if (name in fields) return refuse('input.invalid', { [name]: 'field.invalid' })
      if (part.valueTruncated) return refuse('input.invalid', { [name]: 'field.too_long' })
      fields[name] = textOf(part)
      continue
    }
    if (!expected.includes(name)) return refuse('input.invalid', { [name]: 'field.invalid' })
    if (left.get(name)!.length === 0) return refuse('input.invalid', { [name]: 'field.file_twice' })
    const file = await receiveFile(part, folder, signal)
    if (file instanceof Refusal) return file
    if (!file) continue
    files.push(file)
    left.get(name)!.pop()
  }
}

// A part of the type application/json has been parsed already; a form's fields are texts.
const textOf = ({ mimetype, value }: MultipartValue): string =>
  mimetype === 'application/json' ? JSON.stringify(value) : String(value)

function abortOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  aborted.catch(() => undefined)
  return aborted
}

const limitCodes = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']

/** The refusal for the sender's mistake; undefined when the fault is ours, such as a full disk. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || error instanceof TypeError) return undefined
  if (error instanceof BodyTooLargeError || error.cause instanceof BodyTooLargeError)
    return refuse('input.too_large')
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall !== undefined) return undefined
  return refuse(code && limitCodes.includes(code) ? 'input.too_large' : 'input.malformed')
}
