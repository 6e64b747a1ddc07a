import { randomBytes } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import type { ErrorCode, FieldCode } from '#contract/error-codes.ts'
import { Refusal, refuse } from '../refusal.ts'
import { extensionOf, withExtension } from './file-label.ts'
import type { ReceivedFile } from './receive-file.ts'
import { avatar, cover, partPicture, reencode, type PictureType } from './reencode-picture.ts'

export type FileType = PictureType | 'application/pdf'

export type InspectedFile = { path: string; type: FileType; bytes: number; name: string }

/** By which extensions the types go; the first is the one we give. */
const extensions: Record<FileType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
}
const knownExtensions = Object.values(extensions).flat()

const HEAD_BYTES = 4_100
const TAIL_BYTES = 2_048

/**
 * Tells what a file is by what is in it, and makes it harmless: pictures are decoded and written
 * anew beside it, so that only their pixels survive; a PDF stays as it is, unread, and must only
 * ever be handed out as a download. The file that was given is gone afterwards, unless it is
 * refused or is the PDF.
 */
export async function inspectFile(
  file: ReceivedFile,
  kind: 'document' | 'picture',
): Promise<InspectedFile | Refusal> {
  const type = await typeOf(file)
  if (type instanceof Refusal) return type
  if (type !== 'application/pdf') return replace(file, type, await reencode(file.path, type))
  if (kind === 'picture') return refuseFile(file, 'type')
  if (!(await isWholePdf(file))) return refuseFile(file, 'broken')
  return { path: file.path, type, bytes: file.bytes, name: labelOf(file, type) }
}

/** The picture of a part as it is stored: 4:3, WebP, without metadata. */
export async function partPictureOf(file: ReceivedFile): Promise<Buffer | Refusal> {
  const type = await typeOf(file)
  if (type instanceof Refusal) return type
  if (type === 'application/pdf') return refuseFile(file, 'type')
  const picture = await partPicture(file.path, type)
  return typeof picture === 'string' ? refuseFile(file, picture) : picture
}

/** The picture of a person or company: a small square around what catches the eye. */
export async function avatarOf(file: ReceivedFile): Promise<InspectedFile | Refusal> {
  const type = await typeOf(file)
  if (type instanceof Refusal) return type
  if (type === 'application/pdf') return refuseFile(file, 'type')
  return replace(file, 'image/webp', await avatar(file.path, type))
}

/** The picture at the head of a company's page: wide, around what catches the eye. */
export async function coverOf(file: ReceivedFile): Promise<InspectedFile | Refusal> {
  const type = await typeOf(file)
  if (type instanceof Refusal) return type
  if (type === 'application/pdf') return refuseFile(file, 'type')
  return replace(file, 'image/webp', await cover(file.path, type))
}

/** What the first bytes say, where the name doesn't promise something that is never taken. */
async function typeOf(file: ReceivedFile): Promise<FileType | Refusal> {
  if (file.bytes === 0) return refuseFile(file, 'broken')
  const extension = extensionOf(file.name)
  if (extension && !knownExtensions.includes(extension)) return refuseFile(file, 'type')
  const head = await bytesOf(file, 0, HEAD_BYTES)
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  // The first picture of an animated PNG is a PNG.
  const type = found?.mime === 'image/apng' ? 'image/png' : found?.mime
  return isTaken(type) ? type : refuseFile(file, 'type')
}

const isTaken = (type: string | undefined): type is FileType =>
  type !== undefined && Object.hasOwn(extensions, type)

async function isWholePdf(file: ReceivedFile): Promise<boolean> {
  const head = await bytesOf(file, 0, 5)
  const tail = await bytesOf(file, Math.max(0, file.bytes - TAIL_BYTES), TAIL_BYTES)
  return head.toString('latin1') === '%PDF-' && tail.includes('%%EOF')
}

async function replace(
  file: ReceivedFile,
  type: PictureType,
  picture: Buffer | 'too_large' | 'broken' | Refusal,
): Promise<InspectedFile | Refusal> {
  if (picture instanceof Refusal) return picture
  if (!Buffer.isBuffer(picture)) return refuseFile(file, picture)
  const path = join(dirname(file.path), randomBytes(16).toString('hex'))
  await writeFile(path, picture, { mode: 0o600, flag: 'wx', flush: true })
  await rm(file.path)
  return { path, type, bytes: picture.length, name: labelOf(file, type) }
}

const refuseFile = ({ field }: ReceivedFile, what: 'type' | 'too_large' | 'broken') =>
  refuse(`file.${what}` satisfies ErrorCode, {
    [field]: `field.file_${what}` satisfies FieldCode,
  })

/** The visitor's name for it; its extension is true even where the visitor's wasn't. */
const labelOf = ({ name }: ReceivedFile, type: FileType): string => {
  const given = extensionOf(name)
  return given && extensions[type].includes(given)
    ? name
    : withExtension(name, extensions[type][0]!)
}

async function bytesOf({ path }: ReceivedFile, start: number, length: number): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
