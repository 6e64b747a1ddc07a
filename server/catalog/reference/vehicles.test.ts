import { describe, expect, test } from 'vitest'
import { makeOf } from './make-table.ts'
import { homeMakes, makes, modelsNeedingMake } from './vehicles.ts'

const models = makes.flatMap((make) =>
  make.models.map((model) => ({ ...model, key: `${make.key}/${model.key}` })),
)

describe('the makes', () => {
  test('are at least 45 beside the ten of the home page, which come first', () => {
    expect(makes.length).toBeGreaterThanOrEqual(55)
    expect(makes.slice(0, 10)).toEqual(homeMakes)
    expect(makes.filter((make) => make.models.length === 0)).toEqual([])
  })

  test('have every key, number and name once', () => {
    const once = (all: string[]) => expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
    once(makes.map(({ key }) => key))
    once(makes.map(({ idCarMake }) => idCarMake))
    once(makes.map(({ names }) => names.en))
    once(makes.map(({ names }) => names.ar))
    once(models.map(({ key }) => key))
    once(models.map(({ idCarModel }) => idCarModel))
  })

  test('have names in Arabic and numbers that begin with that of the make', () => {
    for (const make of makes) {
      expect(make.names.ar).toMatch(/^[\u0621-\u064a ]+$/)
      for (const { names, idCarModel } of make.models) {
        expect(names.ar, names.en).toMatch(/^[\u0621-\u064a\d ]+$/)
        expect(idCarModel).toMatch(new RegExp(`^${make.idCarMake}\\d\\d$`))
      }
    }
  })

  test('have generations that follow each other', () => {
    for (const { key, generations } of models)
      for (const [place, { from, to }] of generations.entries()) {
        expect(to ?? Infinity, key).toBeGreaterThanOrEqual(from)
        const next = generations[place + 1]
        if (next) expect(next.from, key).toBeGreaterThan(to ?? Infinity)
      }
  })

  test('are read before a model of the same name, or by a number alone', () => {
    const others = models.slice(homeMakes.flatMap((make) => make.models).length)
    const taken = new Set(
      models.slice(0, -others.length).flatMap(({ names }) => [names.en, names.ar]),
    )
    for (const { key, names } of others) {
      const isTaken = taken.has(names.en) || /^\d+$/.test(names.en)
      if (isTaken) expect(modelsNeedingMake, key).toContain(key)
      taken.add(names.en)
    }
  })
})

describe('a table of models', () => {
  const make = { key: 'm', idCarMake: '900', names: ['Make', 'صانع', '厂'] }

  test('is one model a line', () => {
    expect(
      makeOf(
        make,
        '\n  01 a-b | A B | اي بي | X1 2001-2005, 2006- | 甲\n 02 c* | C | سي | 2010-2012',
      ),
    ).toEqual({
      key: 'm',
      names: { en: 'Make', ar: 'صانع', fr: 'Make', zh: '厂' },
      idCarMake: '900',
      models: [
        {
          key: 'a-b',
          names: { en: 'A B', ar: 'اي بي', fr: 'A B', zh: '甲' },
          idCarModel: '90001',
          generations: [
            { code: 'X1', from: 2001, to: 2005 },
            { from: 2006, to: null },
          ],
        },
        {
          key: 'c',
          names: { en: 'C', ar: 'سي', fr: 'C', zh: 'C' },
          idCarModel: '90002',
          generations: [{ from: 2010, to: 2012 }],
          needsMake: true,
        },
      ],
    })
  })

  test.for(['a | A | اي | 2001-', '01 a | A | | 2001-', '01 a | A | اي | 2001', '01 a | A | اي'])(
    'is rejected: %s',
    (line) => expect(() => makeOf(make, line)).toThrow(line),
  )
})
