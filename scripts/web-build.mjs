import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from './packages.mjs'

const sources = [
  'web',
  'contract',
  'scripts/build-worker.ts',
  'scripts/compress-assets.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const stampFile = join(root, 'build/.sources')

/** Builds and compresses the web unless the build is of these very sources. */
export function buildWeb() {
  const hash = createHash('sha256')
  for (const source of sources) addToHash(hash, source)
  const stamp = hash.digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building the web …')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  runTool('react-router', ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
  runTool('node', ['scripts/build-worker.ts'])
  runTool('node', ['scripts/compress-assets.ts'])
  writeFileSync(stampFile, stamp)
}

function addToHash(hash, path) {
  const absolute = join(root, path)
  const entries = path.includes('.')
    ? null
    : readdirSync(absolute, { recursive: true, withFileTypes: true })
  if (!entries) return hash.update(path).update(readFileSync(absolute))
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file))
}
