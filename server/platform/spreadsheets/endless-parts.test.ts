import { expect, test } from 'vitest'
import { CsvCells } from './csv-cells.ts'
import { readStyles } from './number-formats.ts'
import { readSharedStrings } from './shared-strings.ts'
import { sheetRows } from './sheet-rows.ts'
import { startReading } from './start-reading.ts'
import { defaultLimits } from './table.ts'
import { readWholeXml } from './xml-events.ts'

// These tests end only when the reader limits what it buffers.
async function* endless(beginning: string, again: string) {
  yield Buffer.from(beginning)
  const chunk = Buffer.from(again.repeat(Math.ceil(16_384 / again.length)))
  for (;;) yield chunk
}

const ignore = { open: () => undefined, text: () => undefined }

test.for([
  ['a text', '<a>', 'x'],
  ['a space', '<a>', ' '],
  ['a comment', '<a><!--', 'x'],
  ['an attribute', '<a b="', 'x'],
  ['many attributes', '<a ', 'b="" '],
  ['a name', '<a', 'x'],
  ['an instruction', '<?a ', 'x'],
  ['many instructions', '<a>', '<?a x?>'],
  ['a document type', '<!DOCTYPE a [', '<!ENTITY a "x">'],
  ['a section of text', '<a><![CDATA[', 'x'],
  ['tags in one another', '', '<a>'],
  ['an entity', '<a>&', 'x'],
])('%s without end is rejected', async ([, beginning, again]) => {
  await expect(readWholeXml(endless(beginning!, again!), ignore)).rejects.toMatchObject({
    problem: expect.stringMatching(/^(too_large|broken)$/),
  })
})

test.for([
  ['texts', '<sst>', '<si><t>1</t></si>'],
  ['empty texts', '<sst>', '<si/>'],
  ['long texts', '<sst>', `<si><t>${'x'.repeat(20_000)}</t></si>`],
  ['pieces of a text', '<sst><si>', '<r><t>piece</t></r>'],
])('shared %s without end are rejected', async ([, beginning, again]) => {
  await expect(readSharedStrings(endless(beginning!, again!), defaultLimits)).rejects.toMatchObject(
    {
      problem: 'too_large',
    },
  )
})

test.for([['styles', '<a><cellXfs>', '<xf numFmtId="1"/>']])(
  '%s without end are rejected',
  async ([, beginning, again]) => {
    await expect(readStyles(endless(beginning!, again!))).rejects.toMatchObject({
      problem: 'too_large',
    })
  },
)

const context = { strings: [], styles: [], from1904: false }

test.for([
  ['rows', '<a>', '<row><c><v>1</v></c></row>', 'too_many_rows'],
  ['cells', '<a><row>', '<c><v>1</v></c>', 'too_many_columns'],
  ['values', '<a><row><c>', '<v>1</v>', 'too_large'],
  ['empty cells', '<a><row>', '<c/>', 'broken'],
  ['empty rows', '<a>', '<row/>', 'broken'],
])('%s without end are rejected', async ([, beginning, again, problem]) => {
  const read = async () => {
    const source = sheetRows(endless(beginning!, again!), context, defaultLimits)
    const started = await startReading(source, defaultLimits)
    if (started) for await (const row of started.rows) expect(row.cells).toEqual(['1'])
  }
  await expect(read()).rejects.toMatchObject({ problem })
})

test.for<[string, string, string]>([
  ['a quote', 'a,"b\n', 'c,d\n'],
  ['a line', 'a,', 'b'],
  ['cells', 'a,', 'b,'],
])('%s without end is rejected in CSV', ([, beginning, again]) => {
  const cells = new CsvCells(',', defaultLimits)
  const read = () => {
    expect([...cells.read(beginning)]).toEqual([])
    for (;;) expect([...cells.read(again.repeat(1_000))]).toEqual([])
  }
  expect(read).toThrow('read')
})
