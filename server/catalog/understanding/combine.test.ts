import { describe, expect, test } from 'vitest'
import { combineTypes, combineVehicles, guessedParts, typesOfGuesses } from './combine.ts'
import type { PhraseMatch } from './phrase-book.ts'
import type { Sense } from './senses.ts'

function match(sense: Sense, { score = 1, tokens = 1 } = {}): PhraseMatch<Sense> {
  const phrase = { sense, text: '', standing: 1, words: [], optional: new Set<number>() }
  return { phrase: { ...phrase, ordered: false, adjacent: false }, tokens, score }
}
const part = (types: Record<number, number>, at: { score?: number; tokens?: number } = {}) =>
  match({ kind: 'part', types: new Map(entriesOf(types)) }, at)
const entriesOf = (types: Record<number, number>) =>
  Object.entries(types).map(([no, weight]): [number, number] => [Number(no), weight])
const combined = (...matches: PhraseMatch<Sense>[]) => {
  const { types, unused } = combineTypes(matches, (a) => a)
  return { types: types && Object.fromEntries(types), unused: unused.length }
}

describe('parts named together', () => {
  test('mean their intersection', () => {
    const brake = { 1: 1, 2: 1, 3: 0.5, 4: 1 }
    const hose = { 3: 1, 7: 1, 8: 1, 9: 1 }
    expect(combined(part(brake), part(hose))).toEqual({ types: { 3: 1 }, unused: 0 })
  })

  test('are two searches when both are specific and share nothing, the first one likelier', () => {
    expect(combined(part({ 1: 1 }), part({ 2: 1, 3: 0.5 }))).toEqual({
      types: { 1: 1, 2: 0.6, 3: 0.3 },
      unused: 0,
    })
  })

  test('mean the one that is named twice', () => {
    const [airflow, meter, again] = [{ 1: 1 }, { 2: 1 }, { 1: 1, 3: 0.5 }]
    const named = [part(airflow, { score: 3 }), part(again, { score: 2 }), part(meter)]
    const lastFirst = combineTypes(named, (_, b) => b)
    expect([...lastFirst.types!]).toEqual([
      [1, 1],
      [2, 0.6],
    ])
  })

  test('mean the better match when a general word shares nothing with it', () => {
    const general = { 5: 1, 6: 1, 7: 1, 8: 1 }
    expect(combined(part(general), part({ 1: 1 }, { score: 2 }))).toEqual({
      types: { 1: 1 },
      unused: 1,
    })
  })

  test('multiply their likelihoods, and the likeliest is certain', () => {
    expect(combined(part({ 1: 0.5, 2: 0.25 }), part({ 1: 0.5, 2: 0.5, 3: 1 })).types).toEqual({
      1: 1,
      2: 0.5,
    })
    expect(combined(part({ 1: 0.4, 2: 0.2 })).types).toEqual({ 1: 1, 2: 0.5 })
  })

  test('are none without a part name', () => {
    expect(combined(match({ kind: 'tier', tiers: ['genuine'] }))).toEqual({
      types: undefined,
      unused: 0,
    })
  })

  test('combine with symptoms', () => {
    const symptom = match({ kind: 'symptom', types: new Map(entriesOf({ 1: 0.9, 2: 0.6 })) })
    expect(combined(part({ 2: 1 }), symptom).types).toEqual({ 2: 1 })
  })
})

describe('guesses', () => {
  test('are the matches with most words of a name', () => {
    const guesses = guessedParts(
      [part({ 1: 1 }, { score: 0.5 }), part({ 2: 1 }, { score: 0.9 })],
      0,
    )
    expect(Object.fromEntries(typesOfGuesses(guesses)!)).toEqual({ 2: 1 })
  })

  test('are not made from too few words, used words, or towards everything', () => {
    expect(guessedParts([part({ 1: 1 }, { score: 0.3 })], 0)).toEqual([])
    expect(guessedParts([part({ 1: 1 }, { tokens: 0b10 })], 0b110)).toEqual([])
    expect(
      guessedParts(
        Array.from({ length: 13 }, (_, no) => part({ [no]: 1 })),
        0,
      ),
    ).toEqual([])
    expect(guessedParts([match({ kind: 'tier', tiers: ['genuine'] })], 0)).toEqual([])
    expect(typesOfGuesses([])).toBeUndefined()
  })
})

describe('vehicles named together', () => {
  const make = (no: number) => match({ kind: 'make', vehicles: [{ make: no, weight: 1 }] })
  const model = (of: number, no: number, from?: number, to?: number) =>
    match({ kind: 'model', vehicles: [{ make: of, model: no, from, to, weight: 1 }] })
  const vehiclesOf = (...matches: PhraseMatch<Sense>[]) =>
    combineVehicles(matches).vehicles.map(({ make: of, model: no, from, to }) =>
      [of, no, from, to].filter((value) => value !== undefined).join(' '),
    )

  test('a model is more specific than its make', () => {
    expect(vehiclesOf(make(1), model(1, 10))).toEqual(['1 10'])
    expect(vehiclesOf(make(1))).toEqual(['1'])
  })

  test('the make decides between models of one name', () => {
    const both: Sense = {
      kind: 'model',
      vehicles: [
        { make: 1, model: 10, weight: 1 },
        { make: 2, model: 20, weight: 1 },
      ],
    }
    expect(vehiclesOf(match(both), make(2))).toEqual(['2 20'])
    expect(vehiclesOf(match(both), make(3))).toEqual(['1 10', '2 20'])
  })

  test('a name of several makes says nothing beside that of one', () => {
    const shared: Sense = {
      kind: 'model',
      vehicles: [
        { make: 1, model: 10, from: 2008, weight: 1 },
        { make: 2, model: 20, weight: 1 },
      ],
    }
    expect(vehiclesOf(match(shared), model(3, 30))).toEqual(['3 30'])
    expect(vehiclesOf(model(3, 30), match(shared))).toEqual(['3 30'])
    expect(vehiclesOf(match(shared), model(1, 10))).toEqual(['1 10 2008'])
    expect(vehiclesOf(match(shared))).toEqual(['1 10 2008', '2 20'])
  })

  test('two names of one model mean the years that they share', () => {
    expect(vehiclesOf(model(1, 10), model(1, 10, 2010, 2023))).toEqual(['1 10 2010 2023'])
    expect(vehiclesOf(model(1, 10, 2005, 2015), model(1, 10, 2010, 2023))).toEqual([
      '1 10 2010 2015',
    ])
  })

  test('a model still on sale has an open end', () => {
    expect(vehiclesOf(model(1, 10, 2010), model(1, 10))).toEqual(['1 10 2010'])
    expect(vehiclesOf(model(1, 10), model(1, 10))).toEqual(['1 10'])
    expect(vehiclesOf(model(1, 10, 2010), model(1, 10, undefined, 2015))).toEqual([
      '1 10 2010 2015',
    ])
  })

  test('two models are both wanted', () => {
    expect(vehiclesOf(model(1, 10), model(2, 20))).toEqual(['1 10', '2 20'])
  })

  test('years are a range from the first to the last', () => {
    const year = (from: number, to = from) => match({ kind: 'year', from, to })
    expect(combineVehicles([year(2010), year(2015)]).years).toEqual({ from: 2010, to: 2015 })
    expect(combineVehicles([]).years).toBeUndefined()
  })
})
