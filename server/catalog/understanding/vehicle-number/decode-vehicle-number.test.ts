import { describe, expect, test } from 'vitest'
import { homeMakes, makes } from '../../reference/vehicles.ts'
import { chassisCodesByGeneration } from './chassis-codes.ts'
import { checkDigitOf } from './check-digit.ts'
import { decodeVehicleNumber } from './decode-vehicle-number.ts'
import { chassisCodes, findChassisCode, generationOf } from './find-chassis-code.ts'
import { manufacturers } from './manufacturers.ts'
import { chassisCodeInVin, vinPatterns } from './vin-patterns.ts'
import { vinPatternsOfOthers } from './vin-patterns-others.ts'

const today = new Date('2026-11-21')
const decode = (text: string) => decodeVehicleNumber(text, today)
const inShort = (text: string) => {
  const { models, years, confidence } = decode(text) ?? {}
  return [models?.map(({ key }) => key).join(' '), years?.length === 1 ? years[0] : 0, confidence]
}

/** The first and the last year of every model, the last of those on sale as in `today`'s next one. */
const yearsOfModels = new Map(
  makes.flatMap((make) =>
    make.models.map(({ key, generations }): [string, { from: number; to: number }] => [
      `${make.key}/${key}`,
      {
        from: Math.min(...generations.map(({ from }) => from)),
        to: Math.max(...generations.map(({ to }) => to ?? today.getUTCFullYear() + 1)),
      },
    ]),
  ),
)

