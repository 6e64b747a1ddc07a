import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { embeddedPlaces } from './places.ts'
import { uaePlaces } from './uae-places.ts'

const { search } = embeddedPlaces()
const labels = async (q: string, language: (typeof languages)[number] = 'en') =>
  (await search(q, language)).map(({ label }) => label)

test.for([
  ['quoz', 'Al Quoz, Dubai'],
  ['Al Quoz', 'Al Quoz, Dubai'],
  ['AL-QUOZ', 'Al Quoz, Dubai'],
  ['alquoz', 'Al Quoz, Dubai'],
  ['quo', 'Al Quoz, Dubai'],
  ['القوز', 'Al Quoz, Dubai'],
  ['قوز', 'Al Quoz, Dubai'],
  ['quoz industrial 3', 'Al Quoz Industrial 3, Dubai'],
  ['industrial 3 quoz', 'Al Quoz Industrial 3, Dubai'],
  ['القوز الصناعية ٣', 'Al Quoz Industrial 3, Dubai'],
  ['mussafah', 'Mussafah, Abu Dhabi'],
  ['musaffah', 'Mussafah, Abu Dhabi'],
  ['Musafah', 'Mussafah, Abu Dhabi'],
  ['مُصَفَّح', 'Mussafah, Abu Dhabi'],
  ['M-17', 'Mussafah M17, Abu Dhabi'],
  ['mussafah 17', 'Mussafah M17, Abu Dhabi'],
  ['مصفح م ١٧', 'Mussafah M17, Abu Dhabi'],
  ['sharjah industrial area 1', 'Sharjah Industrial Area 1, Sharjah'],
  ['industrial 5 sharjah', 'Sharjah Industrial Area 5, Sharjah'],
  ['الصناعية 7 الشارقة', 'Sharjah Industrial Area 7, Sharjah'],
  ['naif dubai', 'Naif, Dubai'],
  ['rashidiya ajman', 'Al Rashidiya, Ajman'],
  ['rashedya', 'Al Rashidiya, Dubai'],
  ['ghusais', 'Al Qusais, Dubai'],
  ['kusais', 'Al Qusais, Dubai'],
  ['جميره', 'Jumeirah, Dubai'],
  ['jumeira', 'Jumeirah, Dubai'],
  ['deyra', 'Deira, Dubai'],
  ['khorfakkan', 'Khor Fakkan, Sharjah'],
  ['خور فكان', 'Khor Fakkan, Sharjah'],
  ['راس الخيمه', 'Ras Al Khaimah'],
  ['أبو ظبي', 'Abu Dhabi'],
  ['ابوظبي', 'Abu Dhabi'],
  ['bani yas', 'Baniyas, Abu Dhabi'],
  ['RAK', 'Ras Al Khaimah'],
  ['jafza', 'Jebel Ali Free Zone, Dubai'],
  ['dubai', 'Dubai'],
  ['hat', 'Hatta, Dubai'],
  ['الصجعه', 'Al Sajaa, Sharjah'],
  ['sajja', 'Al Sajaa, Sharjah'],
] as const)('%s gives %s first', async ([q, label]) => {
  expect((await labels(q))[0]).toBe(label)
})

test('labels are in the caller’s language, names in English', async () => {
  expect(await search('al quoz industrial 3', 'ar')).toEqual([
    { name: 'Al Quoz Industrial 3', emirate: 'Dubai', label: 'القوز الصناعية 3، دبي' },
  ])
  expect((await labels('al quoz industrial 3', 'fr'))[0]).toBe('Al Quoz Industrial 3, Dubaï')
  expect((await labels('al quoz industrial 3', 'zh'))[0]).toBe('Al Quoz Industrial 3, 迪拜')
  expect((await labels('fujairah', 'zh'))[0]).toBe('富查伊拉')
})

test('cities come before areas', async () => {
  expect((await labels('d'))[0]).toBe('Dubai')
  expect((await labels('dibba')).at(-1)).toBe('Dibba Industrial Area, Fujairah')
})

test('an article alone finds names that begin with it', async () => {
  expect(await labels('al')).toHaveLength(10)
  expect(await labels('ال')).toHaveLength(10)
})

test.for(['', '   ', '-', '،', 'xyzzy', '東京', 'London', '99', '%', '\u0000', '(', '\ud800'])(
  'a text that is no place finds none: %j',
  async (q) => {
    expect(await labels(q)).toEqual([])
  },
)

test('every place is found by name and by label in both languages', async () => {
  for (const { english, arabic, emirate } of uaePlaces)
    for (const q of [english, arabic, `${english}, ${emirate}`])
      expect(await search(q, 'en'), q).toContainEqual(
        expect.objectContaining({ name: english, emirate }),
      )
})

test('any text returns at most ten places, each once', async () => {
  const word = fc.constantFrom('al', 'industrial', 'ind', 'a', 'm', '1', 'dubai', 'ال', 'ص', 'area')
  const typed = fc.array(fc.oneof(word, fc.string({ unit: 'grapheme' })), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(...languages), async (words, language) => {
      const found = await labels(words.join(' '), language)
      expect(found.length).toBeLessThanOrEqual(10)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})
