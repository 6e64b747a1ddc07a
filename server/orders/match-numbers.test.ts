import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect } from 'vitest'
import { mostQuickLines } from '#contract/limits.ts'
import { repetitions } from '../testing/effort.ts'
import type { SentFile } from '../testing/multipart.ts'
import { outcome } from '../testing/refusal.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { xlsxOf } from '../platform/spreadsheets/write-xlsx.ts'

const numbers = ['04465-60280', '90915-10003', '15208-65F0E', 'GDB 1537', '5Q0 698 151 F']

const test = testIn(async (atEnd) => {
  const world = await trading(atEnd)
  const parts = []
  for (const sku of numbers) parts.push(await world.part({ sku, price: 100, quantity: 4 }))
  const match = (text: string) => world.app.call('matchNumbers', { text })
  return { ...world, parts, match }
})

const csv = (text: string): SentFile => ({
  ...{ name: 'list.csv', type: 'text/csv', bytes: Buffer.from(text) },
})

test('the best offer of each number is found, and how many are available', async ({ world }) => {
  const { part, change, match } = world
  const dear = await part({ sku: 'TRW-77001', price: 90, quantity: 3 })
  const cheap = await part({ sku: 'TRW 77001', price: 60, quantity: 3 })
  const gone = await part({ sku: 'TRW77001', price: 10, quantity: 1 })
  await change(gone.no, { quantity: 0 })
  const { lines } = await match('trw 77001 x2\n04465-60280;3\nHello there')
  expect(lines).toMatchObject([
    { typed: 'trw 77001 x2', quantity: 2, offers: 2, listing: { _id: cheap.id } },
    { typed: '04465-60280 3', quantity: 3, offers: 1, listing: { partSKU: '04465-60280' } },
    { typed: 'Hello there', quantity: 1, offers: 0 },
  ])
  expect(lines[2]).not.toHaveProperty('listing')
  for (const each of [dear, cheap]) await change(each.no, { quantity: 0 })
  const [soldOut] = (await match('TRW77001')).lines
  expect(soldOut).toMatchObject({ offers: 0, listing: { _id: gone.id } })
})

test('of a number with a typing error the closest one is offered', async ({ world }) => {
  const { match } = world
  const { lines } = await match('O4465-6O280 x2\n90915-10093\n04456-60280\n77777-12345')
  expect(lines.map(({ listing, nearest }) => [listing, nearest?.partSKU])).toEqual([
    [undefined, '04465-60280'],
    [undefined, '90915-10003'],
    [undefined, '04465-60280'],
    [undefined, undefined],
  ])
  expect(lines[0]).toMatchObject({ quantity: 2, offers: 0 })
})

test('every number is found however it and its quantity are written', async ({ world }) => {
  const { match } = world
  const arabic = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  const spelling = fc
    .record({
      sku: fc.constantFrom(...numbers),
      separator: fc.constantFrom('', '-', ' ', '.', '/'),
      every: fc.integer({ min: 2, max: 6 }),
      isLower: fc.boolean(),
      isArabic: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 999 }),
      form: fc.constantFrom<(number: string, quantity: number) => string>(
        (number, quantity) => `${number} x${quantity}`,
        (number, quantity) => `${quantity} x ${number}`,
        (number, quantity) => `${number}\t${quantity}`,
        (number, quantity) => `  ${number} ; ${quantity} `,
        (number, quantity) => `${number} ${quantity} pcs`,
        (number, quantity) => `Toyota;${number};${quantity}`,
      ),
    })
    .map(({ sku, separator, every, isLower, isArabic, quantity, form }) => {
      const key = sku.replace(/[^\w]/g, '')
      const cut = key.match(new RegExp(`.{1,${every}}`, 'g'))!.join(separator)
      const number = isLower ? cut.toLowerCase() : cut
      const line = form(number, quantity)
      return { sku, quantity, line: isArabic ? arabic(line) : line }
    })
  await fc.assert(
    fc.asyncProperty(fc.array(spelling, { minLength: 1, maxLength: 50 }), async (asked) => {
      const { lines } = await match(asked.map(({ line }) => line).join('\n'))
      expect(lines.map(({ listing, quantity }) => [listing?.partSKU, quantity])).toEqual(
        asked.map(({ sku, quantity }) => [sku, quantity]),
      )
    }),
    { numRuns: repetitions(15, 50), seed: 7 },
  )
})

test('a file is read as a text is; what is none is refused', async ({ world }) => {
  const { app } = world
  const send = (file: SentFile) => app.call('matchNumbers', {}, { files: { file } })
  const asked = [
    { quantity: 3, listing: { partSKU: '04465-60280' } },
    { quantity: 1, listing: { partSKU: '15208-65F0E' } },
  ]
  expect((await send(csv('Part No,Qty\n04465 60280,3\n15208-65f0e,\n'))).lines).toMatchObject(asked)
  expect((await send(csv('04465 60280 x3\n15208-65f0e'))).lines).toMatchObject(asked)
  const sheet = { sheet: 'List', header: ['الكمية', 'رقم القطعة'] }
  const rows = [
    [3, '04465 60280'],
    [null, '15208-65f0e'],
  ]
  const workbook = { ...csv(''), bytes: await buffer(xlsxOf(rows, sheet)), name: 'list.xlsx' }
  expect((await send(workbook)).lines).toMatchObject(asked)
  const many = csv('90915-10003\n'.repeat(mostQuickLines + 1))
  expect(await outcome(send(many))).toBe('400 input.invalid')
  const pdf = { ...csv(''), bytes: Buffer.from('%PDF-1.4\n\0\x01\x02%%EOF'), name: 'list.pdf' }
  expect(await outcome(send(pdf))).toMatch(/^4\d\d file\./)
  expect(await outcome(app.call('matchNumbers', {}))).toBe('400 input.invalid')
})

test('it is bounded', async ({ world }) => {
  const { match } = world
  expect(await outcome(match('90915-10003\n'.repeat(mostQuickLines + 1)))).toBe('400 input.invalid')
  expect(await outcome(match('x'.repeat(20_001)))).toBe('400 input.invalid')
  const unknown = Array.from({ length: mostQuickLines }, (_, at) => `9999-${at}-1234`).join('\n')
  expect((await match(unknown)).lines).toHaveLength(mostQuickLines)
})
