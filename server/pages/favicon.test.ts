import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'

test('/favicon.ico returns the icon', async () => {
  const web = { build: () => Promise.reject(new Error('no page')), assets: resolve('web/public') }
  const { http } = await testApp('empty', { web })
  const { statusCode, headers, rawPayload } = await http.inject('/favicon.ico')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    ...[200, 'image/vnd.microsoft.icon', 'public, max-age=3600'],
  ])
  // A header of six bytes, then sixteen for each picture: its width first, its place last.
  const count = rawPayload.readUInt16LE(4)
  const pictures = Array.from({ length: count }, (_, i) => rawPayload.subarray(6 + 16 * i))
  const widths = await Promise.all(
    pictures.map(async (entry) => {
      const [bytes, at] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
      const { width } = await sharp(rawPayload.subarray(at, at + bytes)).metadata()
      return [entry[0], width]
    }),
  )
  expect(widths).toEqual([16, 32, 48].map((width) => [width, width]))
})
