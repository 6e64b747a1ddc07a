import { open, type FileHandle } from 'node:fs/promises'
import { UnreadableTable } from './table.ts'

const HEAD_BYTES = 8

const startsOf: Record<'zip' | 'ole2' | 'other', readonly string[]> = {
  zip: ['504b0304', '504b0506'],
  ole2: ['d0cf11e0a1b11ae1'],
  // PDF, PNG, JPEG, GIF, RTF, gzip, 7z, RAR, TIFF, WebP and other RIFF, zstd, xz, bzip2.
  other: [
    '255044462d',
    '89504e47',
    'ffd8ff',
    '47494638',
    '7b5c727466',
    '1f8b08',
    '377abcaf271c',
    '526172211a07',
    '49492a00',
    '4d4d002a',
    '52494646',
    '28b52ffd',
    'fd377a585a00',
    '425a683931415926',
  ],
}

/**
 * Whether the file is a compressed workbook or may be text, by its first bytes. Throws
 * UnreadableTable for what is neither: `encrypted` for a workbook with a password, else `type`.
 */
export async function kindOf(path: string): Promise<'zip' | 'text'> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0)
    if (bytesRead === 0) throw new UnreadableTable('empty')
    const hex = head.toString('hex', 0, bytesRead)
    const is = (kind: keyof typeof startsOf) =>
      startsOf[kind].some((start) => hex.startsWith(start))
    if (is('zip')) return 'zip'
    if (is('ole2'))
      throw new UnreadableTable((await hasEncryptedPackage(file)) ? 'encrypted' : 'type')
    if (is('other')) throw new UnreadableTable('type')
    return 'text'
  } finally {
    await file.close()
  }
}

/** A workbook with a password stands in the old container, in a stream of this name. */
async function hasEncryptedPackage(file: FileHandle): Promise<boolean> {
  const name = Buffer.from('EncryptedPackage', 'utf16le')
  const chunk = Buffer.alloc(64 * 1024)
  for (let from = 0; ; from += chunk.length - name.length) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, from)
    if (chunk.subarray(0, bytesRead).includes(name)) return true
    if (bytesRead < chunk.length) return false
  }
}
