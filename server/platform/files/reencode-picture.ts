import sharp, { type Sharp } from 'sharp'
import { BoundedQueue } from '../bounded-queue.ts'
import { largest } from '../pictures.ts'
import type { Refusal } from '../refusal.ts'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** Pixels beyond what is taken, or not a picture after all. */
type Objection = 'too_large' | 'broken'

const limits = { limitInputPixels: 25_000_000, failOn: 'warning', pages: 1 } as const
const LONGEST_SIDE = 4_000
const AVATAR_SIDE = 240
const COVER_WIDTH = 1_280
const SECONDS = 10

// What was read stays in memory and open otherwise, and no picture comes twice.
sharp.cache(false)

// A decoded picture takes up to a hundred megabytes, so only one is processed at a time.
const oneAtATime = new BoundedQueue({ parallel: 1, queue: 20 })

/**
 * Decodes a picture and encodes what is seen in the same format: turned upright, in sRGB, its first
 * frame only, at most 4,000 pixels long, and without anything else that the file carried.
 */
export const reencode = (path: string, type: PictureType): Promise<Buffer | Objection | Refusal> =>
  decoded(path, type, (picture) =>
    encode(
      picture.autoOrient().resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      }),
      type,
    ).toBuffer(),
  )

/** The picture cut to a square of 240 pixels, as WebP. */
export const avatar = (path: string, type: PictureType): Promise<Buffer | Objection | Refusal> =>
  cropped(path, type, { width: AVATAR_SIDE, height: AVATAR_SIDE })

/** The picture cut to 4:1, 1280 pixels wide, as WebP. */
export const cover = (path: string, type: PictureType): Promise<Buffer | Objection | Refusal> =>
  cropped(path, type, { width: COVER_WIDTH, height: COVER_WIDTH / 4 })

type Size = { width: number; height: number }

const cropped = (path: string, type: PictureType, size: Size) =>
  decoded(path, type, async (picture) => {
    const longest = Math.max(size.width, AVATAR_SIDE * 4)
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return sharp(data, { raw: info })
      .extract(middleOf(info))
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
  })

/** The picture cut to 4:3 as the largest that pages show. */
export const partPicture = (
  path: string,
  type: PictureType,
): Promise<Buffer | Objection | Refusal> =>
  decoded(path, type, (picture) => largest(picture.autoOrient()).toBuffer())

const decoded = (
  path: string,
  type: PictureType,
  make: (picture: Sharp) => Promise<Buffer>,
): Promise<Buffer | Objection | Refusal> =>
  oneAtATime.run(async () => {
    try {
      const { format } = await sharp(path, limits).metadata()
      if (`image/${format}` !== type) return 'broken'
      return await make(sharp(path, limits).timeout({ seconds: SECONDS }))
    } catch (error) {
      return String(error).includes('exceeds pixel limit') ? 'too_large' : 'broken'
    }
  })

function encode(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/png') return picture.png({ compressionLevel: 7 })
  if (type === 'image/webp') return picture.webp({ quality: 88, effort: 2 })
  return picture.jpeg({ quality: 88 })
}

/** At most four times as long as wide: a square filled from a single row would be millions high. */
function middleOf({ width, height }: Size) {
  const longest = Math.min(width, height) * 4
  const size = { width: Math.min(width, longest), height: Math.min(height, longest) }
  return { ...size, left: (width - size.width) >> 1, top: (height - size.height) >> 1 }
}
