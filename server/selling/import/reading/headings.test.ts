import { expect, test } from 'vitest'
import { reference } from '../../../testing/understanding-in-memory.ts'
import { namesMakes } from './car-makes.ts'
import { recogniseColumns, withStandard } from './columns.ts'
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
  ['OEM Numbers', 'partSKU'],
  ['Cross Ref', 'sameAs'],
  ['Cross Reference No.', 'sameAs'],
  ['Interchange', 'sameAs'],
  ['Alternative Part No', 'sameAs'],
  ['رقم بديل', 'sameAs'],
  ['أرقام بديلة', 'sameAs'],
  ['Références croisées', 'sameAs'],
  ['互换号', 'sameAs'],
  ['Replaces', 'replaces'],
  ['Supersedes', 'replaces'],
  ['الرقم القديم', 'replaces'],
  ['Superseded by', 'replacedBy'],
  ['Replacement No', 'replacedBy'],
  ['New Part No', 'replacedBy'],
  ['الرقم الجديد', 'replacedBy'],
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
])('"%s" is no heading of a field', (heading) => {
  expect(best(heading)).toBeNull()
})

const table = (...rows: string[][]) => rows.map((cells, i) => ({ number: i + 1, cells }))
const fieldsOf = (...rows: string[][]) =>
  recogniseColumns(table(...rows)).columns.map(({ field }) => field)

test('a cost is never read as the price, even without another', () => {
  expect(
    fieldsOf(['Part No', 'Name', 'Cost', 'Qty'], ['AB123', 'Oil filter', '12.50', '3']),
  ).toEqual(['partSKU', 'partName', null, 'quantity'])
})

test.for([
  [
    ['Part No', 'OEM No', 'Item', 'Price'],
    ['partSKU', 'sameAs', 'partName', 'price'],
  ],
  [
    ['OEM No', 'Part No', 'Item', 'Price'],
    ['sameAs', 'partSKU', 'partName', 'price'],
  ],
  [
    ['OEM No', 'Cross Ref', 'Item', 'Price'],
    ['partSKU', 'sameAs', 'partName', 'price'],
  ],
  [
    ['Part No', 'Cross Ref 1', 'Cross Ref 2', 'Item', 'Price'],
    ['partSKU', 'sameAs', 'sameAs', 'partName', 'price'],
  ],
  [
    ['رقم القطعة', 'الرقم الأصلي', 'اسم القطعة', 'السعر'],
    ['partSKU', 'sameAs', 'partName', 'price'],
  ],
  [
    ['OEM No', 'Item', 'Price'],
    ['partSKU', 'partName', 'price'],
  ],
] as const)('a part’s own number beside others: %s', ([headings, fields]) => {
  const cells: Record<string, string> = { ...{ Item: 'Oil filter', Price: '12.50' } }
  const row = (last: number) =>
    headings.map((heading, i) =>
      fields[i] === 'partName' ? 'Oil filter' : (cells[heading] ?? `GDB${i}${last}45`),
    )
  const rows = [1, 2, 3].map((last) =>
    row(last).map((cell, i) => (fields[i] === 'price' ? `${last}2.50` : cell)),
  )
  expect(fieldsOf([...headings], ...rows)).toEqual([...fields])
})

test.for([
  [
    ['Car', 'Model'],
    ['Toyota', 'Camry'],
    ['makes', 'models'],
  ],
  [
    ['Vehicle', 'Model'],
    ['Toyota', 'Camry'],
    ['makes', 'models'],
  ],
  [
    ['Model', 'Car'],
    ['Camry', 'Toyota'],
    ['models', 'makes'],
  ],
  [
    ['السيارة', 'الموديل'],
    ['تويوتا', 'كامري'],
    ['makes', 'models'],
  ],
  [
    ['السيارة', 'الموديل'],
    ['شانجان', 'CS75'],
    ['makes', 'models'],
  ],
  [
    ['Vehicle', 'Model'],
    ['Toyota Camry 2015', 'XLE'],
    ['models', null],
  ],
  [
    ['Vehicle', 'Model'],
    ['Toyota Camry', '2015'],
    ['models', 'years'],
  ],
  [
    ['Car', 'Model'],
    ['Toyota', '2015'],
    ['models', 'years'],
  ],
  [
    ['Make', 'Car', 'Model'],
    ['Toyota', 'Toyota Camry', 'XLE'],
    ['makes', 'models', null],
  ],
] as const)('cars headed %s with %s are %s', ([headings, cells, fields]) => {
  const found = fieldsOf(
    ...[['Part No', 'Part Name', ...headings, 'Price', 'Qty']],
    ...['NS7-00', 'NS7-01'].map((no) => [no, 'Front bumper', ...cells, '100', '2']),
  )
  expect(found).toEqual(['partSKU', 'partName', ...fields, 'price', 'quantity'])
})

