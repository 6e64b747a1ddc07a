import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { idFromKey } from '#server/platform/id.ts'
import { storePicture, type StoredPicture } from '#server/platform/pictures.ts'
import { cars, pictureSeedOf } from './cars.ts'
import { illustrateCar } from './illustrations/cars.ts'
import { drawings, illustrate } from './illustrations/illustrate.ts'

const LABELS = 3
const AT_ONCE = 4

/** What is drawn under which seed; listings share pictures: "label-1/oil-filter", "car/sedan/white". */
const drawn = new Map<string, () => string>()
for (const drawing of drawings)
  for (let label = 1; label <= LABELS; label++) {
    const seed = `label-${label}/${drawing}`
    drawn.set(seed, () => illustrate(drawing, seed))
  }
for (const car of cars)
  if (car.look) {
    const { body, colour } = car.look
    drawn.set(pictureSeedOf(car.look), () => illustrateCar(body, colour))
  }

/**
 * Draws every picture of the demonstration and puts it through the pipeline that sellers' uploads
 * take; those stored by an earlier run stay. Returns the picture of a seed.
 */
export async function drawPictures(
  mediaDir: string,
  log: (line: string) => void,
): Promise<(seed: string) => StoredPicture> {
  log(`Drawing ${drawn.size} pictures …`)
  const stored = new Map<string, StoredPicture>()
  const waiting = [...drawn]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      stored.set(next[0], await storeDrawing(...next, mediaDir))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return (seed) => {
    const picture = stored.get(seed)
    if (!picture) throw new Error(`The demonstration has no picture "${seed}"`)
    return picture
  }
}

async function storeDrawing(
  seed: string,
  draw: () => string,
  mediaDir: string,
): Promise<StoredPicture> {
  const id = idFromKey(`demo-picture/${seed}`)
  if (existsSync(join(mediaDir, id, '640.webp'))) return { id, width: 960, height: 720 }
  const svg = Buffer.from(draw())
  const bytes = await sharp(svg, { density: 216 }).png({ compressionLevel: 1 }).toBuffer()
  return storePicture(bytes, { folder: mediaDir, id, avifEffort: 1 })
}
