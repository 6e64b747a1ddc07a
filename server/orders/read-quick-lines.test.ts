import { expect, test } from 'vitest'
import { readRows, readText, type ReadLine } from './read-quick-lines.ts'

/** The reading that is tried first among those that are clear, or the whole line. */
const likeliest = ({ readings }: ReadLine) => {
  const { number, quantity } = readings.find(({ isLikely }) => isLikely) ?? readings[0]!
  return `${quantity} of ${number}`
}

test.for([
  ['04465-60280 x2', '2 of 04465-60280'],
  ['2 x 04465-60280', '2 of 04465-60280'],
  ['2x 04465-60280', '2 of 04465-60280'],
  ['04465-60280 × 2', '2 of 04465-60280'],
  ['04465-60280x2', '2 of 04465-60280'],
  ['04465-60280\t2', '2 of 04465-60280'],
  ['04465 60280;3', '3 of 04465 60280'],
  ['04465-60280, 12', '12 of 04465-60280'],
  ['04465-60280 2', '2 of 04465-60280'],
  ['04465-60280 (2)', '2 of 04465-60280'],
  ['2 04465-60280', '2 of 04465-60280'],
  ['04465-60280 4 pcs', '4 of 04465-60280'],
  ['04465-60280 qty: 4', '4 of 04465-60280'],
  ['٠٤٤٦٥-٦٠٢٨٠ x٣', '3 of 04465-60280'],
  ['04465-60280 ٢ قطع', '2 of 04465-60280'],
  ['04465-60280', '1 of 04465-60280'],
  ['04465 60280', '1 of 04465 60280'],
  ['90915 10003', '1 of 90915 10003'],
  ['1;04465-60280;Brake pads;2', '2 of 04465-60280'],
] as const)('%s', ([line, read]) => {
  expect(readText(line).map(likeliest)).toEqual([read])
})

test('headings are left out and say where number and quantity stand', () => {
  const read = (rows: string[][]) => readRows(rows).map(likeliest)
  expect(
    read([
      ['Name', 'Part No', 'Price', 'Qty'],
      ['Pads', '04465-60280', '120', '4'],
    ]),
  ).toEqual(['4 of 04465-60280'])
  expect(
    read([
      ['الكمية', 'رقم القطعة'],
      ['٣', '90915-10003'],
      ['', '15208-65F0E'],
    ]),
  ).toEqual(['3 of 90915-10003', '1 of 15208-65F0E'])
  expect(readText('Part number;Qty\n\n 04465-60280;2\r\n\r\n')).toHaveLength(1)
})

test('what is no quantity is none', () => {
  for (const line of ['04465-60280 x0', '04465-60280 x99999', '04465-60280;120.50'])
    expect(readText(line)[0]!.readings.map(({ quantity }) => quantity)).not.toContain(0)
  expect(readText('please call me').map(({ typed }) => typed)).toEqual(['please call me'])
})