describe('a VIN gives the model', () => {
  test.each([
    // Toyota and Lexus: the eighth character.
    ['JTMHX05J704083922', 'toyota/land-cruiser', 0, 'medium'],
    ['JTMHV05J5C4012345', 'toyota/land-cruiser', 2012, 'high'],
    ['JTMABBBJ7P4064250', 'toyota/land-cruiser', 2023, 'high'],
    ['JTECB09J502001234', 'toyota/land-cruiser', 0, 'medium'],
    ['JTEBX3FJ1EK191070', 'toyota/prado', 2014, 'high'],
    ['JTEBU29J605089848', 'toyota/prado', 0, 'medium'],
    ['JTELU71J0E4001234', 'toyota/land-cruiser-70', 2014, 'high'],
    ['JTEBU11F570012345', 'toyota/fj-cruiser', 2007, 'high'],
    ['MR0FZ29GX02529411', 'toyota/hilux', 0, 'medium'],
    ['MR0FB8CD1K0567890', 'toyota/hilux', 2019, 'high'],
    ['MR0YX59G0C3012345', 'toyota/fortuner', 2012, 'high'],
    ['MHFGB8GS2J0883314', 'toyota/fortuner', 2018, 'high'],
    ['MHFXW42G0A2012345', 'toyota/innova', 2010, 'high'],
    ['MHKE8FB3JPK092953', 'toyota/rush', 2023, 'high'],
    ['JTFSS22P3J0177904', 'toyota/hiace', 2018, 'high'],
    ['JTEGD54M4CA032148', 'toyota/previa', 2012, 'high'],
    ['RKLBL9HE8K5269618', 'toyota/corolla', 2019, 'high'],
    ['6T1BF9FK0DX012345', 'toyota/camry', 2013, 'high'],
    ['JF1ZN12A605089848', 'toyota/86', 0, 'medium'],
    ['JTJHY7AX8P4712345', 'lexus/lx', 0, 'medium'],
    ['JTJBT20X270137599', 'lexus/gx', 2007, 'high'],
    // Nissan and Infiniti: the fifth and sixth character, or the chassis code from the seventh on.
    ['JN8AY2NY8G9212792', 'nissan/patrol', 2016, 'high'],
    ['JN1TCSY61Z0551234', 'nissan/patrol nissan/patrol-safari', 0, 'medium'],
    ['JN1TENT30U0229805', 'nissan/x-trail', 0, 'medium'],
    ['MDHBN7AD6FG701971', 'nissan/sunny', 2015, 'high'],
    ['JN1TC2E26Z0082026', 'nissan/urvan', 0, 'medium'],
    ['5N1AT2MV5HC712345', 'nissan/x-trail', 2017, 'high'],
    ['JNKAY1AP7BM200155', 'infiniti/m', 2011, 'high'],
    // The others write the chassis code itself.
    ['1HGCM82633A004352', 'honda/accord', 2003, 'high'],
    ['MRHGM6660EP000123', 'honda/city', 2014, 'high'],
    ['JM7KF2W7AJ0123456', 'mazda/cx-5', 2018, 'high'],
    ['JM0ER10L200236251', 'mazda/cx-7', 0, 'medium'],
    ['4S4WX83C164401449', 'subaru/tribeca', 2006, 'high'],
    ['JF2SJ9KC5FG012345', 'subaru/forester', 2015, 'high'],
    ['JSAGJB74VS5100530', 'suzuki/jimny', 2025, 'high'],
    ['JSAFJB43V00123456', 'suzuki/jimny', 0, 'medium'],
    ['MHYANC22SPJ108584', 'suzuki/ertiga suzuki/xl7', 2023, 'medium'],
    ['JMYLYV97WDJ703723', 'mitsubishi/pajero', 2013, 'high'],
    ['MMBJNKL30GH053517', 'mitsubishi/l200', 2016, 'high'],
    ['MK2NCWHANJJ018193', 'mitsubishi/xpander', 2019, 'high'],
    ['MPATFS86JJT005152', 'isuzu/d-max', 2018, 'high'],
    ['JAANPR75HG7100123', 'isuzu/n-series', 2016, 'high'],
    ['MPAUCS85GHT000123', 'isuzu/mu-x', 2017, 'high'],
    // Volkswagen's group: the seventh and eighth character.
    ['WAUZZZ8K5AA012345', 'audi/a4', 2010, 'high'],
    ['WVGZZZ7P6DD012345', 'volkswagen/touareg', 2013, 'high'],
    ['WP1ZZZ92ZCLA12345', 'porsche/cayenne', 2012, 'high'],
    ['TMBZZZ1Z1A2012345', 'skoda/octavia', 2010, 'high'],
    // Mercedes-Benz: the number of the chassis without its letter, and no year.
    ['WDD2040481A012345', 'mercedes-benz/c-class', 0, 'medium'],
    ['WDB2110421A012345', 'mercedes-benz/e-class', 0, 'medium'],
    ['WDC2049801F012345', 'mercedes-benz/glk', 0, 'medium'],
    ['WDD1173441N012345', 'mercedes-benz/cla', 0, 'medium'],
    // Land Rover: the fourth character, or the fifth after an L.
    ['SALLMAM237A012345', 'land-rover/range-rover', 2007, 'high'],
    ['SALGA2EF0DA012345', 'land-rover/range-rover', 2013, 'high'],
    ['SALLAAA138A012345', 'land-rover/discovery', 2008, 'high'],
    // Hyundai, and makers of North America, which write the check digit.
    ['KMHD741CBHU050542', 'hyundai/elantra', 2017, 'high'],
    ['KMHCT41BADU012345', 'hyundai/accent', 2013, 'high'],
  ])('%s', (vin, models, year, confidence) => {
    expect(inShort(vin)).toEqual([models, year, confidence])
  })

  test.each([
    ['1FM5K8D8_HGA12345', 'ford/explorer', 2017],
    ['1FTFW1EF_EFA12345', 'ford/f-150', 2014],
    ['1FA6P8CF_K5112345', 'ford/mustang', 2019],
    ['2C3CDXBG_KH512345', 'dodge/charger', 2019],
    ['2C3CDZFJ_JH112345', 'dodge/challenger', 2018],
    ['1C4BJWDG_FL512345', 'jeep/wrangler', 2015],
    ['1C4RJFAG_EC112345', 'jeep/grand-cherokee', 2014],
    ['1C6RR7LT_HS512345', 'ram/1500', 2017],
    ['2G1FK1EJ_A9112345', 'chevrolet/camaro', 2010],
    ['5YJ3E1EA_KF312345', 'tesla/model-3', 2019],
    ['LRWYB7EK_NC212345', 'tesla/model-y', 2022],
  ])('%s, its check digit filled in', (open, models, year) => {
    const vin = open.replace('_', checkDigitOf(open.replace('_', '0')))
    expect(inShort(vin)).toEqual([models, year, 'high'])
  })

  test.each([
    ['WBAPG51080VM12345', 'bmw'],
    ['5UXKR0C5_E0H12345', 'bmw'],
    ['WMWMF3C50ATU12345', 'mini'],
    ['SAJAC2673DMV12345', 'jaguar'],
    ['YV1LFA2ACG1012345', 'volvo'],
    ['KNAFX411AF5112345', 'kia'],
    ['KL1TJ52679B112345', 'chevrolet'],
    ['VF1LZBG0A46112345', 'renault'],
    ['VF34C5FWF55112345', 'peugeot'],
    ['VF7SC5FS9AA512345', 'citroen'],
    ['ZFA31200000112345', 'fiat'],
    ['ZAR94000007112345', 'alfa-romeo'],
    ['JHDFC9JLAXX112345', 'hino'],
    ['WMAH06ZZ14W012345', 'man'],
    ['YS2R4X20005112345', 'scania'],
    ['ZCFC635A105112345', 'iveco'],
  ])('%s gives the make', (open, key) => {
    const vin = open.replace('_', checkDigitOf(open.replace('_', '0')))
    expect(decode(vin)).toMatchObject({ make: { key }, models: [], confidence: 'medium' })
  })

  test('all of it', () => {
    expect(decode('JTEBX3FJ1EK191070')).toEqual({
      kind: 'vin',
      number: 'JTEBX3FJ1EK191070',
      make: { name: 'Toyota', key: 'toyota' },
      models: [{ key: 'toyota/prado', from: 2010, to: 2023 }],
      years: [2014],
      region: 'JP',
      checkDigit: 'right',
      confidence: 'high',
    })
  })

  test('or the make alone', () => {
    expect(decode('WDB9036611R700000')).toMatchObject({
      make: { name: 'Mercedes-Benz' },
      models: [],
      years: [],
      region: 'DE',
      confidence: 'medium',
    })
    expect(decode('KMHZZ41CBHU050542')).toMatchObject({
      make: { name: 'Hyundai', key: 'hyundai' },
      models: [],
      years: [2017, 1987],
    })
  })

  test('or the region alone', () => {
    expect(decode('ZZZ12345678901234')).toEqual({
      kind: 'vin',
      number: 'ZZZ12345678901234',
      models: [],
      years: [],
      region: 'Europe',
      checkDigit: 'unused',
      confidence: 'low',
    })
    expect(decode('LZ9AB2CD3K1234567')).toMatchObject({ region: 'CN', models: [] })
  })
})

