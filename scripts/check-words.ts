// `npm run check:words`: new names use the words of docs/glossary.md. Older names with banned words are
// listed in scripts/words/baseline.txt, which may only shrink; `--shrink` removes entries that are no longer
// needed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBanned } from './words/find-banned.ts'

const root = join(import.meta.dirname, '..')
const baselinePath = join(root, 'scripts/words/baseline.txt')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:bench|contract|demo|e2e|scripts|server|web)\/.*\.tsx?$/.test(file))
  .filter((file) => existsSync(join(root, file)))

const found = files.flatMap((file) => findBanned(file, readFileSync(join(root, file), 'utf8')))
const baseline = new Set(readFileSync(baselinePath, 'utf8').split('\n').filter(Boolean))
const needed = new Set(found.map(({ entry }) => entry))

const refused = found.filter(({ entry }) => !baseline.has(entry))
for (const { file, name, use } of refused) console.log(`${file}: ${name}: use ${use}`)

const stale = [...baseline].filter((entry) => !needed.has(entry))
if (process.argv.includes('--shrink')) {
  const left = [...baseline].filter((entry) => needed.has(entry)).sort()
  writeFileSync(baselinePath, left.map((entry) => `${entry}\n`).join(''))
  console.log(`${stale.length} entries removed, ${left.length} left`)
} else {
  for (const entry of stale) console.log(`scripts/words/baseline.txt: not needed: ${entry}`)
  if (stale.length > 0) console.log('Remove them with `node scripts/check-words.ts --shrink`.')
  if (stale.length > 0) process.exitCode = 1
}
if (refused.length > 0) process.exitCode = 1
