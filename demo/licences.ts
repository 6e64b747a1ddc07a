import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { storedFile } from '#server/accounts/stored-file.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { newId } from '#server/platform/id.ts'

const specimen = `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="594">
  <rect width="840" height="594" fill="#fbf9f5"/>
  <rect x="24" y="24" width="792" height="546" fill="none" stroke="#b9b1a2" stroke-width="2" stroke-dasharray="10 6"/>
  <rect x="24" y="24" width="792" height="84" fill="#0b5f69"/>
  <g font-family="sans-serif" font-weight="600">
    <text x="56" y="78" font-size="34" fill="#fff">TRADE LICENCE</text>
    <text x="56" y="330" font-size="88" fill="#d8d1c4">SPECIMEN</text>
    <text x="56" y="530" font-size="22" fill="#46565b">Made for a demonstration. Not a document.</text>
  </g>
</svg>`

/** Gives everybody of the demonstration a trade licence to show, all the same picture. */
export async function insertLicences(
  db: Executor,
  userNos: number[],
  store: FileStore,
): Promise<Map<number, string>> {
  const path = join(tmpdir(), `ghiyar-${randomBytes(8).toString('hex')}.png`)
  const bytes = await sharp(Buffer.from(specimen)).png({ palette: true }).toBuffer()
  await writeFile(path, bytes)
  const file = { type: 'image/png', bytes: bytes.length }
  const ids = new Map<number, string>()
  for (const no of userNos) {
    const id = newId()
    await store.put(id, { path, ...file })
    ids.set(no, id)
  }
  await rm(path)
  const rows = [...ids].map(([ownerNo, id]) => ({ id, ownerNo, ...file }))
  await db.insert(storedFile).values(
    rows.map((row) => ({
      ...row,
      field: 'trade_license_upload',
      name: 'trade-licence.png',
      public: false,
    })),
  )
  return ids
}