test.for([
  ['النوعية', ['اصلي', 'تجاري', 'مستعمل'], 'tier'],
  ['النوع', ['وكالة', 'تقليد', 'تايوان'], 'tier'],
  ['Type', ['Genuine', 'OEM', 'Aftermarket'], 'tier'],
  ['Kind', ['Used - Japan', 'Genuine', 'Denso'], 'tier'],
  ['Item type', ['Used', 'New', 'Genuine'], 'tier'],
  ['Quality', ['Grade A', 'Grade B', 'Grade C'], 'tier'],
  ['النوعية', ['دينسو', 'ايسن', 'بوش'], 'partBrand'],
  ['النوع', ['تويوتا', 'نيسان', 'هوندا'], 'makes'],
  ['Type', ['Filters', 'Brakes', 'Cooling'], 'category'],
  ['Kind', ['A', 'B', 'C'], null],
] as const)('"%s" with %s is %s', ([heading, cells, field]) => {
  const rows = cells.map((cell, i) => [`NS7-0${i}`, 'Front bumper', cell, '100', 'TRW'])
  expect(fieldsOf(['Part No', 'Part Name', heading, 'Price', 'Brand'], ...rows)[2]).toBe(
    field === 'partBrand' ? null : field,
  )
  const alone = rows.map((row) => row.slice(0, -1))
  expect(fieldsOf(['Part No', 'Part Name', heading, 'Price'], ...alone)[2]).toBe(field)
})

test('every make is known in its column, in all languages', () => {
  const names = reference.makes.flatMap((make) => Object.values(make.names))
  expect(names.filter((name) => !namesMakes(name))).toEqual([])
})

test('a row number is neither part number nor quantity', () => {
  expect(
    fieldsOf(
      ['No.', 'Item Code', 'Item', 'Price'],
      ['1', 'AB12345', 'Oil filter', '5'],
      ['2', 'AB12346', 'Air filter', '6'],
      ['3', 'AB12347', 'Fuel filter', '7'],
    ),
  ).toEqual([null, 'partSKU', 'partName', 'price'])
})

test('an earlier mapping applies while the cells match it', () => {
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

test.for([
  ['rising prices', 'price', ['1', '2', '3', '4', '5', '6', '7']],
  ['numbers without digits', 'partSKU', ['ABCDEF', 'GHIJKL', 'MNOPQR']],
  ['English text as the Arabic name', 'partNameAr', ['Oil filter', 'Air filter']],
  ['years as models', 'models', ['2010', '2012', '2014']],
] as const)('a known heading overrules its cells: %s', ([, heading, cells]) => {
  const rows = cells.map((cell) => ['TRW', cell, '5'])
  expect(fieldsOf(['partBrand', heading, 'quantity'], ...rows)[1]).toBe(heading)
})

test('a half-Arabic export is read by its headings', () => {
  const row = (sku: string, name: string) => [name, '', sku, '<p>Long and <b>good</b></p>']
  const columns = ['partName', 'partNameAr', 'partSKU', 'description']
  expect(fieldsOf(columns, row('AB12345', 'فلتر زيت'), row('AB12346', 'Oil filter'))).toEqual(
    columns,
  )
})

test('known headings overrule an earlier mapping', () => {
  const { columns } = recogniseColumns(
    table(['partName', 'description', 'partSKU', 'Extra'], ['Oil filter', 'Text', 'AB12345', '7']),
  )
  const chosen = { 0: 'description', 1: 'partName', 2: 'partSKU', 3: 'quantity' } as const
  expect(withStandard(columns, chosen).map(({ field }) => field)).toEqual([
    ...['partName', 'description', 'partSKU', 'quantity'],
  ])
})

test('columns without text are dropped, the others keep their position', () => {
  const { columns } = recogniseColumns(table(['', 'Part No', '', 'Price'], ['', 'AB123', '', '5']))
  expect(columns.map(({ index, header, samples }) => ({ index, header, samples }))).toEqual([
    { index: 1, header: 'Part No', samples: ['AB123'] },
    { index: 3, header: 'Price', samples: ['5'] },
  ])
})

test('an empty sheet has neither heading nor columns', () => {
  expect(recogniseColumns([])).toEqual({ headerRow: undefined, columns: [] })
})
