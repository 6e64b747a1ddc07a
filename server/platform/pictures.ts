import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** What pages choose from by `srcset`; the largest is for zooming. All are 4:3. */
const variants = [
  { width: 320, formats: ['avif', 'webp'] },
  { width: 640, formats: ['avif', 'webp'] },
  { width: 960, formats: ['webp'] },
] as const
const LARGEST = 960

export type StoredPicture = { id: string; width: number; height: number }

const limits = { limitInputPixels: 25_000_000, failOn: 'warning' } as const

// AVIF effort beyond 3 costs seconds a picture for a few percent of its size.
const THOROUGH = 3

/**
 * Decodes a picture and stores it anew in every width and format, cut to 4:3, without metadata, as
 * `<folder>/<id>/<width>.<format>`. A picture with a name is complete: variants are written aside
 * and moved in place at the end.
 */
export async function storePicture(
  bytes: Buffer,
  { folder, id, avifEffort = THOROUGH }: { folder: string; id: string; avifEffort?: number },
): Promise<StoredPicture> {
  const { format } = await sharp(bytes, limits).metadata()
  if (!['jpeg', 'png', 'webp'].includes(format))
    throw new Error(`No pictures of the form ${format}`)
  const decoded = sharp(bytes, limits).rotate()
  const { data, info } = await decoded
    .resize({ width: LARGEST, height: heightOf(LARGEST), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const aside = join(folder, `.${id}.${process.pid}`)
  await mkdir(aside, { recursive: true })
  for (const { width, formats } of variants) {
    const resized = sharp(data, { raw: info }).resize({ width, height: heightOf(width) })
    for (const format of formats) {
      const encoded =
        format === 'avif'
          ? resized.clone().avif({ quality: 45, effort: avifEffort })
          : resized.clone().webp({ quality: 68, effort: 2 })
      await writeFile(join(aside, `${width}.${format}`), await encoded.toBuffer())
    }
  }
  await rename(aside, join(folder, id))
  return { id, width: LARGEST, height: heightOf(LARGEST) }
}

const heightOf = (width: number) => (width * 3) / 4
