import { describe, expect, test } from 'vitest'
import { readAs } from '../../testing/understanding-in-memory.ts'

const inShort = (text: string) => {
  const { types, vehicles } = readAs(text)
  return [types[0], ...vehicles]
}

describe('a word that may be a car is read by its neighbours', () => {
  test.for([
    ['battery charger', 'battery-charger'],
    ['battery charger 2018', 'battery-charger'],
    ['phone charger', undefined],
    ['charger headlight', 'headlamp', 'dodge/charger'],
    ['كشاف شارجر 2015', 'fog-lamp', 'dodge/charger'],
    ['oil seal', 'crankshaft-seal-front'],
    ['oil seal byd han', 'crankshaft-seal-front', 'byd/han'],
    ['byd seal bumper', 'bumper-front', 'byd/seal'],
    ['edge trim', 'wheel-arch-moulding'],
    ['ford edge headlight', 'headlamp', 'ford/edge'],
    ['focus headlight', 'headlamp'],
    ['ford focus headlight', 'headlamp', 'ford/focus'],
    ['matrix headlight', 'headlamp'],
    ['focus 2013 headlight', 'headlamp', 'ford/focus'],
    ['headlight اسكيب 2014', 'headlamp', 'ford/escape'],
    ['escape 1975 headlight', 'headlamp'],
    ['285/70r17 all terrain 2022', 'tyre'],
    ['edge trim 2014 camry', 'wheel-arch-moulding', 'toyota/camry'],
    ['compass', undefined],
    ['jeep compass clutch', 'clutch-kit', 'jeep/compass'],
    ['up', undefined],
    ['mini bulb', 'headlamp-bulb'],
    ['mini cooper bulb', 'headlamp-bulb', 'mini/cooper'],
    ['mini relay', 'relay'],
    ['steering ram', 'steering-rack-hydraulic'],
    ['dodge ram hub', 'wheel-hub-front', 'ram/1500'],
    ['spark plug', 'spark-plug'],
    ['chevrolet spark spark plug', 'spark-plug', 'chevrolet/spark'],
    ['brake caliper', 'brake-caliper-front'],
    ['كاليبر فرامل', 'brake-caliper-front'],
    ['dodge caliber caliper', 'brake-caliper-front', 'dodge/caliber'],
    ['brake master cylinder', 'brake-master-cylinder'],
    ['viper blade', 'wiper-blade-front'],
    ['fuel tank 300', 'fuel-tank'],
    ['h7 bulb', 'headlamp-bulb'],
    ['g12 coolant', 'coolant'],
    ['h1 bulb', 'headlamp-bulb'],
    ['haval h6 oil filter', 'oil-filter', 'haval/h6'],
    ['hyundai h1 radiator', 'radiator', 'hyundai/h-1'],
    ['passport holder', 'bumper-bracket-front'],
    ['فلتر زيت قير سي في تي', 'cvt-fluid'],
    ['حساس اي بي اس', 'wheel-speed-sensor-front'],
  ] as const)('%s', ([text, ...meant]) => expect(inShort(text)).toEqual(meant))
})

describe('a number or a letter alone is no car', () => {
  test.for(['3', '5', '300', '500', '911', '2008', '1500', 'c', 'x', 'man', 'ram', 'مان'])(
    '%s',
    (text) => expect(readAs(text).vehicles).toEqual([]),
  )

  test.for([
    ['peugeot 2008 2016', 'peugeot/2008'],
    ['بيجو 3008', 'peugeot/3008'],
    ['fiat 500', 'fiat/500'],
    ['bmw 5 series', 'bmw/5-series'],
    ['5 series', 'bmw/5-series'],
    ['isuzu n series 5 ton', 'isuzu/n-series'],
    ['porsche 911', 'porsche/911'],
    ['ram 1500', 'ram/1500'],
    ['tesla model 3', 'tesla/model-3'],
    ['camry model 15', 'toyota/camry'],
    ['mercedes c class', 'mercedes-benz/c-class'],
    ['hino 300', 'hino/300'],
    ['land cruiser 300', 'toyota/land-cruiser 2022-2027'],
  ] as const)('but after its make: %s', ([text, model]) =>
    expect(readAs(text).vehicles).toEqual([model]),
  )
})

describe('terms of workshops', () => {
  test.for([
    ['f30', 'bmw/3-series 2012-2018'],
    ['e92', 'bmw/3-series 2006-2011'],
    ['w204', 'mercedes-benz/c-class 2008-2014'],
    ['s204', 'mercedes-benz/c-class 2008-2014'],
    ['l405', 'land-rover/range-rover 2013-2021'],
    ['hyundai md', 'hyundai/elantra 2011-2015'],
    ['audi b8', 'audi/a4 2009-2016'],
    ['c200', 'mercedes-benz/c-class'],
    ['320i', 'bmw/3-series'],
    ['gwm poer', 'great-wall/poer'],
    ['lr4', 'land-rover/discovery 2010-2016'],
    ['مرسيدس شبح', 'mercedes-benz/s-class 1992-1998'],
    ['جمس يوكن', 'gmc/yukon'],
    ['شفر كابرس', 'chevrolet/caprice'],
    ['جيب رنجلر', 'jeep/wrangler'],
    ['golf mk6', 'volkswagen/golf 2010-2013'],
    ['nissan ud', 'ud-trucks'],
    ['fuso canter', 'mitsubishi/canter'],
  ] as const)('%s', ([text, vehicle]) => expect(readAs(text).vehicles).toEqual([vehicle]))
})
