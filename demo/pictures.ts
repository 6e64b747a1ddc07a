import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { idFromKey } from '#server/platform/id.ts'
import { storePicture, type StoredPicture } from '#server/platform/pictures.ts'
import { drawings, illustrate, type Drawing } from './illustrations/illustrate.ts'

const LABELS = 3
const AT_ONCE = 4

/** The seeds under which listings share pictures: "label-1/oil-filter". */
const seeds = drawings.flatMap((drawing) =>
  Array.from({ length: LABELS }, (_, i) => ({ seed: `label-${i + 1}/${drawing}`, drawing })),
)

/**
 * Draws every picture of the demonstration and puts it through the pipeline that sellers' uploads
 * take; those stored by an earlier run stay. Returns the picture of a seed.
 */
export async function drawPictures(
  mediaDir: string,
  say: (line: string) => void,
): Promise<(seed: string) => StoredPicture> {
  say(`Drawing ${seeds.length} pictures …`)
  const stored = new Map<string, StoredPicture>()
  const waiting = [...seeds]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      stored.set(next.seed, await storeDrawing(next.seed, next.drawing, mediaDir))
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
  drawing: Drawing,
  mediaDir: string,
): Promise<StoredPicture> {
  const id = idFromKey(`demo-picture/${seed}`)
  if (existsSync(join(mediaDir, id))) return { id, width: 960, height: 720 }
  const svg = Buffer.from(illustrate(drawing, seed))
  const bytes = await sharp(svg, { density: 216 }).png({ compressionLevel: 1 }).toBuffer()
  return storePicture(bytes, { folder: mediaDir, id, avifEffort: 1 })
}
