import { inflateSync } from 'node:zlib'

const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }

type Table = { tag: string; bytes: Buffer }

/**
 * The TrueType font in a WOFF 1.0 file, under another family name: subsets of one font have the same name, by which
 * they could not be distinguished. Checksums stay 0, which readers ignore.
 */
export function unpackWoff(woff: Buffer, family: string): Buffer {
  const tables = tablesOf(woff).map((table) =>
    table.tag === 'name' ? { ...table, bytes: nameTable(family) } : table,
  )
  const directory = Buffer.alloc(SFNT.header + tables.length * SFNT.entry)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables.length, 4)
  const power = Math.floor(Math.log2(tables.length))
  directory.writeUInt16BE(2 ** power * SFNT.entry, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((tables.length - 2 ** power) * SFNT.entry, 10)
  const parts: Buffer[] = [directory]
  let end = directory.length
  for (const [i, { tag, bytes }] of tables.entries()) {
    const at = SFNT.header + i * SFNT.entry
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(end, at + 8)
    directory.writeUInt32BE(bytes.length, at + 12)
    const padding = Buffer.alloc(-bytes.length & 3)
    parts.push(bytes, padding)
    end += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const at = WOFF.header + i * WOFF.entry
    const offset = woff.readUInt32BE(at + 4)
    const packed = woff.readUInt32BE(at + 8)
    const bytes = woff.subarray(offset, offset + packed)
    const isPacked = packed < woff.readUInt32BE(at + 12)
    return {
      tag: woff.toString('latin1', at, at + 4),
      bytes: isPacked ? inflateSync(bytes) : bytes,
    }
  })
}

/** A table of names that has the family's only, in English for Windows. */
function nameTable(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16()
  const record = { platform: 3, encoding: 1, language: 0x409, name: 1, length: text.length, at: 0 }
  const fields = [0, 1, 18, ...Object.values(record)]
  const head = Buffer.alloc(fields.length * 2)
  for (const [i, field] of fields.entries()) head.writeUInt16BE(field, i * 2)
  return Buffer.concat([head, text])
}
