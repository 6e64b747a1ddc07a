import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { webManifestRoute } from './web-manifest.ts'

type Manifest = Record<'id' | 'name' | 'short_name' | 'lang' | 'dir' | 'start_url', string> & {
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

const publicFolder = resolve(import.meta.dirname, '../../web/public')
const app = Fastify()
webManifestRoute(app)

const manifestIn = async (language: string) => {
  const reply = await app.inject(`/manifest.webmanifest?lang=${language}`)
  expect(reply.headers['content-type']).toBe('application/manifest+json')
  return reply.json<Manifest>()
}

test('the manifest is in the requested language, of one application', async () => {
  const all = await Promise.all(languages.map(manifestIn))
  expect(all.map(({ lang }) => lang)).toEqual(languages)
  expect(all.map(({ dir }) => dir)).toEqual(['ltr', 'rtl', 'ltr', 'ltr'])
  expect(new Set(all.map(({ name }) => name)).size).toBe(languages.length)
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(['/']))
  for (const { short_name: short } of all) expect(short.length).toBeLessThanOrEqual(12)
})

test('every icon exists in its declared size', async () => {
  const { icons } = await manifestIn('en')
  expect(icons.map(({ purpose }) => purpose).sort()).toEqual(['any', 'any', 'maskable', 'maskable'])
  for (const { src, sizes } of icons) {
    const file = publicFolder + src
    expect(existsSync(file), src).toBe(true)
    const { width, height } = await sharp(file).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('a maskable icon fills its square', async () => {
  const { data, info } = await sharp(`${publicFolder}/icon-maskable-512.png`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const last = data.length - info.channels
  const right = (info.width - 1) * info.channels
  for (const corner of [0, right, last - right, last])
    expect([...data.subarray(corner, corner + 4)]).toEqual([0x10, 0x24, 0x2a, 0xff])
})
