import { describe, expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { knownUtilities } from './known-utilities.ts'
import { usedClasses } from './used-classes.ts'

const utilities = new Set(['flex', 'font-semibold'])

/** What is found in these files: style sheets by `.css`, sources by `.tsx`. */
function faultsIn(files: Record<string, string>): string[] {
  const entries = Object.entries(files)
  const sheets = new Map(entries.filter(([file]) => file.endsWith('.css')))
  const sources = new Map(
    entries
      .filter(([file]) => !file.endsWith('.css'))
      .map(([file, text]) => [file, usedClasses(file, text)]),
  )
  return findFaults({ sheets, sources }, (name) => utilities.has(name)).map(
    ({ file, what }) => `${file}: ${what}`,
  )
}

const card = { 'web/features/a/card.css': '.card { color: red; } .card > p:hover { color: blue; }' }
const oldName = 'const Old = () => <p className="kept-part" />'
const usesCard = 'const Card = () => <p className="card flex" />'

test('a class beside its component, and one of the kit, are accepted', () => {
  const files = {
    ...card,
    'web/features/a/card.tsx': usesCard,
    'web/features/a/deep/more.tsx': usesCard,
    'web/routes/a/page.tsx': usesCard,
    'web/ui/button.css': '.button { color: red; }',
    'web/features/b/press.css': '@media print { .press .button { color: blue; } }',
    'web/features/b/press.tsx':
      'const Press = () => <p className={`press ${x ? "button" : "flex"}`} />',
  }
  expect(faultsIn(files)).toEqual([])
})

describe('refused:', () => {
  const base = { ...card, 'web/features/a/card.tsx': usesCard }

  test('a class of another folder, in a component and in a style sheet', () => {
    const foreign = faultsIn({
      ...base,
      'web/features/b/list.tsx': 'const List = () => <p className={open ? "card" : "list"} />',
      'web/features/b/list.css': '.list .card { color: red; }',
    })
    expect(foreign).toEqual([
      'web/features/b/list.css:1: .card belongs to web/features/a/card.css',
      'web/features/b/list.tsx: card belongs to web/features/a/card.css',
    ])
  })

  test('a class that two style sheets define', () => {
    const twice = faultsIn({ ...base, 'web/features/a/other.css': '.card { color: blue; }' })
    expect(twice).toEqual([
      'web/features/a/card.css web/features/a/other.css: .card is defined twice',
    ])
  })

  test('a rule for every page outside the kit', () => {
    const wide = faultsIn({
      ...base,
      'web/ui/button.css': '.button { color: red; }',
      'web/ui/button.tsx': 'const Button = () => <p className="button" />',
      'web/features/a/wide.css': 'p { color: red; }\n.button { color: blue; }',
    })
    expect(wide).toEqual([
      'web/features/a/wide.css:1: p: name a class of this folder, or move to the kit',
      'web/features/a/wide.css:2: .button: name a class of this folder, or move to the kit',
    ])
  })

  test('an unused class, an undefined one, and a utility as a hook', () => {
    const files = {
      ...base,
      'web/features/a/more.css': '.card .unused { color: red; }\n.card .font-semibold { top: 0; }',
      'web/features/a/more.tsx': 'const More = () => <p className="flex font-semibold unknown" />',
    }
    expect(faultsIn(files)).toEqual([
      'web/features/a/more.css:2: .font-semibold is a utility, not a hook',
      'web/features/a/more.css: .unused is used by nothing',
      'web/features/a/more.tsx: unknown: no style sheet defines it',
    ])
  })

  test('a banned word', () => {
    const files = { 'web/ui/a.css': '.kept-part { top: 0; }', 'web/ui/a.tsx': oldName }
    expect(faultsIn(files)).toEqual([
      'web/ui/a.css: .kept-part: use favourite, cache, store or retain',
    ])
  })

  test('a query for an undefined class', () => {
    const test = "page.locator('.card .gone'); page.locator('a[href*=\"wa.me\"]')"
    expect(faultsIn({ ...base, 'e2e/card.spec.ts': test })).toEqual([
      'e2e/card.spec.ts: .gone: no style sheet defines it',
    ])
  })
})

test('classes are read where they are set, and not where they are compared', () => {
  const { names, prefixes } = usedClasses(
    'a.tsx',
    `const className = size === 'large' ? 'plate' : 'small'
     const A = ({ className = 'first' }) =>
       <p className={\`modal modal-\${shape} \${className}\`}>{'<b class="bold">'}</p>`,
  )
  expect([...names].sort()).toEqual(['bold', 'first', 'modal', 'plate', 'small'])
  expect([...prefixes]).toEqual(['modal-'])
})

test('the utilities are those of Tailwind with the tokens of the site', async () => {
  const known = await knownUtilities([
    'flex',
    'md:grid-cols-2',
    'text-soft',
    'text-red-500',
    'card',
  ])
  expect([...known]).toEqual(['flex', 'md:grid-cols-2', 'text-soft'])
})
