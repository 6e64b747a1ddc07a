import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// The check is only worth something while it bites: every row of the table is broken here on
// purpose, in a folder laid out like the project, and must be found by the project's own settings.

/** A file, one line in it, and whether the table allows the line. */
type Snippet = [file: string, line: string]

const forbidden: Snippet[] = [
  ['contract/a.ts', "import { x } from '#server/platform/db.ts'"],
  ['contract/b.ts', "import type { X } from '../server/platform/db.ts'"],
  ['contract/c.ts', "import { x } from '#web/shell/api.ts'"],
  ['contract/d.ts', "import fastify from 'fastify'"],
  ['contract/e.ts', "import { readFile } from 'node:fs'"],

  ['server/catalog/a.tables.ts', "import { x } from './listing.store.ts'"],
  ['server/catalog/b.tables.ts', "import { x } from '../sellers/sellers.service.ts'"],
  ['server/catalog/c.tables.ts', "import { x } from '#contract/catalog.ts'"],

  ['server/catalog/a.store.ts', "import { x } from './catalog.service.ts'"],
  ['server/catalog/b.store.ts', "import { x } from '../sellers/seller.store.ts'"],
  ['server/catalog/c.store.ts', "import { x } from '#server/sellers/seller.store.ts'"],
  ['server/catalog/d.store.ts', "import { x } from '#contract/catalog.ts'"],
  ['server/catalog/e.store.ts', "import { x } from './listing.present.ts'"],

  ['server/catalog/a.service.ts', "import { x } from '../sellers/seller.store.ts'"],
  ['server/catalog/b.service.ts', "import { x } from '../sellers/seller.tables.ts'"],
  ['server/catalog/c.service.ts', "import { x } from './listing.tables.ts'"],
  ['server/catalog/d.service.ts', "import { x } from './catalog.routes.ts'"],
  ['server/catalog/e.service.ts', "import { x } from '../selling/selling.service.ts'"],
  ['server/catalog/f.service.ts', "import type { X } from '#server/chat/chat.service.ts'"],
  ['server/catalog/g.service.ts', "import { x } from '../content/content.service.ts'"],
  ['server/sellers/a.service.ts', "import type { X } from '../catalog/catalog.service.ts'"],
  ['server/accounts/a.service.ts', "import { x } from '#server/sellers/sellers.service.ts'"],
  ['server/chat/a.service.ts', "import { x } from '../orders/orders.service.ts'"],
  ['server/catalog/deep/a.ts', "import { x } from '../../selling/selling.service.ts'"],
  ['server/catalog/a.ts', "import { x } from '../pages/sitemap.ts'"],
  ['server/catalog/b.ts', "import { x } from '../app.ts'"],
  ['server/loyalty/a.service.ts', "import { x } from '../platform/db.ts'"],

  ['server/catalog/a.feature.ts', "import { x } from '../sellers/sellers.feature.ts'"],
  ['server/catalog/b.feature.ts', "import { x } from '../selling/selling.service.ts'"],
  ['server/catalog/c.feature.ts', "import { x } from './listing.tables.ts'"],
  ['server/catalog/h.service.ts', "import { x } from './catalog.feature.ts'"],
  ['server/catalog/e.routes.ts', "import { x } from './catalog.feature.ts'"],
  ['server/catalog/c.ts', "import { x } from './catalog.feature.ts'"],

  ['server/catalog/a.routes.ts', "import { x } from './listing.store.ts'"],
  ['server/catalog/b.routes.ts', "import { x } from './listing.tables.ts'"],
  ['server/catalog/c.routes.ts', "import { x } from '../sellers/sellers.service.ts'"],
  ['server/catalog/d.routes.ts', "import { x } from './listing.present.ts'"],
  ['server/chat/a.socket.ts', "import { x } from './chat.store.ts'"],

  ['server/platform/a.ts', "import type { X } from '../catalog/catalog.service.ts'"],
  ['server/platform/http/a.ts', "import { x } from '#server/sellers/sellers.service.ts'"],
  ['server/platform/b.ts', "import { x } from '../app.ts'"],
  ['server/pages/a.ts', "import { x } from '../catalog/catalog.service.ts'"],
  ['server/http.ts', "import { x } from './catalog/catalog.routes.ts'"],
  ['server/app.ts', "import { x } from './catalog/catalog.feature.ts'"],
  ['server/features.ts', "import { x } from './catalog/catalog.service.ts'"],
  ['server/main.ts', "import { x } from '#web/entry.server.tsx'"],
  ['server/pages/b.ts', "import type { X } from '#web/context.ts'"],
  ['server/platform/c.ts', "import { x } from '#demo/load.ts'"],

  ['web/ui/a.tsx', "import type { X } from '#contract/listing.ts'"],
  ['web/ui/b.tsx', "import { x } from '../shell/page.tsx'"],
  ['web/ui/c.tsx', "import { x } from '#web/features/catalog/card.ts'"],
  ['web/shell/a.tsx', "import { x } from '../features/catalog/card.ts'"],
  ['web/shell/b.tsx', "import { x } from '#web/routes/home.tsx'"],
  ['web/features/catalog/a.tsx', "import { x } from '../sellers/seller-card.tsx'"],
  ['web/features/catalog/b.tsx', "import type { X } from '#web/features/sellers/seller-card.tsx'"],
  ['web/features/catalog/c.tsx', "import { x } from '../../routes/home.tsx'"],
  ['web/features/catalog/d.tsx', "import { x } from '#contract/listing.ts'"],
  ['web/features/catalog/e.tsx', "import { z } from 'zod'"],
  ['web/features/catalog/f.tsx', "import { x } from '#contract/endpoints.ts'"],
  ['web/features/catalog/g.tsx', "import type { X } from '#server/catalog/listing.store.ts'"],
  ['web/features/catalog/h.tsx', "type X = import('../../../server/catalog/a.ts').X"],
  ['web/features/catalog/i.tsx', "export const x = () => import('#server/platform/db.ts')"],
  ['web/routes/a.tsx', "import type { X } from '../../server/app.ts'"],
  ['web/routes/b.tsx', "import { x } from '#demo/load.ts'"],
  ['web/routes/c.tsx', "export { x } from '#contract/search.ts'"],
  ['web/entry.server.tsx', "import type { X } from '#server/app.ts'"],
  ['web/i18n/texts.ts', "import { x } from '../shell/page.tsx'"],

  ['demo/a.ts', "import { x } from '#web/ui/icon.tsx'"],
]

