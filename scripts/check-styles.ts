// `npm run check:styles`: each class of the pages is defined once, beside what uses it or in the kit; see
// docs/decisions/2026-11-24-styles.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { classesIn, selectorsOf } from './styles/css-selectors.ts'
import { findFaults } from './styles/find-faults.ts'
import { knownUtilities } from './styles/known-utilities.ts'
import { usedClasses } from './styles/used-classes.ts'

const root = join(import.meta.dirname, '..')

const listed = ['ls-files', '--cached', '--others', '--exclude-standard', 'web', 'e2e', 'scripts']
const texts = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
  // The page that the service worker writes without a network carries styles of its own.
  .filter((file) => !file.startsWith('web/service-worker/') && existsSync(join(root, file)))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

const sheets = new Map(texts.filter(([file]) => file.endsWith('.css')))
const sources = new Map(
  texts
    .filter(([file]) => !file.endsWith('.css'))
    .map(([file, text]) => [file, usedClasses(file, text)]),
)

const utilities = await knownUtilities([
  ...[...sources.values()].flatMap(({ names, selected }) => [...names, ...selected]),
  ...[...sheets.values()].flatMap(selectorsOf).flatMap(({ text }) => classesIn(text)),
])
const faults = findFaults({ sheets, sources }, (name) => utilities.has(name))
for (const { file, what } of faults) console.log(`${file}: ${what}`)
if (faults.length > 0) process.exitCode = 1
