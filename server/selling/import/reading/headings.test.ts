import { expect, test } from 'vitest'
import { recogniseColumns } from './columns.ts'
import { fieldsNamed } from './headings.ts'

const best = (heading: string) =>
  [...fieldsNamed(heading)].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null

test.for([
  ['Part No.', 'partSKU'],
  ['P/N', 'partSKU'],
  ['OEM #', 'partSKU'],
  ['PARTNO', 'partSKU'],
  ['Item Code', 'partSKU'],
  ['رقم القطعة', 'partSKU'],
  ['رَقْم القِطـــعة', 'partSKU'],
  ['الرقم الأصلي', 'partSKU'],
  ['كود الصنف', 'partSKU'],
  ['رقم القطعة Part No', 'partSKU'],
  ['QTY', 'quantity'],
  ['Qty. on hand', 'quantity'],
  ['الكمية', 'quantity'],
  ['المتوفر', 'quantity'],
  ['数量', 'quantity'],
  ['Rate', 'price'],
  ['Unit Price (AED)', 'price'],
  ['Price incl. VAT', 'price'],
  ['سعر البيع', 'price'],
  ['السعر / Price', 'price'],
  ['Prix de vente', 'price'],
  ['اسم القطعة', 'partName'],
  ['Désignation', 'partName'],
  ['Arabic Name', 'partNameAr'],
  ['Sub-Category', 'subCategory'],
  ['السيارة', 'models'],
  ['Suitable for', 'models'],
  ['سنة الصنع', 'years'],
  ['Image URL', 'pic'],
  ['Photo 2', 'pic'],
] as const)('"%s" heads %s', ([heading, field]) => {
  expect(best(heading)).toBe(field)
})

test.for([
  ...[
    'Cost',
    'Cost Price',
    'Purchase Price',
    'Price (USD)',
    'Price $',
    'Total',
    'Amount',
    'Min Qty',
  ],
  ...['Supplier', 'Barcode', 'Bin', 'Remarks', 'سعر الشراء', 'التكلفة', 'ملاحظات', 'Wt (kg)'],
])('"%s" heads nothing of ours', (heading) => {
  expect(best(heading)).toBeNull()
})

const table = (...rows: string[][]) => rows.map((cells, i) => ({ number: i + 1, cells }))
const fieldsOf = (...rows: string[][]) =>
  recogniseColumns(table(...rows)).columns.map(({ field }) => field)

test('a cost is never taken for the price, even where there is no other', () => {
  expect(
    fieldsOf(['Part No', 'Name', 'Cost', 'Qty'], ['AB123', 'Oil filter', '12.50', '3']),
  ).toEqual(['partSKU', 'partName', null, 'quantity'])
})

test('a running number is no part number and no quantity', () => {
  expect(
    fieldsOf(
      ['No.', 'Item Code', 'Item', 'Price'],
      ['1', 'AB12345', 'Oil filter', '5'],
      ['2', 'AB12346', 'Air filter', '6'],
      ['3', 'AB12347', 'Fuel filter', '7'],
    ),
  ).toEqual([null, 'partSKU', 'partName', 'price'])
})

test('what was chosen before counts while the cells go with it', () => {
  const rows = table(['Code', 'Dealer', 'Retail', 'N'], ['AB12345', '10.00', '15.00', 'Oil filter'])
  const chosen = { 0: 'partSKU', 1: 'price', 3: 'partName' } as const
  expect(recogniseColumns(rows, chosen).columns.map(({ field }) => field)).toEqual([
    ...['partSKU', 'price', null, 'partName'],
  ])
  const others = table(['Retail', 'Code'], ['15.00', 'AB12345'])
  expect(recogniseColumns(others, chosen).columns.map(({ field }) => field)).toEqual([
    ...['price', 'partSKU'],
  ])
})

test('columns without text are left out, the others keep their place', () => {
  const { columns } = recogniseColumns(table(['', 'Part No', '', 'Price'], ['', 'AB123', '', '5']))
  expect(columns.map(({ index, header, samples }) => ({ index, header, samples }))).toEqual([
    { index: 1, header: 'Part No', samples: ['AB123'] },
    { index: 3, header: 'Price', samples: ['5'] },
  ])
})

test('an empty sheet has neither head nor columns', () => {
  expect(recogniseColumns([])).toEqual({ headerRow: undefined, columns: [] })
})
