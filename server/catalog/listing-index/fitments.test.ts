import { expect, test } from 'vitest'
import {
  Fitments,
  FITS,
  LIKELY_FIT,
  OTHER_YEAR,
  SAME_MAKE,
  UNIVERSAL,
  type FittedYears,
  type WantedVehicle,
} from './fitments.ts'

const [toyota, nissan] = [1, 2]
const [prado, hilux, patrol] = [11, 12, 21]
const vehicle = (model: number, from: number, to: number): FittedYears => ({
  ...{ make: model < 20 ? toyota : nissan, model, from, to },
})
const wanted = (model: number, more: Partial<WantedVehicle> = {}): WantedVehicle => ({
  ...{ make: model < 20 ? toyota : nissan, model, weight: 1 },
  ...more,
})

// 1: the Prado of 2010–2017; 2: that and the Hilux of 2020; 3: the Patrol; 4: nothing known yet.
const fitments = new Fitments()
fitments.put(1, [vehicle(prado, 2010, 2017)])
fitments.put(2, [vehicle(prado, 2010, 2017), vehicle(hilux, 2020, 2020)])
fitments.put(3, [vehicle(patrol, 1998, 2024)])
fitments.put(5, [])

const fit = (wanted: WantedVehicle[], years?: [number, number]) => {
  const grades = fitments.fit(wanted, years && { from: years[0], to: years[1] })
  return [...grades.subarray(0, 4)]
}

test('the grades are ordered by suitability', () => {
  const grades = [0, UNIVERSAL, OTHER_YEAR, SAME_MAKE, LIKELY_FIT, FITS]
  expect(grades).toEqual(grades.toSorted((a, b) => a - b))
  expect(new Set(grades).size).toBe(6)
})

test.for([
  ['a model', [wanted(prado)], undefined, [FITS, FITS, 0]],
  ['a model of a year', [wanted(prado)], [2015, 2015], [FITS, FITS, 0]],
  ['a model of another year', [wanted(prado)], [2020, 2020], [OTHER_YEAR, OTHER_YEAR, 0]],
  ['a model within years that overlap', [wanted(prado)], [2017, 2022], [FITS, FITS, 0]],
  ['a generation', [wanted(prado, { from: 2016, to: 2023 })], undefined, [FITS, FITS, 0]],
  ['another generation', [wanted(prado, { from: 2018 })], undefined, [OTHER_YEAR, OTHER_YEAR, 0]],
  [
    'a year before a generation',
    [wanted(prado, { from: 2018 })],
    [2015, 2015],
    [OTHER_YEAR, OTHER_YEAR, 0],
  ],
  ['a model perhaps meant', [wanted(prado, { weight: 0.6 })], undefined, [4, 4, 0]],
  ['a make', [{ make: toyota, weight: 1 }], undefined, [SAME_MAKE, SAME_MAKE, 0]],
  ['a make of a year', [{ make: toyota, weight: 1 }], [2020, 2020], [OTHER_YEAR, SAME_MAKE, 0]],
  ['the best of several', [wanted(hilux), wanted(patrol)], undefined, [0, FITS, FITS]],
  ['years alone', [], [2020, 2020], [OTHER_YEAR, FITS, FITS]],
  ['a car that is not sold here', [{ make: 0, weight: 1 }], undefined, [0, 0, 0]],
] as const)('how fitments suit %s', ([, wanted, years, grades]) => {
  expect(fit([...wanted], years && [...years])).toEqual([UNIVERSAL, ...grades])
})

test('what only a brand says suits its make, and may suit any other', () => {
  const branded = new Fitments()
  branded.put(1, [{ ...vehicle(prado, 2010, 2017), model: 0 }], 'brand')
  branded.put(2, [{ ...vehicle(prado, 2010, 2017), model: 0 }], 'name')
  const suits = (model: number, from: Fitments) => [...from.fit([wanted(model)])].slice(1)
  for (const each of [branded, branded.copyOf(Uint32Array.of(0, 1, 2))]) {
    expect(suits(prado, each)).toEqual([SAME_MAKE, SAME_MAKE])
    expect(suits(patrol, each)).toEqual([UNIVERSAL, 0])
  }
})

test('neither a fitment without vehicles nor an unknown one suits a car', () => {
  expect([...fitments.fit([wanted(prado)])].slice(4)).toEqual([0, 0])
})

test('a fitment inserted again is unchanged', () => {
  fitments.put(3, [vehicle(prado, 2000, 2001)])
  expect(fit([wanted(patrol)])[3]).toBe(FITS)
  expect([3, 4, 5, 0, 900_000].map((no) => fitments.has(no))).toEqual([
    ...[true, false, true, true, false],
  ])
})

test('a copy has the chosen fitments by their new numbers', () => {
  // As many listings as have 0, 1, 2 and so on.
  expect(fitments.usage(Uint32Array.of(9, 0, 4, 0, 0, 1))).toEqual({ used: 3 + 1, unused: 2 + 2 })
  const copy = fitments.copyOf(Uint32Array.of(0, 0, 1, 0, 0, 2))
  expect([copy.end, copy.has(1), copy.has(2), copy.has(3)]).toEqual([3, true, true, false])
  expect([...copy.fit([wanted(hilux)], { from: 2020, to: 2020 })]).toEqual([UNIVERSAL, FITS, 0])
  expect([...copy.fit([wanted(patrol)])]).toEqual([UNIVERSAL, 0, 0])
})

test('it grows beyond its first size and retains its content', () => {
  const many = new Fitments()
  for (let no = 1; no <= 3_000; no++)
    many.put(no, [vehicle(no % 2 ? prado : patrol, 2000, 2010), vehicle(hilux, 2000, 2001)])
  const grades = many.fit([wanted(prado)])
  for (let no = 1; no <= 3_000; no++) expect(grades[no]).toBe(no % 2 ? FITS : 0)
})
