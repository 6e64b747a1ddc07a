import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from './packages.mjs'

const sources = [
  'web',
  'contract',
  'scripts/build-worker.ts',
  'scripts/compress-assets.ts',
  'scripts/web-build.mjs',
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
  keepSharedStyles()
  runTool('node', ['scripts/build-worker.ts'])
  runTool('node', ['scripts/compress-assets.ts'])
  writeFileSync(stampFile, stamp)
}

/**
 * Every page has the shared sheet for good. React Router marks sheets that scripts may add as well by a `#`, by which
 * the loader of scripts doesn't know them again: it would add the shared sheet once more, behind those of the page.
 */
function keepSharedStyles() {
  const assets = join(root, 'build/client/assets')
  const manifests = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const file of [
    join(root, 'build/server/index.js'),
    ...manifests.map((name) => join(assets, name)),
  ])
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(/(\/assets\/ground-[\w-]{8}\.css)#/g, '$1'),
    )
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
