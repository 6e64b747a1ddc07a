// `npm run check:house`: how the code is built, in figures, to compare before and after a change of the
// structure. With `--json` for programs.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { cyclesOf } from './house/cycles.ts'
import { pageScripts } from './house/page-scripts.ts'
import { readSources, type Source } from './house/sources.ts'
import { foreignTables } from './house/tables.ts'
import { isKit } from './styles/find-faults.ts'

const root = join(import.meta.dirname, '..')

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const isTest = (file: string) => /\.(?:test|fixture|spec)\.tsx?$|^server\/testing\//.test(file)
/** Tables of facts may be as long as there are facts. */
const isData = (file: string) =>
  /^server\/catalog\/(?:reference\/|understanding\/vehicle-number\/(?:chassis-codes|manufacturers))/.test(
    file,
  )
const sources = readSources(
  root,
  tracked.filter((file) => /^(?:contract|server|web)\/.*\.tsx?$/.test(file) && !isTest(file)),
)

function spread(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  return { count: sorted.length, median: at(0.5), p90: at(0.9), max: at(1) }
}

const countOf = (pattern: RegExp, within: (source: Source) => boolean) =>
  sources.filter(within).reduce((total, { text }) => total + (text.match(pattern)?.length ?? 0), 0)

/** Files that name something: those which a new one of its kind would touch. */
const filesNaming = (name: string) => {
  const named = new RegExp(`\\b${name}\\b`)
  return sources.filter(({ text }) => named.test(text)).map(({ file }) => file)
}

const linesOfCss = (files: string[]) =>
  sum(
    files.map(
      (file) =>
        execFileSync('git', ['show', `:${file}`], { cwd: root, encoding: 'utf8' }).split('\n')
          .length,
    ),
  )
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

const styles = tracked.filter((file) => /^web\/.*\.css$/.test(file))
const kit = styles.filter(isKit)
const scoped = styles.filter((file) => !isKit(file))
const functions = sources.flatMap(({ functions: own }) => own)
const longest = functions.toSorted((a, b) => b.lines - a.lines)[0]
const tables = foreignTables(sources)

const figures = {
  files: spread(sources.filter(({ file }) => !isData(file)).map(({ lines }) => lines)),
  functions: spread(functions.map(({ lines }) => lines)),
  longestFunction: longest && `${longest.file}:${longest.line} ${longest.name}`,
  cycles: {
    ofValues: cyclesOf(sources, { types: false }),
    withTypes: cyclesOf(sources, { types: true }),
  },
  literalLimits: {
    inContract: countOf(/\.(?:min|max|length)\(\d/g, ({ file }) => file.startsWith('contract/')),
    inForms: countOf(/\b(?:maxLength|max|min)=\{?["']?\d/g, ({ file }) => file.startsWith('web/')),
  },
  rawTableNames: { own: tables.own, foreign: tables.foreign.length },
  // Those of the kit may be used everywhere; the others only beside their files, see check-styles.ts.
  globalCss: { files: kit.length, lines: linesOfCss(kit) },
  scopedCss: { files: scoped.length, lines: linesOfCss(scoped) },
  touches: {
    // An optional field of a listing, and a call, as examples of their kinds.
    fieldOfListing: filesNaming('shortDescription').length,
    call: filesNaming('getPopularNews').length,
  },
  pageScripts: pageScripts(root),
}

if (process.argv.includes('--json')) console.log(JSON.stringify(figures, undefined, 2))
else for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${inLine(figure)}`)

function inLine(figure: unknown): string {
  if (typeof figure !== 'object' || figure === null) return String(figure)
  return Object.entries(figure)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.length : String(value)}`)
    .join(', ')
}
