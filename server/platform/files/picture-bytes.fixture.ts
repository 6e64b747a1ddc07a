import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A part of a PNG file: length, type, data, checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A grey PNG of one bit a pixel, all black, with more chunks before and after its pixels. */
export function flatPng(
  { width, height }: { width: number; height: number },
  { before = [], after = [] }: { before?: Buffer[]; after?: Buffer[] } = {},
): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])])
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', deflateSync(rows)),
    ...after,
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** An animated PNG of so many frames, each the same. */
export function animatedPng(frames: number): Buffer {
  const side = 4
  const control = (sequence: number) =>
    pngChunk(
      'fcTL',
      Buffer.concat([
        ...[sequence, side, side, 0, 0].map(uint32),
        Buffer.from([0, 1, 0, 10, 0, 0]),
      ]),
    )
  const rows = deflateSync(Buffer.alloc(side * 2))
  const after = Array.from({ length: frames - 1 }, (_, index) => [
    control(index * 2 + 1),
    pngChunk('fdAT', Buffer.concat([uint32(index * 2 + 2), rows])),
  ]).flat()
  const animation = pngChunk('acTL', Buffer.concat([uint32(frames), uint32(0)]))
  return flatPng({ width: side, height: side }, { before: [animation, control(0)], after })
}

/** Puts a segment behind the start of a JPEG. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** A WebP file of so many frames, each the same, with more chunks at its end. */
export async function animatedWebp(frames: number, more: Buffer[] = []): Promise<Buffer> {
  const side = 4
  const still = await photo(side, side).webp({ lossless: true }).toBuffer()
  const frame = riffChunk(
    'ANMF',
    Buffer.concat([
      ...[0, 0, side - 1, side - 1, 100].map(uint24),
      Buffer.from([0]),
      still.subarray(12),
    ]),
  )
  const animation = riffChunk('ANIM', Buffer.alloc(6))
  return extendedWebp(0x02, side, [animation, ...Array<Buffer>(frames).fill(frame), ...more])
}

/** A still WebP that carries an XMP packet. */
export async function webpWithXmp(xmp: string): Promise<Buffer> {
  const side = 64
  const still = await photo(side, side).webp({ lossless: true }).toBuffer()
  return extendedWebp(0x04, side, [still.subarray(12), riffChunk('XMP ', Buffer.from(xmp))])
}

function extendedWebp(flags: number, side: number, chunks: Buffer[]): Buffer {
  const canvas = [uint24(side - 1), uint24(side - 1)]
  const header = riffChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), ...canvas]))
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), header, ...chunks]))
}

function riffChunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.length % 2)])
}

/** Something with edges and shades, so that no format makes nothing of it. */
export function photo(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index * index * 7) >> 5
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const uint24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16])
