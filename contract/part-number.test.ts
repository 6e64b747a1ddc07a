import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skuKey, slugOf } from './part-number.ts'

test.for([
  ['04465-60280', '0446560280'],
  ['04465 60280', '0446560280'],
  ['٠٤٤٦٥-٦٠٢٨٠', '0446560280'],
  ['۰۴۴۶۵ ۶۰۲۸۰', '0446560280'],
  ['０４４６５－６０２８０', '0446560280'],
  ['15208-65f0e', '1520865F0E'],
  ['8-98165071-0', '8981650710'],
  ['MD.360/935', 'MD360935'],
  ['---', ''],
])('the key of %s is %s', ([spelling, key]) => {
  expect(skuKey(spelling!)).toBe(key)
})

test('a key is its own key, and separators between its characters change nothing', () => {
  const number = fc.stringMatching(/^[A-Z0-9]{1,20}$/)
  const separators = fc.constantFrom('', '-', ' ', '.', '/', '–', '\u00a0')
  fc.assert(
    fc.property(number, fc.array(separators, { minLength: 20, maxLength: 20 }), (key, between) => {
      const spelled = [...key].map((character, i) => character + between[i]!).join('')
      expect(skuKey(spelled)).toBe(key)
      expect(skuKey(spelled.toLowerCase())).toBe(key)
    }),
    { seed: 1 },
  )
})

test.for([
  ['Interior / Exterior Accessories', 'interior-exterior-accessories'],
  ['interior-/-exterior-accessories', 'interior-exterior-accessories'],
  ['  A/C compressor (new) ', 'a-c-compressor-new'],
  ['فحمات فرامل', 'فحمات-فرامل'],
  ['刹车片', '刹车片'],
  ['!!!', ''],
])('the link form of "%s" is "%s"', ([name, slug]) => {
  expect(slugOf(name!)).toBe(slug)
})

test('a link form is its own link form and holds only letters, digits and single dashes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text)
      expect(slug).toMatch(/^$|^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
      expect(slugOf(slug)).toBe(slug)
    }),
    { seed: 1, numRuns: 500 },
  )
})
