import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Built files never change under their name, so they are compressed once, as hard as possible.
const folder = resolve(import.meta.dirname, '../build/client')
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  // Below that there is nothing to gain.
  if (bytes.length < 200) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
