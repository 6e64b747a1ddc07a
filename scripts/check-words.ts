// `npm run check:words`: names use the words of docs/glossary.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBanned } from './words/find-banned.ts'

const root = join(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:bench|contract|demo|e2e|scripts|server|web)\/.*\.tsx?$/.test(file))
  .filter((file) => existsSync(join(root, file)))

const found = files.flatMap((file) => findBanned(file, readFileSync(join(root, file), 'utf8')))
for (const { file, name, use } of found) console.log(`${file}: ${name}: use ${use}`)
if (found.length > 0) process.exitCode = 1
