import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemOf, readTable } from './table-file.fixture.ts'
import { workbookParts, zipOf } from './workbook.fixture.ts'

// Reading returns rows or a named problem; `problemOf` throws everything else.
const isHandled = async (bytes: Uint8Array) => {
  await problemOf(bytes)
}

const change = fc.record({
  at: fc.nat(),
  bytes: fc.uint8Array({ minLength: 0, maxLength: 4 }),
  instead: fc.nat({ max: 6 }),
})

/** The bytes with some of them replaced, added or taken out. */
function changed(
  bytes: Buffer,
  changes: { at: number; bytes: Uint8Array; instead: number }[],
): Buffer {
  let result = bytes
  for (const { at, bytes: added, instead } of changes) {
    const from = at % (result.length + 1)
    result = Buffer.concat([result.subarray(0, from), added, result.subarray(from + instead)])
  }
  return result
}

const changes = fc.array(change, { minLength: 1, maxLength: 4 })
const csv = Buffer.from('\ufeffSKU;Name;"Price"\r\n1;"فحمات ""بريك""\n";12,5\r\n\'007;Öl;9\r\n')

const parts = workbookParts(
  [
    {
      rows:
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Name</t></is></c></row>' +
        '<row r="2"><c r="A2" s="1"><v>43385</v></c><c r="C2" t="str"><f>A1</f><v>x</v></c></row>',
    },
    { name: 'Other', rows: '<row><c><v>1</v></c></row>' },
  ],
  {
    strings: '<si><t>SKU</t></si><si><r><t>a</t></r></si>',
    styles:
      '<numFmts><numFmt numFmtId="164" formatCode="dd/mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
  },
)

test('any bytes', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), isHandled), { numRuns: 200 })
})

test('any text', async () => {
  const text = fc.string({
    unit: fc.constantFrom('"', ',', ';', '\r', '\n', 'a', "'", '=', '\0', 'ف'),
  })
  await fc.assert(
    fc.asyncProperty(text, (one) => isHandled(Buffer.from(one))),
    { numRuns: 200 },
  )
})

test('any bytes after the signature of a zip, an old workbook or a byte order mark', async () => {
  const beginnings = fc.constantFrom('504b0304', 'd0cf11e0a1b11ae1', 'fffe', 'feff')
  const bytes = fc.tuple(beginnings, fc.uint8Array({ maxLength: 200 }))
  await fc.assert(
    fc.asyncProperty(bytes, ([start, rest]) =>
      isHandled(Buffer.concat([Buffer.from(start, 'hex'), rest])),
    ),
    { numRuns: 150 },
  )
})

test('a CSV with some bytes changed', async () => {
  await fc.assert(
    fc.asyncProperty(changes, (some) => isHandled(changed(csv, some))),
    { numRuns: 200 },
  )
})

test.for([true, false])('a workbook with some bytes changed, compressed: %s', async (compress) => {
  const bytes = await zipOf(parts, { compress })
  expect((await readTable(bytes)).rows).toHaveLength(2)
  await fc.assert(
    fc.asyncProperty(changes, (some) => isHandled(changed(bytes, some))),
    { numRuns: 200 },
  )
})

test('a workbook with changed parts in a valid zip', async () => {
  const names = fc.constantFrom(...Object.keys(parts))
  await fc.assert(
    fc.asyncProperty(names, changes, async (name, some) =>
      isHandled(await zipOf({ ...parts, [name]: changed(Buffer.from(parts[name]!), some) })),
    ),
    { numRuns: 200 },
  )
})

test('a truncated workbook', async () => {
  const bytes = await zipOf(parts)
  for (let length = 0; length < bytes.length; length += 7)
    expect(await problemOf(bytes.subarray(0, length))).toBeDefined()
})
