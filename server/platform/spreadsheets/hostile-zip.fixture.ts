import { crc32, deflateRawSync } from 'node:zlib'

export type HostileEntry = {
  name: string
  content: Buffer
  /** What the directory says, where it isn't true. */
  declaredBytes?: number
  sum?: number
  flags?: number
  method?: number
  /** Points to the content of the entry with this number instead of having its own. */
  sharesWith?: number
}

/** A zip whose directory says whatever it is told to. */
export function hostileZip(entries: HostileEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  const offsets: number[] = []
  const packed = new Map<Buffer, Buffer>()
  let offset = 0
  for (const entry of entries) {
    const data = packed.get(entry.content) ?? deflateRawSync(entry.content, { level: 6 })
    packed.set(entry.content, data)
    const name = Buffer.from(entry.name)
    const at = entry.sharesWith === undefined ? offset : offsets[entry.sharesWith]!
    offsets.push(at)
    const fields = fieldsOf(entry, data, name.length)
    if (entry.sharesWith === undefined) {
      files.push(Buffer.concat([Buffer.from('504b03041400', 'hex'), fields, name, data]))
      offset += 30 + name.length + data.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('504b010214001400', 'hex'), fields, rest, name]))
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}

/** From the flags to the length of the extra field, the same in both places. */
function fieldsOf(entry: HostileEntry, data: Buffer, nameLength: number): Buffer {
  const fields = Buffer.alloc(24)
  fields.writeUInt16LE(entry.flags ?? 0, 0)
  fields.writeUInt16LE(entry.method ?? 8, 2)
  fields.writeUInt32LE(entry.sum ?? crc32(entry.content), 8)
  fields.writeUInt32LE(data.length, 12)
  fields.writeUInt32LE(entry.declaredBytes ?? entry.content.length, 16)
  fields.writeUInt16LE(nameLength, 20)
  return fields
}
