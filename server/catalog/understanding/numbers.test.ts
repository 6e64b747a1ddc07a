import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skuKey } from '#contract/part-number.ts'
import { numberOf, numbersIn } from './numbers.ts'

const keysIn = (text: string) => numbersIn(text).map(({ key }) => key)

test.for([
  ['04465-60320', ['0446560320']],
  ['0446560320', ['0446560320']],
  ['٠٤٤٦٥-٦٠٣٢٠', ['0446560320']],
  ['04465 60320', ['0446560320', '04465', '60320']],
  ['toyota 04465 60320', ['TOYOTA0446560320', '0446560320', '04465', '60320']],
  ['oil filter 90915-YZZD2', ['OILFILTER90915YZZD2', '90915YZZD2']],
  ['W712/75', ['W71275']],
  ['1234', ['1234']],
  ['GDB 1537 TRW', ['GDB1537TRW', 'GDB1537', '1537TRW']],
  ['فلتر 04465-60320', ['0446560320']],
  ['TRED TREDPRO73', ['TREDTREDPRO73', 'TREDPRO73']],
  ['wiper camry19', ['WIPERCAMRY19', 'CAMRY19']],
] as const)('"%s" may be %j', ([text, keys]) => expect(keysIn(text)).toEqual(keys))

test.for(['', 'brake pad', '2015', '2010-2018', '123', 'a1', '刹车片', '1'.repeat(41)])(
  '"%s" is no number',
  (text) => expect(keysIn(text)).toEqual([]),
)

test('a number beside a year is still found', () => {
  expect(keysIn('04465-60320 2015')).toContain('0446560320')
})

test('keys have the stored form, are few, unique, and contain a digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const keys = keysIn(text)
      expect(keys.length).toBeLessThanOrEqual(6)
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) {
        expect(key).toMatch(/^(?=.*\d)[A-Z\d]{4,40}$/)
        expect(skuKey(key)).toBe(key)
      }
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('a number is found in every spelling', () => {
  const number = fc.stringMatching(/^\d{5}[A-Z\d]{4,8}$/)
  const sign = fc.constantFrom('', '-', '/', '.', ' ', ' - ')
  fc.assert(
    fc.property(number, sign, fc.boolean(), (key, between, small) => {
      const spelled = key.slice(0, 5) + between + key.slice(5)
      expect(keysIn(small ? spelled.toLowerCase() : spelled)[0]).toBe(key)
    }),
    { seed: 1 },
  )
})

test('a number has its position in the text', () => {
  expect(numbersIn('denso 04465 60320 pads')).toContainEqual({
    key: '0446560320',
    start: 6,
    end: 17,
  })
})

test.for([
  ['48157-60020', '4815760020'],
  ['48157 60020', '4815760020'],
  ['٠٤٤٦٥-٦٠٣٢٠', '0446560320'],
  ['gdb1537', 'GDB1537'],
  ['patrol 2015', undefined],
  ['2010-2015', undefined],
  ['1234', undefined],
  ['brake pads 04465-60320', undefined],
  ['', undefined],
] as const)('%s is the number %s', ([text, key]) => expect(numberOf(text)).toBe(key))
