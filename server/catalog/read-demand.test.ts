import { expect, test } from 'vitest'
import { nothingOnOffer, reference, understanding } from '../testing/understanding-in-memory.ts'
import { demandReader, kindName } from './read-demand.ts'

const read = demandReader({ reference, understanding, onOffer: () => nothingOnOffer })

function readAs(text: string) {
  const { numbers, categories, makes } = read(text)
  return {
    numbers,
    categories: categories.map((no) => reference.category(no)!.key),
    makes: makes.map((no) => reference.make(no)?.key ?? 'other'),
  }
}

test.for([
  ['04465-60320', ['0446560320'], [], []],
  ['toyota 04465 60320', ['0446560320'], [], ['toyota']],
  ['brake pads', [], ['brake-parts'], []],
  ['brake pads prado 2015', [], ['brake-parts'], ['toyota']],
  ['فحمات باترول', [], ['brake-parts'], ['nissan']],
  ['patrol', [], [], ['nissan']],
  ['brake pads hyundai accent', [], ['brake-parts'], ['hyundai']],
  ['brake pads ferrari', [], ['brake-parts'], ['other']],
  ['unobtainium', [], [], []],
  ['', [], [], []],
] as const)('"%s" is read', ([text, numbers, categories, makes]) => {
  const found = readAs(text)
  expect(found.numbers).toEqual(expect.arrayContaining([...numbers]))
  expect(found.categories.toSorted()).toEqual([...categories].toSorted())
  expect(found.makes).toEqual([...makes])
})

test('a text is parsed once', () => {
  expect(read('radiator camry')).toBe(read('radiator camry'))
})

test('specialities have a name in every language', () => {
  const kind = { category: read('brake pads').categories[0]!, make: read('prado').makes[0]! }
  expect(kindName(reference, kind, 'en')).toBe('Brake Parts · Toyota')
  expect(kindName(reference, kind, 'ar')).toMatch(/^\p{Script=Arabic}[^·]* · تويوتا$/u)
  expect(kindName(reference, { category: kind.category }, 'en')).toBe('Brake Parts')
  expect(kindName(reference, { category: kind.category, make: 0 }, 'en')).toBe('Brake Parts')
})