test('a VIN may have spaces, dashes, lower case and Arabic digits', () => {
  for (const typed of [
    'jtebx3fj1ek191070',
    ' JTE BX3FJ 1E K191070 ',
    'JTEBX3FJ-1E-K191070',
    'JTEBX3FJ\u200e1EK191070',
    'JTEBX٣FJ١EK١٩١٠٧٠',
    'JTEBX۳FJ۱EK۱۹۱۰۷۰',
    'ＪＴＥＢＸ３ＦＪ１ＥＫ１９１０７０',
  ])
    expect(decode(typed)?.number).toBe('JTEBX3FJ1EK191070')
})

test('letters that no VIN has are read as digits', () => {
  for (const typed of ['JTEBX3FJ1EK19107O', 'jtebx3fjIek19IO7o', 'JTEBX3FJ1EK19107Q'])
    expect(decode(typed)).toMatchObject({ number: 'JTEBX3FJ1EK191070', confidence: 'high' })
})

test('the check digit', () => {
  expect(checkDigitOf('1M8GDM9AXKP042788')).toBe('X')
  expect(checkDigitOf('11111111111111111')).toBe('1')
  expect(decode('1HGCM82633A004352')).toMatchObject({ checkDigit: 'right' })
  expect(decode('1HGCM82643A004352')).toMatchObject({ checkDigit: 'wrong', confidence: 'low' })
  expect(decode('MMBJNKL30GH053517')).toMatchObject({ checkDigit: 'unused', confidence: 'high' })
})

