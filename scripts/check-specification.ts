// `npm run check:specification`: every statement of docs/specification.md has its proof. With
// `--complete` none may be open.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { testTitles } from './test-titles.ts'

type Row = { line: number; id: string; statement: string; proofs: string[] }

type Known = {
  /** The titles of the tests in a file; undefined when there is no such file. */
  titlesIn: (file: string) => Set<string> | undefined
  /** What docs/departures.md has a row about. */
  departures: Set<string>
}

/** The cells of a line of a table; none for any other line, nor for the one below its head. */
function cellsOf(line: string): string[] {
  if (!/^\|.*\|$/.test(line) || /^[|:\s-]+$/.test(line)) return []
  const cells = line.slice(1, -1).split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** The rows of the document; the heads of its tables begin with "Id". */
function rowsOf(document: string): Row[] {
  return document.split('\n').flatMap((text, index) => {
    const [id, statement = '', proof = ''] = cellsOf(text)
    if (id === undefined || id === 'Id') return []
    const proofs = proof.split('<br>').map((one) => one.trim())
    return [{ line: index + 1, id, statement, proofs: proofs.filter(Boolean) }]
  })
}

/** The subjects of all tables that have a column of this name. */
export function departuresIn(document: string): Set<string> {
  const subjects = new Set<string>()
  let column = -1
  for (const line of document.split('\n')) {
    const cells = cellsOf(line)
    if (!line.startsWith('|')) column = -1
    else if (cells.includes('Subject')) column = cells.indexOf('Subject')
    else if (cells[column]) subjects.add(cells[column]!)
  }
  return subjects
}

/** What is wrong with the document, a line for each. */
export function faultsOf(document: string, known: Known, complete = false): string[] {
  const rows = rowsOf(document)
  const ids = new Set<string>()
  const faults = rows.flatMap((row) => {
    const repeated = ids.has(row.id)
    ids.add(row.id)
    return [
      ...(/^[A-Z]{1,2}-\d{2,3}$/.test(row.id) ? [] : ['this is no id']),
      ...(repeated ? ['this id is there twice'] : []),
      ...(row.statement === '' ? ['it states nothing'] : []),
      ...(row.proofs.length === 0 ? ['it has no proof'] : []),
      ...row.proofs.flatMap((proof) => faultOf(proof, known, complete) ?? []),
    ].map((fault) => `line ${row.line}, ${row.id}: ${fault}`)
  })
  return rows.length === 0 ? ['there is no statement'] : faults
}

function faultOf(proof: string, known: Known, complete: boolean): string | undefined {
  const [, word, rest = ''] = /^(departure|open): *(.*)$/.exec(proof) ?? []
  if (word === 'open') return complete ? `still open: ${rest}` : undefined
  if (word === 'departure')
    return known.departures.has(rest) ? undefined : `no departure is about "${rest}"`
  const [, file, title] = /^`(\S+) › (.+)`$/.exec(proof) ?? []
  if (file === undefined || title === undefined) return `this is no proof: ${proof}`
  const titles = known.titlesIn(file)
  if (!titles) return `there is no file ${file}`
  return titles.has(title) ? undefined : `${file} has no test "${title}"`
}

function titlesInProject(): Known['titlesIn'] {
  const read = new Map<string, Set<string>>()
  return (file) => {
    const path = join(import.meta.dirname, '..', file)
    if (!read.has(file) && existsSync(path))
      read.set(file, testTitles(readFileSync(path, 'utf8'), path))
    return read.get(file)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (name: string) => readFileSync(`${import.meta.dirname}/../docs/${name}`, 'utf8')
  const document = read('specification.md')
  const known = { titlesIn: titlesInProject(), departures: departuresIn(read('departures.md')) }
  const faults = faultsOf(document, known, process.argv.includes('--complete'))
  for (const fault of faults) console.log(`docs/specification.md: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`${rowsOf(document).length} statements, each with its proof`)
}
