import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const LARGEST = 960
/** What pages choose from by `srcset`, made of the largest, which is for zooming. All are 4:3. */
const variants = [
  { width: 320, formats: ['avif', 'webp'] },
  { width: 640, formats: ['avif', 'webp'] },
] as const

export type StoredPicture = { id: string; width: number; height: number }

const limits = { limitInputPixels: 25_000_000, failOn: 'warning' } as const

// AVIF effort beyond 3 costs seconds a picture for a few percent of its size.
const THOROUGH = 3

const heightOf = (width: number) => (width * 3) / 4
export const pictureSize = { width: LARGEST, height: heightOf(LARGEST) }

const largestFile = `${LARGEST}.webp`

/** A picture cut to 4:3 and encoded as the largest that pages show, without metadata. */
export const largest = (picture: Sharp): Sharp =>
  picture
    .resize({ ...pictureSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82, effort: 2 })

const fileNames = new Set([
  largestFile,
  ...variants.flatMap(({ width, formats }) => formats.map((format) => `${width}.${format}`)),
])

/** Whether a path within the folder of pictures is one that a picture can have, as `<id>/320.avif`. */
export function isPictureFile(path: string): boolean {
  const [id = '', name = '', ...more] = path.split('/')
  return /^[0-9a-f-]{36}$/.test(id) && fileNames.has(name) && more.length === 0
}

/** The file to send in place of a variant that isn't made yet, within the folder of pictures. */
export const standIn = (id: string): string => `${id}/${largestFile}`

/** Puts the largest in place as `<folder>/<id>/960.webp`; the others follow by `completePicture`. */
export async function placePicture(bytes: Buffer, folder: string, id: string): Promise<void> {
  const own = join(folder, id)
  await mkdir(own, { recursive: true })
  await writeAside(own, largestFile, bytes)
}

/** Makes every other width and format; those that are there already are made again. Returns their bytes. */
export async function completePicture(
  folder: string,
  id: string,
  { avifEffort = THOROUGH }: { avifEffort?: number } = {},
): Promise<number> {
  let bytes = 0
  const own = join(folder, id)
  const { data, info } = await sharp(join(own, largestFile), limits)
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const { width, formats } of variants) {
    const resized = sharp(data, { raw: info }).resize({ width, height: heightOf(width) })
    for (const format of formats) {
      const encoded =
        format === 'avif'
          ? resized.clone().avif({ quality: 45, effort: avifEffort })
          : resized.clone().webp({ quality: 68, effort: 2 })
      const made = await encoded.toBuffer()
      await writeAside(own, `${width}.${format}`, made)
      bytes += made.length
    }
  }
  return bytes
}

/** A file with its name is complete. */
async function writeAside(folder: string, name: string, bytes: Buffer): Promise<void> {
  const aside = join(folder, `.${name}.${process.pid}`)
  try {
    await writeFile(aside, bytes, { flush: true })
    await rename(aside, join(folder, name))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Stores a picture in all its forms at once. Throws when it is none. */
export async function storePicture(
  bytes: Buffer,
  { folder, id, avifEffort }: { folder: string; id: string; avifEffort?: number },
): Promise<StoredPicture> {
  await placePicture(await largest(sharp(bytes, limits).autoOrient()).toBuffer(), folder, id)
  await completePicture(folder, id, { avifEffort })
  return { id, ...pictureSize }
}

/** A picture that isn't there is removed as well. */
export const removePicture = (folder: string, id: string): Promise<void> =>
  rm(join(folder, id), { recursive: true, force: true })

export const hasPicture = (folder: string, id: string): Promise<boolean> =>
  access(join(folder, standIn(id))).then(
    () => true,
    () => false,
  )