describe('the model year', () => {
  test('repeats after thirty years: the model decides, or both are possible', () => {
    expect(decode('JTEBX3FJ0AK012345')!.years).toEqual([2010])
    expect(decode('JTDXX00X0A0123456')!.years).toEqual([2010, 1980])
    expect(decode('JTDXX00X010123456')!.years).toEqual([2001])
    expect(decodeVehicleNumber('JTDXX00X010123456', new Date('2030-06-01'))!.years).toEqual([
      2031, 2001,
    ])
  })

  test('is never later than the next one', () => {
    expect(decode('JTDXX00X0V0123456')!.years).toEqual([2027, 1997])
    expect(decode('JTDXX00X0W0123456')!.years).toEqual([1998])
  })

  test('is distinguished by the seventh character in North America', () => {
    const withCheckDigit = (vin: string) => vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9)
    expect(decode(withCheckDigit('1G1AAA1A0BA123456'))!.years).toEqual([1981])
    expect(decode(withCheckDigit('1G1AAAAA0BA123456'))!.years).toEqual([2011])
  })

  test.each([
    ['1HGCR2F30EA012345', 2014, 'high'],
    ['2T3ZF4DV0EW012345', 2014, 'medium'],
    ['3N1AB7AP0EL612345', 2014, 'high'],
    ['4T1BF1FK0EU312345', 2014, 'high'],
    ['5TFDY5F10EX345678', 2014, 'high'],
    ['1FTFW1ET0EFA12345', 2014, 'high'],
    ['1FTEF15Y0ELA12345', 1984, 'medium'],
    ['1HGCM8260YA004352', 2000, 'medium'],
  ])('of a car or light truck from there is one: %s', (vin, year, confidence) => {
    const typed = vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9)
    expect(decode(typed)).toMatchObject({ years: [year], checkDigit: 'right', confidence })
  })

  test('stays open for heavy trucks from there, and for cars from elsewhere', () => {
    const heavy = '54DC4W1B0ES800123'
    const typed = heavy.slice(0, 8) + checkDigitOf(heavy) + heavy.slice(9)
    expect(decode(typed)).toMatchObject({ years: [2014, 1984], confidence: 'medium' })
    for (const vin of ['KNAFX4A65E5012345', 'JN8AS5MT5EW012345'])
      expect(decode(vin)).toMatchObject({ years: [2014, 1984], confidence: 'medium' })
  })

  test('one year before a generation in the Gulf is its first', () => {
    expect(decode('RKLBB0BE0K5012345')!.years).toEqual([2020])
  })

  test('outside the years of a model is accepted where it is certain, in North America', () => {
    expect(decode('4S4BT61C936101234')).toMatchObject({ models: [], years: [2003] })
    expect(decode('JTEBX3FJ05K012345')!.years).toHaveLength(14)
  })
})

describe('a frame number', () => {
  test.each([
    ['GDJ150-1234567', 'GDJ150-1234567', 'toyota/prado'],
    ['gdj150 1234567', 'GDJ150-1234567', 'toyota/prado'],
    ['GDJ1501234567', 'GDJ150-1234567', 'toyota/prado'],
    ['GDJ150W-1234567', 'GDJ150W-1234567', 'toyota/prado'],
    ['GRJ79–١٢٣٤٥٦٧', 'GRJ79-1234567', 'toyota/land-cruiser-70'],
    ['UZJ100-0123456', 'UZJ100-0123456', 'toyota/land-cruiser lexus/lx'],
    ['NZE121-3012345', 'NZE121-3012345', 'toyota/corolla'],
    ['R35-001234', 'R35-001234', 'nissan/gt-r'],
    ['NT31-012345', 'NT31-012345', 'nissan/x-trail'],
    ['FD1-1234567', 'FD1-1234567', 'honda/civic'],
    ['FD11234567', 'FD1-1234567', 'honda/civic'],
    ['GD3-012345', 'GD3-012345', 'honda/jazz subaru/impreza'],
    ['KE2FW-123456', 'KE2FW-123456', 'mazda/cx-5'],
    ['SG5-01234', undefined, undefined],
    ['JB23W-412345', 'JB23W-412345', 'suzuki/jimny'],
    ['V98W-0400123', 'V98W-0400123', 'mitsubishi/pajero'],
    ['HZJ79-12345', 'HZJ79-12345', 'toyota/land-cruiser-70'],
    ['HZJ79 12345', 'HZJ79-12345', 'toyota/land-cruiser-70'],
  ])('%s', (typed, number, models) => {
    const found = decode(typed)
    expect([found?.number, found?.models.map(({ key }) => key).join(' ')]).toEqual([number, models])
    if (found)
      expect([found.kind, found.region, found.checkDigit]).toEqual(['frame', 'JP', 'unused'])
  })

  test('gives the years of its code', () => {
    expect(decode('UZJ200-0012345')).toMatchObject({
      models: [{ key: 'toyota/land-cruiser', from: 2008, to: 2011 }],
      years: [2008, 2009, 2010, 2011],
      confidence: 'high',
    })
    expect(decode('GRJ79-0012345')).toMatchObject({
      models: [{ key: 'toyota/land-cruiser-70', from: 2009 }],
    })
  })
})

