import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { fileLabel } from './file-label.ts'
import { hostileFiles, type HostileFile } from './hostile-files.fixture.ts'
import { avatarOf, inspectFile, type InspectedFile } from './inspect-file.ts'
import { flatPng, photo } from './picture-bytes.fixture.ts'

const corpus = await hostileFiles()

async function received({ name, bytes }: Pick<HostileFile, 'name' | 'bytes'>) {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-inspect-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'received')
  await writeFile(path, bytes)
  const left = () => readdir(folder)
  return { file: { field: 'licence', name: fileLabel(name), path, bytes: bytes.length }, left }
}

const fieldCodes = {
  'file.type': 'field.file_type',
  'file.broken': 'field.file_broken',
  'file.too_large': 'field.file_too_large',
}
const smuggled = ['<script', '<?php', 'Main.class', '%PDF', 'alert(', 'system(']
const removed = ['exif', 'icc', 'xmp', 'iptc', 'comments', 'orientation', 'pages'] as const

/** That a file is a picture and nothing else; resolves with what it is. */
async function expectPicture(file: InspectedFile) {
  const bytes = await readFile(file.path)
  expect(bytes.length).toBe(file.bytes)
  expect((await stat(file.path)).mode & 0o777).toBe(0o600)
  for (const words of smuggled) expect(bytes.includes(words)).toBe(false)
  const metadata = await sharp(bytes).metadata()
  expect(`image/${metadata.format}`).toBe(file.type)
  expect(metadata).toMatchObject({ space: expect.stringMatching(/^(srgb|b-w)$/), depth: 'uchar' })
  for (const key of removed) expect(metadata[key]).toBeUndefined()
  await sharp(bytes, { failOn: 'warning' }).stats()
  return metadata
}

test('the corpus is complete', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(80)
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length)
})

test.for(corpus)('$name as a document: $expected', async (hostile) => {
  const { file, left } = await received(hostile)
  const result = await inspectFile(file, 'document')
  expect(await left()).toHaveLength(1)
  if (result instanceof Refusal) {
    const code = hostile.code as keyof typeof fieldCodes
    expect(result).toEqual(new Refusal(code, { licence: fieldCodes[code] as never }))
    return
  }
  expect(hostile.expected).toBe('accept')
  expect(result.name).toMatch(/^[^\p{Cc}\p{Cf}/\\]{1,120}\.(jpe?g|png|webp|pdf)$/iu)
  if (result.type === 'application/pdf')
    expect((await readFile(result.path)).equals(hostile.bytes)).toBe(true)
  else await expectPicture(result)
})

test.for(corpus)('$name as a picture: $asPicture', async (hostile) => {
  const { file, left } = await received(hostile)
  const result = await avatarOf(file)
  expect(await left()).toHaveLength(1)
  expect(result instanceof Refusal ? 'refuse' : 'accept').toBe(hostile.asPicture)
  if (result instanceof Refusal) return
  expect(await expectPicture(result)).toMatchObject({ format: 'webp', width: 240, height: 240 })
})

test('a PDF is rejected where pictures are expected', async () => {
  const { bytes } = corpus.find(({ name }) => name === 'plain.pdf')!
  const { file } = await received({ name: 'plain.pdf', bytes })
  expect(await inspectFile(file, 'picture')).toMatchObject({ code: 'file.type' })
})

test('a picture with an EXIF rotation is turned upright', async () => {
  const bytes = await photo(96, 64).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { file } = await received({ name: 'turned.jpg', bytes })
  const picture = await inspectFile(file, 'picture')
  if (picture instanceof Refusal) throw new Error(picture.code)
  expect(await expectPicture(picture)).toMatchObject({ width: 64, height: 96 })
})

test('colours are preserved: wide gamuts are converted to sRGB', async () => {
  const colour = { r: 0, g: 255, b: 0 }
  const green = sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
  const bytes = await green.withIccProfile('p3').png().toBuffer()
  const { file } = await received({ name: 'green.png', bytes })
  const picture = await inspectFile(file, 'picture')
  if (picture instanceof Refusal) throw new Error(picture.code)
  const { channels } = await sharp(await readFile(picture.path)).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([0, 16, 0])
})

test('a picture over 4,000 pixels is scaled down', async () => {
  const bytes = flatPng({ width: 6_000, height: 300 })
  const { file } = await received({ name: 'long.png', bytes })
  const picture = await inspectFile(file, 'document')
  if (picture instanceof Refusal) throw new Error(picture.code)
  expect(await expectPicture(picture)).toMatchObject({ width: 4_000, height: 200 })
})

test('concurrent pictures are processed one after another', async () => {
  const { file } = await received({
    name: 'photo.jpg',
    bytes: await photo(600, 400).jpeg().toBuffer(),
  })
  const copies = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const path = `${file.path}-${index}`
      await writeFile(path, await readFile(file.path))
      return inspectFile({ ...file, path }, 'document')
    }),
  )
  expect(copies.filter((copy) => copy instanceof Refusal)).toEqual([])
})

test('a missing file is a server error', async () => {
  const { file } = await received({ name: 'photo.jpg', bytes: Buffer.from('x') })
  await expect(inspectFile({ ...file, path: `${file.path}-gone` }, 'document')).rejects.toThrow(
    'ENOENT',
  )
})
