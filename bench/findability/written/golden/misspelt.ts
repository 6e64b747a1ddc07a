import { of, part } from '../../right.ts'

export const misspelt = of('misspelt', [
  ['alternater nisan patrol', part('alternator', 'nissan/patrol')],
  [
    'brak pads patrol frnt 2014',
    part('brake-pad-set-front', 'nissan/patrol 2014', { near: 'brake-pad-set-rear' }),
  ],
  ['condensor suny 2015', part('condenser', 'nissan/sunny 2015')],
  [
    'shock obsorber rear corrola',
    part('shock-absorber-rear', 'toyota/corolla', { near: 'shock-absorber-front' }),
  ],
  ['cataliytic convertor lancer', part('catalytic-converter', 'mitsubishi/lancer')],
  [
    'steerng rak camry 2008',
    part('steering-rack-hydraulic', 'toyota/camry 2008', { also: 'steering-rack-electric' }),
  ],
  ['termostat hillux', part('thermostat', 'toyota/hilux')],
  ['ignation coil altima 2010', part('ignition-coil', 'nissan/altima 2010')],
  ['radiater hoze patrol', part('radiator-hose-upper radiator-hose-lower', 'nissan/patrol')],
  ['frount hub crv 2014', part('wheel-hub-front', 'honda/cr-v 2014', { also: 'wheel-bearing' })],
  ['كبمروسر يارس', part('ac-compressor', 'toyota/yaris')],
  ['دنيمو باترول', part('alternator', 'nissan/patrol')],
  [
    'مسعادات برادو قدام',
    part('shock-absorber-front', 'toyota/prado', { near: 'shock-absorber-rear' }),
  ],
  ['winsheild y62 patrol', part('windscreen', 'nissan/patrol')],
  ['fule injecter prado', part('fuel-injector', 'toyota/prado', { near: 'diesel-injector' })],
  ['transmision filtr camry', part('transmission-filter', 'toyota/camry')],
  ['clucth kit hilux', part('clutch-kit', 'toyota/hilux', { near: 'clutch-disc clutch-cover' })],
  ['oxegen sensr camry 2010', part('oxygen-sensor', 'toyota/camry 2010')],
  ['cabbin filter civc 2018', part('cabin-filter', 'honda/civic 2018', { near: 'air-filter' })],
  ['frnt bumpr corolla 2015', part('bumper-front', 'toyota/corolla 2015', { near: 'bumper-rear' })],
  ['egr vavle dmax', part('egr-valve', 'isuzu/d-max', { near: 'egr-cooler' })],
  ['distribiutor cap lancer', part('distributor-cap', 'mitsubishi/lancer')],
  ['فلتر زيط نيسان صني', part('oil-filter', 'nissan/sunny', { also: 'oil-filter-element' })],
  ['brake bosster pajiro', part('brake-booster', 'mitsubishi/pajero')],
  ['radaitor cantr', part('radiator', 'mitsubishi/canter')],
])