const allowed: Snippet[] = [
  ['contract/ok.ts', "import { z } from 'zod'"],
  ['contract/ok2.ts', "import { x } from './fields.ts'"],
  ['server/catalog/ok.tables.ts', "import { x } from '../sellers/seller.tables.ts'"],
  ['server/catalog/ok.store.ts', "import { x } from '../sellers/seller.tables.ts'"],
  ['server/catalog/ok2.store.ts', "import type { X } from '#contract/listing.ts'"],
  ['server/catalog/ok.service.ts', "import { x } from '../sellers/sellers.service.ts'"],
  ['server/catalog/ok2.service.ts', "import { x } from './listing.store.ts'"],
  ['server/chat/ok.service.ts', "import { x } from '#server/catalog/catalog.service.ts'"],
  ['server/catalog/ok.routes.ts', "import { x } from './catalog.service.ts'"],
  ['server/catalog/deep/ok.ts', "import { x } from '../../platform/db.ts'"],
  ['server/catalog/ok.feature.ts', "import { x } from './catalog.routes.ts'"],
  ['server/catalog/ok2.feature.ts', "import { x } from './fitment.store.ts'"],
  ['server/catalog/ok3.feature.ts', "import { x } from '../sellers/sellers.service.ts'"],
  ['server/catalog/ok.test.ts', "import { x } from '#demo/load.ts'"],
  ['web/ui/ok.tsx', "import { x } from './icon.tsx'"],
  ['web/features/catalog/ok.tsx', "import { x } from '#contract/part-number.ts'"],
  ['web/features/catalog/ok2.tsx', "import type { X } from '#contract/listing.ts'"],
  ['web/features/catalog/ok3.tsx', "import { x } from '../../shell/page.tsx'"],
  ['web/routes/ok.tsx', "import { x } from '#web/features/catalog/card.ts'"],
  ['demo/ok.ts', "import { x } from '#server/catalog/new-listings.ts'"],
]

