import { workbookParts, zipOf } from './workbook.fixture.ts'

/** A stock list as sellers keep it: how each row is read, and the XML that Excel stores for it. */
const stock: { number: number; xml: string; cells: string[] }[] = [
  {
    number: 1,
    // Merged over all columns: the text stands in the first.
    xml:
      text('A', 'Al Noor Auto Spare Parts — قائمة الأسعار 2026') +
      '<c r="B1" s="1"/><c r="C1" s="1"/>',
    cells: ['Al Noor Auto Spare Parts — قائمة الأسعار 2026'],
  },
  {
    number: 3,
    xml:
      text('A', 'Part') + '<c r="B3"/>' + text('C', 'Price') + '<c r="D3"/>' + text('E', 'Stock'),
    cells: ['Part', '', 'Price', '', 'Stock'],
  },
  {
    number: 4,
    xml: ['رقم القطعة', 'Name\nالاسم', 'Retail', 'Trade']
      .map((name, i) => text('ABCD'[i]!, name))
      .join(''),
    cells: ['رقم القطعة', 'Name\nالاسم', 'Retail', 'Trade'],
  },
  {
    number: 5,
    xml:
      '<c r="A5"><v>4.46560320E9</v></c>' +
      text('B', 'فحمات بريك أمامية') +
      '<c r="C5"><v>350</v></c><c r="D5"><f>C5*0.9</f><v>315.00000000000006</v></c><c r="E5"><v>4</v></c>',
    cells: ['4465603200', 'فحمات بريك أمامية', '350', '315', '4'],
  },
  {
    number: 6,
    // The number 10-18 that Excel took for a date.
    xml:
      '<c r="A6" s="2"><v>43391</v></c>' +
      text('B', "'Oil filter") +
      text('C', '٢٥') +
      text('D', '22,50') +
      text('E', 'Yes'),
    cells: ['2018-10-18', "'Oil filter", '٢٥', '22,50', 'Yes'],
  },
  {
    number: 7,
    // Hidden by a filter, and a number of another row again.
    xml:
      text('A', "'04465-60320") +
      text('B', ' Brake\u00a0pad ') +
      text('C', 'AED 1,250.00') +
      '<c r="D7" t="e"><f>VLOOKUP(A7,X:Y,2,0)</f><v>#N/A</v></c><c r="E7" t="b"><v>1</v></c>',
    cells: ['04465-60320', ' Brake pad ', 'AED 1,250.00', '#N/A', 'TRUE'],
  },
  {
    number: 8,
    xml:
      text('A', "'04465-60320") +
      text('B', '17" rim; alloy, "new"') +
      '<c r="C8"><v>0.15</v></c><c r="D8"><f>X1</f></c>',
    cells: ['04465-60320', '17" rim; alloy, "new"', '0.15'],
  },
  {
    number: 11,
    xml:
      text('A', 'Total / المجموع') +
      '<c r="C11"><f>SUM(C5:C8)</f><v>600.15</v></c><c r="E11"><f>SUM(E5:E8)</f><v>4</v></c>',
    cells: ['Total / المجموع', '', '600.15', '', '4'],
  },
]

function text(column: string, value: string): string {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  // Every reference needs the number of its row, which `messyWorkbook` puts in.
  return `<c r="${column}#" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`
}

export const messyRows = stock.map(({ number, cells }) => ({ number, cells }))

/** The list as a workbook, on the second of its sheets. */
export const messyWorkbook = () =>
  zipOf(
    workbookParts(
      [
        { name: 'Cover', rows: '<row r="1"><c r="A1" s="1"/></row>' },
        {
          name: 'المخزون',
          rows: stock
            .map(({ number, xml }) => {
              const hidden = number === 7 ? ' hidden="1"' : ''
              return `<row r="${number}"${hidden}>${xml.replaceAll('#"', `${number}"`)}</row>`
            })
            .join(''),
        },
      ],
      { styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="49"/><xf numFmtId="16"/></cellXfs>' },
    ),
  )

/** The list as text divided by semicolons, as Excel saves it where a comma divides decimals. */
export function messyCsv(): string {
  const lines: string[] = []
  for (const { number, cells } of messyRows) {
    while (lines.length < number - 1) lines.push(';;;;')
    const filled = Array.from({ length: 5 }, (_, index) => cells[index] ?? '')
    lines.push(
      filled
        .map((cell) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(';'),
    )
  }
  return lines.join('\r\n')
}
