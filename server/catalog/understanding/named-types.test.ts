import { expect, test } from 'vitest'
import { reference, understanding } from '../../testing/understanding-in-memory.ts'

const typesOf = (category: string, partName: string, partNameAr?: string) =>
  understanding
    .possibleTypes({ partName, partNameAr, categoryNo: reference.findCategory(category)!.no })
    .flatMap(([no, likelihood]) => (likelihood < 1 ? [] : reference.partType(no)!.key))

test.for([
  ['the category', 'batteries-lubricants-tires', 'Battery', undefined, 'battery'],
  [
    'two names against the category',
    ...([
      'batteries-lubricants-tires',
      'Battery Cable Positive',
      'واير بطارية موجب',
      'battery-cable',
    ] as const),
  ],
  [
    'two names of one part, one of them in Arabic',
    ...(['engine-cooling', 'Radiator Fan Blade ريش مروحة', undefined, 'fan-blade'] as const),
  ],
  [
    'two names in English',
    ...([
      'engine-parts',
      'Mass Air Flow MAF Sensor Meter With Housing',
      undefined,
      'mass-air-flow-sensor',
    ] as const),
  ],
  [
    'all words, where the first ones only begin a name',
    ...(['steering-parts', 'END SUB-ASSY, TIE ROD, RH', undefined, 'tie-rod-end'] as const),
  ],
  [
    'the part of the side that is named',
    ...([
      'interior-exterior-accessories',
      'Inside Interior Door Handle Beige Pull Lever Right',
      undefined,
      'door-handle-inner',
    ] as const),
  ],
] as const)('a listing is what it says by %s', ([, category, name, nameAr, type]) => {
  expect(typesOf(category, name, nameAr)).toEqual([type])
})

test.for([
  ['Engine VQ37 used original infiniti g37 fx37 low mileage', 'engine-assembly'],
  ['bare block 2TR used original no crack', 'cylinder-block'],
  ['Coolant Overflow Expansion Reservoir Bottle Tank With Cap', 'coolant-reservoir'],
])('the name of a listing complains of nothing: "%s"', ([name, type]) => {
  expect(typesOf('engine-parts', name!)).toContain(type)
})
