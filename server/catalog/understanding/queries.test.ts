import { describe, expect, test } from 'vitest'
import { nothingOnOffer, readAs, understanding } from '../../testing/understanding-in-memory.ts'

const both = (key: string) => `${key}-front ${key}-rear`
const pads = both('brake-pad-set')

/** [text, part types, vehicles, anything more: years and positions] */
type Query = readonly [text: string, types: string, vehicles?: string, more?: string]

const queries: Record<string, Query[]> = {
  'in English': [
    ['front brake pads prado 2015', 'brake-pad-set-front', 'toyota/prado', '2015-2015 front'],
    ['rear shock absorber hilux 2018', 'shock-absorber-rear', 'toyota/hilux', '2018-2018 rear'],
    [
      'radiator hose corolla 2014',
      'radiator-hose-upper radiator-hose-lower',
      'toyota/corolla',
      '2014-2014',
    ],
    ['alternator nissan sunny 2012-2015', 'alternator', 'nissan/sunny', '2012-2015'],
    ['left headlight altima 2016', 'headlamp', 'nissan/altima', '2016-2016 left'],
    ['A/C compressor patrol', 'ac-compressor', 'nissan/patrol'],
    ['bonnet land cruiser', 'bonnet', 'toyota/land-cruiser'],
    ['hood land cruiser', 'bonnet', 'toyota/land-cruiser'],
    ['windshield civic', 'windscreen', 'honda/civic'],
    ['silencer hilux', 'exhaust-muffler', 'toyota/hilux'],
    ['muffler hilux', 'exhaust-muffler', 'toyota/hilux'],
    ['need spark plugs for my camry please', 'spark-plug', 'toyota/camry'],
    ['ball joint lower hilux', 'ball-joint-lower', 'toyota/hilux', 'lower'],
  ],
  'in Arabic': [
    ['فحمات امامي برادو', pads, 'toyota/prado', 'front'],
    ['فلتر زيت للبرادو', 'oil-filter', 'toyota/prado'],
    ['بواجي كورولا ٢٠١٤', 'spark-plug', 'toyota/corolla', '2014-2014'],
    ['مساعدات خلفية هايلكس', 'shock-absorber-rear', 'toyota/hilux'],
    ['صدام امامي كورولا 2015', 'bumper-front', 'toyota/corolla', '2015-2015 front'],
    ['كمبروسر مكيف كامري', 'ac-compressor', 'toyota/camry'],
    ['سلف لاندكروزر', 'starter-motor', 'toyota/land-cruiser'],
    ['رديتر باترول', 'radiator', 'nissan/patrol'],
    ['الرديتر', 'radiator'],
    ['ابغى فحمات حق برادو موديل 15', pads, 'toyota/prado', '2015-2015'],
    ['٢٠١٥ برادو فحمات', pads, 'toyota/prado', '2015-2015'],
  ],
  'in Arabic with Latin letters': [
    ['fahmat prado 2015', pads, 'toyota/prado', '2015-2015'],
    ['fa7mat amami prado', pads, 'toyota/prado', 'front'],
    ['dinamo patrol', 'alternator', 'nissan/patrol'],
    ['kombrosor camry', 'ac-compressor', 'toyota/camry'],
    ['lait amami yasar altima', 'headlamp', 'nissan/altima', 'left'],
  ],
  'in Hindi and Urdu': [
    ['कोरोला ब्रेक पैड', pads, 'toyota/corolla'],
    ['کرولا بریک پیڈ', pads, 'toyota/corolla'],
    ['agla brek pad corolla chahiye', pads, 'toyota/corolla', 'front'],
    ['stering rack', 'steering-rack-hydraulic steering-rack-electric'],
  ],
  'in French': [
    ['plaquettes de frein avant corolla', 'brake-pad-set-front', 'toyota/corolla', 'front'],
    ['amortisseur arrière hilux', 'shock-absorber-rear', 'toyota/hilux', 'rear'],
    ['filtre à huile prado', 'oil-filter', 'toyota/prado'],
  ],
  'in Chinese': [
    ['普拉多前刹车片', 'brake-pad-set-front', 'toyota/prado'],
    ['2015款卡罗拉火花塞', 'spark-plug', 'toyota/corolla', '2015-2015'],
    ['丰田 凯美瑞 空调压缩机', 'ac-compressor', 'toyota/camry'],
    ['后减震器 海拉克斯', 'shock-absorber-rear', 'toyota/hilux'],
  ],
  'with typing errors': [
    ['brek pad land cruser', pads, 'toyota/land-cruiser'],
    ['radaitor patrol', 'radiator', 'nissan/patrol'],
    ['altenator camry', 'alternator', 'toyota/camry'],
    ['corola', '', 'toyota/corolla'],
    ['رديتار باترول', 'radiator', 'nissan/patrol'],
  ],
  'by names that share their words': [
    ['Nissan Patrol Safari', '', 'nissan/patrol-safari nissan/patrol 1998-2009'],
    ['لكزس آي اس', '', 'lexus/es lexus/is'],
    ['ماء رديتر', 'radiator coolant'],
  ],
  'written together or apart': [
    ['prado2015 brakepad', pads, 'toyota/prado', '2015-2015'],
    ['landcruiser', '', 'toyota/land-cruiser'],
    ['land cruiser', '', 'toyota/land-cruiser'],
    ['rav 4', '', 'toyota/rav4'],
    ['cr-v', '', 'honda/cr-v'],
    ['crv', '', 'honda/cr-v'],
  ],
  'by the code on the plate': [
    ['GRJ150 oil filter', 'oil-filter', 'toyota/prado 2010-2023'],
    ['grj150w', '', 'toyota/prado 2010-2023'],
  ],
  'in singular and plural alike': [
    ['radiators', 'radiator'],
    ['spark plug', 'spark-plug'],
    ['spark plugs', 'spark-plug'],
    ['batteries', 'battery'],
    ['بطارية', 'battery'],
    ['بطاريات', 'battery'],
  ],
  'with other text around': [
    ['brake!? … (pads)', pads],
    ['absorber', both('shock-absorber')],
    ['lh', '', '', 'left'],
    ['', ''],
    ['!?', ''],
  ],
}

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
  test.for([
    ['gaadi garam ho rahi hai', 'thermostat'],
    ['گاڑی گرم ہو رہی ہے', 'thermostat'],
    ['इंजन गरम', 'thermostat'],
    ['engine overheating', 'thermostat'],
    ['السيارة تسخن', 'thermostat'],
    ['surchauffe moteur', 'thermostat'],
    ['发动机过热', 'thermostat'],
    ['car not starting', 'battery'],
    ['gaadi start nahi ho rahi', 'battery'],
    ['ac not cooling', 'ac-compressor'],
    ['white smoke', 'head-gasket'],
    ['brake noise', 'brake-pad-set-front'],
  ])('%s', ([text, likeliest]) => {
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
  brandNames: ['', 'Denso', 'KYB', 'Toyota'],
  knowsWord: (word: string) => ['5w30', 'magnatec'].includes(word),
}

test('brands on offer are recognised in any case, makes are not brands', () => {
  const read = readAs('denso spark plug toyota', onOffer)
  expect([read.brands, read.vehicles, read.types]).toEqual([['Denso'], ['toyota'], ['spark-plug']])
})

test('sizes and words that only occur in names are searched for there', () => {
  const read = readAs('engine oil 5w30 magnatec', onOffer)
  expect([read.types, read.words.toSorted()]).toEqual([['engine-oil'], ['5w30', 'magnatec']])
  expect(readAs('engine oil 5w30 magnatec', nothingOnOffer).words).toEqual(['5w30'])
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
