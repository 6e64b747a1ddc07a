import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { zip } from './foreign-files.fixture.ts'
import { pdf } from './odd-pdfs.fixture.ts'
import {
  animatedPng,
  animatedWebp,
  flatPng,
  photo,
  pngChunk,
  webpWithXmp,
  withSegment,
} from './picture-bytes.fixture.ts'

const script = '<script>alert(document.domain)</script>'
const shell = "<?php system($_GET['c']); ?>"
const small = { width: 64, height: 64 }
const text = (name: string, value: string) => Buffer.from(`${name}\0${value}`, 'latin1')

/** Pictures as cameras and programs make them. */
export async function plainPictures(): Promise<[name: string, bytes: Buffer][]> {
  const picture = () => photo(96, 64)
  return [
    ['baseline.jpg', await picture().jpeg().toBuffer()],
    ['progressive.jpg', await picture().jpeg({ progressive: true }).toBuffer()],
    ['grey.jpg', await picture().greyscale().jpeg().toBuffer()],
    ['cmyk.jpg', await picture().toColourspace('cmyk').jpeg().toBuffer()],
    ['turned.jpg', await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['wide-colours.jpg', await picture().withIccProfile('p3').jpeg().toBuffer()],
    ['one-bit.png', flatPng(small)],
    ['eight-bit.png', await picture().png().toBuffer()],
    ['palette.png', await picture().png({ palette: true }).toBuffer()],
    ['sixteen-bit.png', await picture().toColourspace('rgb16').png().toBuffer()],
    ['interlaced.png', await picture().png({ progressive: true }).toBuffer()],
    ['transparent.png', await picture().ensureAlpha(0.5).png().toBuffer()],
    ['animated.png', animatedPng(3)],
    ['lossy.webp', await picture().webp().toBuffer()],
    ['lossless.webp', await picture().webp({ lossless: true }).toBuffer()],
    ['animated.webp', await animatedWebp(3)],
  ]
}

/** Pictures that carry more than a picture; taken, and freed of it. */
export async function smugglingPictures(): Promise<[name: string, bytes: Buffer][]> {
  const jpeg = await photo(96, 64).jpeg().toBuffer()
  const png = await photo(96, 64).png().toBuffer()
  const webp = await photo(96, 64).webp().toBuffer()
  const bomb = Buffer.concat([text('bomb', '\0'), deflateSync(Buffer.alloc(80_000_000))])
  const tail = (bytes: Buffer, more: Buffer | string) => Buffer.concat([bytes, Buffer.from(more)])
  const described = (value: string) => ({ IFD0: { ImageDescription: value } })
  return [
    ['comment-script.jpg', withSegment(jpeg, 0xfe, Buffer.from(script))],
    ['comment-shell.jpg', withSegment(jpeg, 0xfe, Buffer.from(shell))],
    ['comment-document.jpg', withSegment(jpeg, 0xfe, pdf())],
    ['segment-script.jpg', withSegment(jpeg, 0xed, Buffer.from(script))],
    ['exif-script.jpg', await photo(96, 64).withExif(described(script)).jpeg().toBuffer()],
    ['exif-shell.jpg', await photo(96, 64).withExif(described(shell)).jpeg().toBuffer()],
    ['tail-script.jpg', tail(jpeg, script)],
    ['tail-shell.jpg', tail(jpeg, shell)],
    ['tail-archive.jpg', tail(jpeg, zip('Main.class', 'x'))],
    ['tail-document.jpg', tail(jpeg, pdf())],
    ['text-script.png', flatPng(small, { before: [pngChunk('tEXt', text('Comment', script))] })],
    ['text-shell.png', flatPng(small, { after: [pngChunk('tEXt', text('Comment', shell))] })],
    ['own-chunk.png', flatPng(small, { before: [pngChunk('ruNd', Buffer.from(script))] })],
    ['exif-script.png', await photo(96, 64).withExif(described(script)).png().toBuffer()],
    ['tail-shell.png', tail(png, shell)],
    ['tail-archive.png', tail(png, zip('Main.class', 'x'))],
    ['exif-shell.webp', await photo(96, 64).withExif(described(shell)).webp().toBuffer()],
    ['xmp-script.webp', await webpWithXmp(script)],
    ['tail-script.webp', tail(webp, script)],
    ['tail-archive.webp', tail(webp, zip('Main.class', 'x'))],
    ['text-bomb.png', flatPng(small, { before: [pngChunk('zTXt', bomb)] })],
    ['profile-bomb.png', flatPng(small, { before: [pngChunk('iCCP', bomb)] })],
    ['frames.webp', await animatedWebp(10_000)],
    ['frames.png', animatedPng(10_000)],
    ['long.png', flatPng({ width: 1, height: 65_535 })],
    ['wide.png', flatPng({ width: 65_535, height: 1 })],
  ]
}

/** Pictures that are too much, or none. */
export async function brokenPictures(): Promise<
  [name: string, code: 'file.too_large' | 'file.broken', bytes: Buffer][]
> {
  const whole = {
    jpg: await photo(400, 300).jpeg().toBuffer(),
    png: await photo(400, 300).png().toBuffer(),
    webp: await photo(400, 300).webp().toBuffer(),
  }
  const cut = Object.entries(whole).flatMap(([extension, bytes]) =>
    Array.from({ length: 10 }, (_, tenth): [string, 'file.broken', Buffer] => [
      `cut-${tenth}.${extension}`,
      'file.broken',
      bytes.subarray(0, Math.floor(bytes.length * (0.05 + tenth * 0.1))),
    ]),
  )
  const noise = Buffer.concat([whole.png.subarray(0, 60), randomBytes(2_000)])
  return [
    ...cut,
    ['flat.png', 'file.too_large', flatPng({ width: 16_000, height: 16_000 })],
    ['claims.png', 'file.too_large', claims(whole.png, 65_535)],
    ['header.jpg', 'file.broken', whole.jpg.subarray(0, 3)],
    ['header.png', 'file.broken', whole.png.subarray(0, 33)],
    ['header.webp', 'file.broken', whole.webp.subarray(0, 16)],
    ['noise.png', 'file.broken', noise],
  ]
}

/** The same pixels, said to be many more. */
function claims(png: Buffer, side: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29))
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)])
}
