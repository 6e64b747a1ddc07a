import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { departuresIn, faultsOf } from './check-specification.ts'
import { testTitles } from './test-titles.ts'

const titles = testTitles(`
  import { test, test as isolated, describe } from 'vitest'
  test('plain', () => {})
  test("with 'quotes'", async () => { await test.step('no test of its own', () => {}) })
  isolated('under another name', () => {})
  test.for([['a', 1]])('%s of %d', () => {})
  describe.each(languages)('%s', () => {
    it('is complete', () => {})
    for (const path of paths) test(\`\${path} is kept for \${'good'}\`, () => {})
  })
  test.describe('in a group', () => {
    test.use({ locale: 'en' })
    describe('inside', () => test('and so on', () => {}))
  })
  expect('not a title', () => {})
  // test('in a remark', () => {})
  const text = "test('in a text', () => {})"
`)

const departures = departuresIn(`# Departures

| #   | Subject  | Reading |
| --- | -------- | ------- |
| 6   | Currency | AED     |

| Subject     | What we do |
| ----------- | ---------- |
| Add to cart | Left out   |
`)

const known = {
  titlesIn: (file: string) => (file === 'a.test.ts' ? titles : undefined),
  departures,
}

/** What is found in a document of these rows. */
const faultsIn = (rows: string[], complete = false) =>
  faultsOf(['| Id | Statement | Proof |', '| - | - | - |', ...rows].join('\n'), known, complete)

test('titles are read with their groups, as they stand in the source', () => {
  expect([...titles]).toEqual([
    'plain',
    "with 'quotes'",
    'under another name',
    '%s of %d',
    '%s › is complete',
    "%s › ${path} is kept for ${'good'}",
    'in a group › inside › and so on',
  ])
})

test('a document with all its proofs has no fault', () => {
  const rows = [
    '| R-01 | It is plain. | `a.test.ts › plain` |',
    "| R-02 | It has two. | `a.test.ts › %s › is complete`<br>`a.test.ts › with 'quotes'` |",
    '| K-01 | Prices are in AED. | departure: Currency |',
    '| ER-10 | There is no cart. | departure: Add to cart |',
    '| SC-100 | Not yet. | open: the contact form |',
  ]
  expect(faultsIn(rows)).toEqual([])
  expect(faultsIn(rows, true)).toEqual(['line 7, SC-100: still open: the contact form'])
})

test.for([
  ['a test that is gone', '`a.test.ts › plainer`', 'a.test.ts has no test "plainer"'],
  ['a title without its group', '`a.test.ts › is complete`', 'has no test "is complete"'],
  ['a file that is gone', '`b.test.ts › plain`', 'there is no file b.test.ts'],
  ['a departure that is gone', 'departure: Basket', 'no departure is about "Basket"'],
  ['no proof', '', 'it has no proof'],
  ['words for a proof', 'seen by hand', 'this is no proof: seen by hand'],
  ['one of two that is gone', '`a.test.ts › plain`<br>departure: Cart', 'no departure'],
])('%s is reported', ([, proof, fault]) => {
  const faults = faultsIn([`| R-01 | A statement. | ${proof} |`])
  expect(faults).toEqual([expect.stringContaining(`line 3, R-01: `)])
  expect(faults[0]).toContain(fault)
})

test('duplicate ids, invalid ids and empty statements are reported', () => {
  const proof = '`a.test.ts › plain`'
  expect(
    faultsIn([
      `| R-01 | One. | ${proof} |`,
      `| R-01 | Two. | ${proof} |`,
      `| 7 | Three. | ${proof} |`,
      `| R-02 | | ${proof} |`,
    ]),
  ).toEqual([
    'line 4, R-01: this id is there twice',
    'line 5, 7: this is no id',
    'line 6, R-02: it states nothing',
  ])
  expect(faultsIn([])).toEqual(['there is no statement'])
})

test('a fault in the real document is reported', () => {
  const read = (name: string) => readFileSync(`${import.meta.dirname}/../docs/${name}.md`, 'utf8')
  const document = read('specification')
  const own = {
    departures: departuresIn(read('departures')),
    // Whatever it names is there, but for this.
    titlesIn: () => ({ has: (title: string) => title !== 'spoiled' }) as unknown as Set<string>,
  }
  expect(faultsOf(document, own)).toEqual([])
  const [first] = document.match(/› [^`]+`/) ?? []
  expect(faultsOf(document.replace(first!, '› spoiled`'), own)).toHaveLength(1)
})
