import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cyclesOf } from './cycles.ts'
import { readSources } from './sources.ts'
import { foreignTables } from './tables.ts'

function sourcesOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'ghiyar-house-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return readSources(root, Object.keys(files))
}

test('a cycle of imports is found, one of types only when they count', () => {
  const sources = sourcesOf({
    'server/a.ts': "import { b } from './b.ts'\nexport const a = b",
    'server/b.ts': "import type { C } from '#server/c.ts'\nexport const b: C = 1",
    'server/c.ts': "export { a } from './a.ts'\nexport type C = number",
    'server/d.ts': "import { a } from './a.ts'\nexport const d = a",
  })
  expect(cyclesOf(sources, { types: false })).toEqual([])
  const [cycle, ...others] = cyclesOf(sources, { types: true })
  expect(cycle!.toSorted()).toEqual(['server/a.ts', 'server/b.ts', 'server/c.ts'])
  expect(others).toEqual([])
})

test('functions are measured by their lines, under their names', () => {
  const [source] = sourcesOf({
    'web/a.ts': 'const one = () => 1\nfunction two() {\n  return 2\n}\n',
  })
  const named = source!.functions.map(({ name, line, lines }) => [name, line, lines])
  expect(named).toEqual([
    ['one', 1, 1],
    ['two', 2, 3],
  ])
})

test('a table in a template is counted, as foreign outside its feature', () => {
  const sources = sourcesOf({
    'server/catalog/listing.tables.ts': "export const listing = pgTable('listing', {})",
    'server/catalog/a.store.ts': 'export const a = sql`select 1 from listing join ${other}`',
    'server/chat/b.store.ts': 'export const b = sql`delete from listing where no = ${no}`',
    'server/chat/c.store.ts': 'export const c = sql`select 1 from ${listing}`',
  })
  expect(foreignTables(sources)).toEqual({
    own: 1,
    foreign: [{ file: 'server/chat/b.store.ts', table: 'listing' }],
  })
})
