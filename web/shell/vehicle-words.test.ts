import { expect, test } from 'vitest'
import { continentText, countryText, either, vehicleName, yearsOrText } from './vehicle-words.ts'

test.each([
  ['Toyota', undefined, 'Toyota'],
  ['Toyota', 'Prado', 'Toyota Prado'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['تويوتا', 'تويوتا 86', 'تويوتا 86'],
  ['日产', '日产皮卡', '日产皮卡'],
])('%s with %s has its name once', (make, model, name) =>
  expect(vehicleName(make, model)).toBe(name),
)

test('names are joined in the language of the page', () => {
  expect(either(['Prado', 'Fortuner', 'Hilux'], 'en')).toBe('Prado, Fortuner, or Hilux')
  expect(either(['Prado', 'Hilux'], 'ar')).toBe('Prado أو Hilux')
})

test('years show how certain they are', () => {
  expect(yearsOrText([], 'en')).toBe('')
  expect(yearsOrText([2015], 'en')).toBe('2015')
  expect(yearsOrText([2015, 1985], 'en')).toBe('2015 or 1985')
  expect(yearsOrText([2016, 2015], 'fr')).toBe('2016 ou 2015')
  expect(yearsOrText([2016, 2017], 'ar')).toBe('2016 أو 2017')
  expect(yearsOrText([2015, 1985], 'zh')).toBe('2015或1985')
  expect(yearsOrText([1996, 1998, 1997], 'fr')).toBe('1996–1998')
  expect(yearsOrText([2010, 2011, 2012, 1985], 'en')).toBe('1985 or 2010–2012')
})

test.each([
  ['JP', 'en', 'Japan'],
  ['JP', 'fr', 'Japon'],
  ['JP', 'zh', '日本'],
  ['Asia', 'ar', 'Asia'],
] as const)('the country %s in %s', (region, language, text) =>
  expect(countryText(region, language)).toBe(text),
)

test('continents are named by the translations', () => {
  const t = (key: string) => `<${key}>`
  expect(continentText('North America', t)).toBe('<shell:search.continents.North America>')
  expect(continentText('Japan', t)).toBe('Japan')
})
