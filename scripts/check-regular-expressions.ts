// `npm run check:expressions`: no regular expression takes exponential time, and none more than the length
// of a text but where that is short. Literal ones are read from the sources; composed ones are seen while
// the modules are loaded that compose them.
import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from './regular-expressions/analyse-worker.ts'
import { analyse } from './regular-expressions/analyse.ts'
import { bounded } from './regular-expressions/bounded.ts'
import { findExpressions, type Expression } from './regular-expressions/find-expressions.ts'
import { recordComposed } from './regular-expressions/record-composed.ts'

const root = realpathSync(process.argv[2] ?? join(import.meta.dirname, '..'))
const rooms = ['contract', 'server', 'web', 'demo']
const besides = /\.(?:test|fixture)\.tsx?$|^server\/testing\//

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms],
  {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 16_000_000 },
  },
)
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file) && !besides.test(file))

const { literals, composed } = findExpressions(root, files)
const recorded = await recordComposed(root, [...new Set(composed.map(({ file }) => file))])
const unseen = composed.filter(
  (place) => !recorded.some(({ file, line }) => file === place.file && line === place.line),
)
const faults = unseen.map(
  ({ file, line }) =>
    `${file}:${line}: compose it while the module is loaded, so that it can be checked`,
)

const entryOf = ({ file, source }: Expression, isComposed: boolean) =>
  bounded.find(
    (entry) =>
      entry.file === file &&
      (entry.source === 'composed' ? isComposed : entry.source.source === source),
  )
const all = [
  ...literals.map((expression) => ({ expression, entry: entryOf(expression, false) })),
  ...recorded.map((expression) => ({ expression, entry: entryOf(expression, true) })),
]
const analysed = all.filter(({ entry }) => !entry?.isTooLarge)
const verdicts = await analyse(analysed.map(({ expression }) => expression))
for (const [i, { expression, entry }] of analysed.entries()) {
  const fault = faultOf(verdicts[i]!, entry !== undefined)
  if (fault)
    faults.push(`${expression.file}:${expression.line}: ${fault}\n  /${expression.source}/`)
}
if (!process.argv[2])
  for (const entry of bounded)
    if (!all.some((each) => each.entry === entry))
      faults.push(`scripts/regular-expressions/bounded.ts names what isn't there: ${entry.file}`)

function faultOf(verdict: Verdict, isBounded: boolean): string | undefined {
  if (verdict.kind === 'safe') return undefined
  if (verdict.kind === 'unknown') return `it could not be analysed: ${verdict.why}`
  if (verdict.kind === 'exponential') return `it takes exponential time: ${verdict.attack}`
  return isBounded
    ? undefined
    : `it takes the power ${verdict.degree} of a text's length: ${verdict.attack}`
}

for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
else
  console.log(`${literals.length} expressions and ${recorded.length} composed ones, none too slow`)
