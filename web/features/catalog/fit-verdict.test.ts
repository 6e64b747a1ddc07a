import { expect, test } from 'vitest'
import { fitRows, fitVerdict, packFits, unpackFits, type FitRow } from './fit-verdict.ts'

const rows: FitRow[] = [
  ['toyota', 'land-cruiser', 2008, 2021],
  ['toyota', 'hilux'],
  ['lexus', 'lx', 2008],
]

test.each([
  [{ make: 'Toyota', model: 'Land Cruiser', year: 2016 }, { kind: 'fits' }],
  [{ make: 'toyota', model: 'land-cruiser', year: 2021 }, { kind: 'fits' }],
  [{ make: 'Toyota', model: 'Hilux', year: 1999 }, { kind: 'fits' }],
  [{ make: 'Toyota', model: 'Hilux' }, { kind: 'fits' }],
  [{ make: 'Lexus', model: 'LX', year: 2024 }, { kind: 'fits' }],
  [
    { make: 'Toyota', model: 'Land Cruiser', year: 2023 },
    { kind: 'check', because: 'yearNotListed' },
  ],
  [
    { make: 'Toyota', model: 'Land Cruiser' },
    { kind: 'check', because: 'year' },
  ],
  [{ make: 'Toyota' }, { kind: 'check', because: 'model' }],
  [{ make: 'Toyota', model: 'Corolla', year: 2016 }, { kind: 'notListed' }],
  [{ make: 'Nissan', model: 'Patrol', year: 2016 }, { kind: 'notListed' }],
])('%o', (vehicle, verdict) => expect(fitVerdict(rows, vehicle)).toEqual(verdict))

test('a part without vehicles has to be checked', () => {
  expect(fitVerdict([], { make: 'Toyota' })).toEqual({ kind: 'check', because: 'nothingListed' })
})

test('a make without models covers the whole make', () => {
  const make = { _id: '1', name: 'Isuzu', label: 'إيسوزو' }
  expect(fitRows([{ make, models: [] }])).toEqual([['isuzu', '']])
  expect(fitVerdict([['isuzu', '']], { make: 'Isuzu', model: 'D-Max', year: 2020 })).toEqual({
    kind: 'check',
    because: 'make',
  })
})

test('packed rows are unpacked unchanged', () => {
  expect(unpackFits(packFits(rows))).toEqual([
    ['toyota', 'land-cruiser', 2008, 2021],
    ['toyota', 'hilux', undefined, undefined],
    ['lexus', 'lx', 2008, undefined],
  ])
  expect(unpackFits(packFits([]))).toEqual([])
})