test('returns nothing for anything else, and never throws', () => {
  for (const text of [
    '',
    ' ',
    '-',
    '🚗🚗🚗',
    '0'.repeat(17),
    '1'.repeat(17),
    'A'.repeat(17),
    'ZZZ1234567890123O', // the letter O, of an unknown maker
    'COROLLAFILTEROIL1',
    'matiz oil pumps 2009', // MAT is a maker
    'JTEBX3FJ1EK19107',
    'JTEBX3FJ1EK1910700',
    'camry bumper 2 pads 2015',
    'patrol safari pad 1234',
    '15208-65F0A',
    '04465-60280',
    '90919-01253',
    'MR510203',
    '10W40',
    'GDJ150',
    'GDJ150-1234',
    'GDJ150-12345678',
    'XYZ999-1234567',
    '+971501234567',
    '\u0000'.repeat(17),
    '\ud800',
    'J'.repeat(10_000),
    'GDJ150-' + '1'.repeat(10_000),
  ])
    expect([text.slice(0, 30), decode(text)]).toEqual([text.slice(0, 30), undefined])
})

test('every chassis code maps to existing models in their years', () => {
  for (const [code, models] of chassisCodes) {
    expect(code).toMatch(/^[A-Z0-9]{2,6}$/)
    for (const { key, from, to = today.getUTCFullYear() + 1 } of models) {
      const years = yearsOfModels.get(key)
      expect([code, from <= to, from >= years!.from, to <= years!.to]).toEqual([
        ...[code, true, true, true],
      ])
    }
    expect(new Set(models.map((model) => JSON.stringify(model))).size, code).toBe(models.length)
  }
})

test('every generation of the home page’s makes has a chassis code', () => {
  const missing = homeMakes.flatMap((make) =>
    make.models.flatMap(({ key, generations }) =>
      generations
        .map(({ code }) => `${make.key}/${key}/${code}`)
        .filter((name) => !chassisCodesByGeneration[name]),
    ),
  )
  expect(missing).toEqual([])
})

test('the code of a generation is one of its chassis codes', () => {
  for (const make of makes)
    for (const { key, generations } of make.models)
      for (const { code, from } of generations)
        if (code && !homeMakes.includes(make))
          expect(chassisCodes.get(code), `${make.key}/${key} ${code}`).toContainEqual(
            expect.objectContaining({ key: `${make.key}/${key}`, from }),
          )
})

test('a chassis code is found in any spelling', () => {
  const keys = (text: string) => findChassisCode(text).map(({ key }) => key)
  expect(keys('grj150')).toEqual(['toyota/prado'])
  expect(keys('GRJ150L-GKAEKV')).toEqual(['toyota/prado'])
  expect(keys('V98W')).toEqual(['mitsubishi/pajero'])
  expect(keys('Y61')).toEqual(['nissan/patrol', 'nissan/patrol-safari'])
  expect(keys('J150')).toEqual(['toyota/prado', 'lexus/gx'])
  expect(keys('bumper')).toEqual([])
})

test('rules and makers refer to existing entries, and no identifier has two makers', () => {
  for (const [, , generations] of [...vinPatterns, ...vinPatternsOfOthers])
    for (const name of generations.split(' ')) expect(generationOf(name)).toBeDefined()
  const keys = makes.map(({ key }) => key)
  for (const { makes: named } of chassisCodeInVin)
    for (const key of named) expect(keys).toContain(key)
  const makers = [...manufacturers]
  for (const [identifier, { name, key, country }] of makers) {
    expect([identifier, name, country]).toEqual([
      expect.stringMatching(/^[A-HJ-NPR-Z0-9]{3}$/),
      expect.stringMatching(/\S/),
      expect.stringMatching(/^[A-Z]{2}$/),
    ])
    if (key) expect(keys).toContain(key)
  }
})
