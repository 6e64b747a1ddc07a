import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** For tests that need real pages: builds the web where that hasn't been done. Takes a minute. */
export function ensureBuiltWeb(): void {
  if (existsSync(join(root, 'build/server/index.js'))) return
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root })
}
