import { describe, expect, test } from 'vitest'
import { complaints, queries } from './known-queries.ts'
import { nothingOnOffer, readAs, understanding } from '../../testing/understanding-in-memory.ts'

describe.for(Object.entries(queries))('%s', ([, table]) => {
  test.for(table)('"%s"', ([text, types, vehicles = '', more = '']) => {
    const read = readAs(text)
    const positions = read.positions.join(' ')
    expect({
      types: read.types.join(' '),
      vehicles: read.vehicles.join(' '),
      more: [read.years?.join('-'), positions].filter(Boolean).join(' '),
    }).toEqual({ types, vehicles, more })
  })
})

describe('a complaint returns its causes, the likeliest first', () => {
  test.for(complaints)('%s', ([text, likeliest]) => {
    const { types, mentions } = readAs(text!)
    expect(types[0]).toBe(likeliest)
    expect(types.length).toBeGreaterThan(1)
    expect(mentions[0]).toMatch(/^symptom /)
  })
})

test('a general word means many part types, one more word selects one', () => {
  expect(readAs('filter').types.length).toBeGreaterThan(5)
  expect(readAs('oil filter').types).toEqual(['oil-filter'])
})

test('genuine parts are those of the makes', () => {
  expect(readAs('genuine oil filter prado').brands).toContain('Toyota Genuine')
  expect(readAs('oil filter prado').brands).toEqual([])
})

test.for([
  ['used alternator camry', ['used']],
  ['دينمو مستعمل كامري', ['used']],
  ['تشليح باب باترول', ['used']],
  ['aftermarket headlight corolla', ['aftermarket']],
  ['فلتر زيت تجاري', ['aftermarket']],
  ['oem brake disc', ['oem', 'genuine']],
  ['brake disc', []],
] as const)('%s means the tier %j', ([text, tiers]) => {
  expect(understanding.understand(text, nothingOnOffer).wanted.tiers).toEqual(tiers)
})

test('the tier is read from a name that has one', () => {
  expect(understanding.tierNamed('ليت امامي يسار باترول 2010-2024 مستعمل')).toBe('used')
  expect(understanding.tierNamed('ALTERNATOR ASSY GENUINE')).toBe('genuine')
  expect(understanding.tierNamed('Genuine or aftermarket')).toBeUndefined()
  expect(understanding.tierNamed('Alternator')).toBeUndefined()
})

const onOffer = {
  brandNames: ['', 'Velkamo', 'KYB', 'Toyota'],
  knowsWord: (word: string) => ['5w30', 'magnatec'].includes(word),
}

test('brands on offer are recognised in any case, makes are not brands', () => {
  expect(readAs('velkamo spark plug toyota').brands).toEqual([])
  const read = readAs('velkamo spark plug toyota', onOffer)
  expect([read.brands, read.vehicles, read.types]).toEqual([
    ['Velkamo'],
    ['toyota'],
    ['spark-plug'],
  ])
})

test('sizes and words that only occur in names are searched for there', () => {
  const read = readAs('engine oil 5w30 magnatec', onOffer)
  expect([read.types, read.words.toSorted()]).toEqual([['engine-oil'], ['5w30', 'magnatec']])
  expect(readAs('engine oil 5w30 magnatec', nothingOnOffer).words).toEqual(['5w30'])
})

test.each([
  ['70 amp battery', ['70']],
  ['بطارية 120 أمبير', ['120']],
  ['bulb 24 v', ['24']],
  ['engine oil 4.5 liter', ['4.5']],
])('of a size the number is looked for, not its unit: "%s"', (text, words) => {
  const knowsWord = (word: string) => /\d|^(?:amp|liter|v)$/.test(word)
  expect(readAs(text, { brandNames: [], knowsWord }).words).toEqual(words)
})

test('unknown words are returned, stop words are not', () => {
  expect(readAs('oil filter wibbleflop for camry').unknown).toEqual(['wibbleflop'])
})

test.for(['xqzw plmk', 'asdf qwer', 'zzzz', '你好吗', 'لللل ققق'])(
  'nonsense means nothing: %s',
  (text) => {
    expect(readAs(text)).toMatchObject({ types: [], vehicles: [], mentions: [], words: [] })
  },
)

test('one similar word is a typing error, among more unknown words a coincidence', () => {
  expect(readAs('thermostad').types).toEqual(['thermostat'])
  expect(readAs('wobblezonk thermostad fizzgig')).toMatchObject({ types: [], mentions: [] })
  expect(readAs('wobblezonk thermostat fizzgig').types).toEqual(['thermostat'])
})

test.each([
  ['ball joint separator', undefined],
  ['bearing puller 65mm', undefined],
  ['oil filter wrench 65mm', 'oil-filter-wrench'],
  ['heat shrink tube', undefined],
  ['جهاز برمجة', undefined],
  ['جهاز فحص كمبيوتر', 'obd-scanner'],
  ['ball joint', 'ball-joint-lower'],
  ['bulb socket set', 'lamp-socket'],
  ['تنظيف بخاخات', 'fuel-injector'],
  ['بخاخ تنظيف بريك', 'brake-cleaner'],
])('tools are no parts, what is sold with their words is: "%s"', (text, first) => {
  expect(readAs(text).types[0]).toBe(first)
})

test.each([
  ['spare tyre carrier bracket back door', 'spare-wheel-carrier'],
  ['main window switch driver door', 'power-window-master-switch'],
  ['camry 2019 tail lamp inner lh dicky side', 'tail-lamp-inner'],
  ['CYLINDER SET, DOOR LOCK, LH', 'door-lock-cylinder'],
  ['PANEL SUB-ASSY, FRONT FENDER, RIGHT', 'fender'],
  ['fuel pump relay', 'relay'],
  ['engine cover clip', 'bumper-clip'],
  ['cooling fan motor relay camry 2015', 'relay'],
  ['crankshaft position sensor connector', 'wiring-connector'],
  ['relay for fuel pump', 'relay'],
  ['brake caliper pads', 'brake-pad-set-front'],
])(
  'of two parts the one named in more words is meant, or the thing itself: "%s"',
  (text, first) => {
    expect(readAs(text).types[0]).toBe(first)
  },
)

test.each([
  ['T/CHAIN TENSNR 1ZZ', 'timing-chain-tensioner'],
  ['T/chain kit sunny', 'timing-chain-kit'],
  ['F/pump', 'fuel-pump'],
  ['S/PLUG WIRE', 'ignition-lead-set'],
  ['RADTR CAMRY', 'radiator'],
  ['COIL SPRG FR', 'coil-spring-front'],
  ['WPR MTR', 'wiper-motor'],
  ['STRG KNCKL LH', 'steering-knuckle'],
  ['دينموا باترووول', 'alternator'],
])('letters left out or drawn out: "%s"', (text, first) => {
  expect(readAs(text).types[0]).toBe(first)
})
