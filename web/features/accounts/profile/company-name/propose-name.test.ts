import { expect, test } from 'vitest'
import { arabicNameOf, englishNameOf } from './propose-name.ts'

test.each([
  ['Al Noor Auto Spare Parts', 'النور لقطع غيار السيارات'],
  ['Barq Al Khaleej Auto Electric', 'برق الخليج لكهرباء السيارات'],
  ['Golden Star Spare Parts Trading L.L.C', 'جولدن ستار لتجارة قطع الغيار ذ.م.م'],
  ['Ali & Sons Trading LLC', 'علي وأولاده للتجارة ذ.م.م'],
  ['Deira', 'ديرة'],
  ['Spare Parts', 'سباري بارتس'],
  ['Zulal 24', 'زولال 24'],
  ['النور لقطع الغيار', 'النور لقطع الغيار'],
  ['  ', ''],
  ['786', ''],
  ['零件', ''],
])('%s is proposed as %s', (english, arabic) => {
  expect(arabicNameOf(english)).toBe(arabic)
})

test.each([
  ['النور لقطع غيار السيارات', 'Al Noor Auto Spare Parts Trading'.replace(' Trading', '')],
  ['برق الخليج للتجارة ذ.م.م', 'Barq Gulf Trading L.L.C'],
  ['ركن دبي', 'Rukn Dubai'],
  ['Noor', 'Noor'],
  ['', ''],
])('%s is proposed as %s in English', (arabic, english) => {
  expect(englishNameOf(arabic)).toBe(english)
})

test('the longest name of one word is transliterated quickly', () => {
  expect(arabicNameOf('k'.repeat(120))).toBe('ك'.repeat(120))
  expect(arabicNameOf('al '.repeat(40))).not.toBe('')
  expect(englishNameOf('ك'.repeat(120)).length).toBeGreaterThan(120)
})
