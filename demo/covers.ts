import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { seller } from '#server/accounts/seller.tables.ts'
import { storedFile } from '#server/accounts/stored-file.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { newId } from '#server/platform/id.ts'
import { illustrate, type Drawing } from './illustrations/illustrate.ts'

const [WIDTH, HEIGHT] = [1280, 320]

/** Sellers with a cover, by their places in the list, and three parts that stand on it. */
const covers: [place: number, parts: [Drawing, Drawing, Drawing]][] = [
  [0, ['brake-disc', 'oil-filter', 'shock']],
  [1, ['headlamp', 'radiator', 'alternator']],
  [7, ['battery', 'alternator', 'headlamp']],
  [14, ['brake-disc', 'brake-pad', 'caliper']],
  [21, ['shock', 'radiator', 'brake-pad']],
  [27, ['oil-filter', 'air-filter', 'oil-can']],
]

/** Puts pictures at the head of a few sellers' pages; the others have the drawn one. */
export async function insertCovers(
  db: Executor,
  sellerNos: number[],
  store: FileStore,
): Promise<void> {
  for (const [place, parts] of covers) {
    const bytes = await drawCover(parts, place)
    const path = join(tmpdir(), `ghiyar-${randomBytes(8).toString('hex')}.webp`)
    const [id, ownerNo] = [newId(), sellerNos[place]!]
    const file = { type: 'image/webp', bytes: bytes.length }
    await writeFile(path, bytes)
    await store.put(id, { path, ...file })
    await rm(path)
    await db
      .insert(storedFile)
      .values({ id, ownerNo, ...file, field: 'cover', name: 'cover.webp', public: true })
    await db.update(seller).set({ cover: id }).where(eq(seller.no, ownerNo))
  }
}

async function drawCover(parts: Drawing[], seed: number): Promise<Buffer> {
  const width = Math.ceil(WIDTH / parts.length)
  const pictures = await Promise.all(
    parts.map((part) =>
      sharp(Buffer.from(illustrate(part, `label-${(seed % 3) + 1}/${part}`)), { density: 144 })
        .resize({ width, height: HEIGHT, fit: 'cover' })
        .png()
        .toBuffer(),
    ),
  )
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ebe6dc' } })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: Math.min(index * width, WIDTH - width),
        top: 0,
      })),
    )
    .webp({ quality: 80 })
    .toBuffer()
}