const habits: [rule: string, file: string, text: string][] = [
  [
    'import(no-cycle)',
    'contract/cycle-a.ts',
    "import { b } from '#contract/cycle-b.ts'\nexport const a = b",
  ],
  [
    'import(no-cycle)',
    'server/catalog/cycle-c.ts',
    "import { d } from './cycle-d.ts'\nexport const c = d",
  ],
  ['rooms(names)', 'web/shell/utils.ts', 'export const x = 1'],
  ['rooms(names)', 'server/platform/helpers/x.ts', 'export const x = 1'],
  [
    'rooms(tables)',
    'server/catalog/named.store.ts',
    'export const x = sql`select 1 from ${y} join listing l on true`',
  ],
  ['oxc(no-barrel-file)', 'web/ui/index.ts', "export * from './everything.tsx'"],
  ['eslint(no-console)', 'server/catalog/loud.ts', "console.log('x')"],
  ['typescript(no-explicit-any)', 'server/catalog/any.ts', 'export const x: any = 1'],
  ['eslint(no-debugger)', 'server/catalog/stopped.ts', 'debugger'],
  ['jsx-a11y(alt-text)', 'web/ui/picture.tsx', 'export const Picture = () => <img src="/a.png" />'],
  [
    'react-hooks(rules-of-hooks)',
    'web/ui/hook.tsx',
    'import { useState } from "react"\nexport function Hook(p: { on: boolean }) {\n  if (p.on) useState(1)\n  return null\n}',
  ],
]

const others: Snippet[] = [
  ['server/catalog/listing.tables.ts', "export const listing = pgTable('listing', {})"],
  ['server/catalog/object.store.ts', 'export const x = sql`select 1 from ${listing} l`'],
  ['contract/cycle-b.ts', "import { a } from '#contract/cycle-a.ts'\nexport const b = a"],
  ['server/catalog/cycle-d.ts', "import { c } from './cycle-c.ts'\nexport const d = c"],
  ['web/ui/everything.tsx', 'export const x = 1'],
  ['scripts/loud.ts', "console.log('x')"],
  [
    'package.json',
    '{ "type": "module", "imports": { "#contract/*": "./contract/*", "#server/*": "./server/*" } }',
  ],
]

type Finding = { code: string; filename: string; message: string }

const project = dirname(import.meta.dirname)
let folder: string
let findings: Finding[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ghiyar-boundaries-'))
  for (const settings of ['.oxlintrc.json', 'scripts/lint'])
    await cp(join(project, settings), join(folder, settings), { recursive: true })
  const snippets = [...forbidden, ...allowed, ...habits.map(([, ...snippet]): Snippet => snippet)]
  for (const [file, text] of [...snippets, ...others]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${text}\n`)
  }
  const lint = promisify(execFile)(
    process.execPath,
    [join(project, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'],
    { cwd: folder, maxBuffer: 20_000_000 },
  )
  // Findings make the exit code 1; what is printed is the same.
  const { stdout } = await lint.catch((failure: { stdout: string }) => failure)
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
})

afterAll(() => rm(folder, { recursive: true }))

const codesIn = (file: string) => findings.filter((f) => f.filename === file).map((f) => f.code)

describe('imports against the table are reported', () => {
  test.each(forbidden)('%s: %s', (file) => expect(codesIn(file)).toContain('rooms(imports)'))
})

describe('imports that the table allows are accepted', () => {
  test.each(allowed)('%s: %s', (file) => expect(codesIn(file)).not.toContain('rooms(imports)'))
})

describe('project rules', () => {
  test.each(habits)('%s in %s', (rule, file) => expect(codesIn(file)).toContain(rule))

  test('a table may be named by its object', () =>
    expect(codesIn('server/catalog/object.store.ts')).toEqual([]))

  test('scripts may print', () => expect(codesIn('scripts/loud.ts')).toEqual([]))
})
