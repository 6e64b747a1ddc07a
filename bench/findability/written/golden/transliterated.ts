import { of, part } from '../../right.ts'

export const transliterated = of('transliterated', [
  [
    'fahmat prado gedam',
    part('brake-pad-set-front', 'toyota/prado', { near: 'brake-pad-set-rear' }),
  ],
  ['dinamo batrol', part('alternator', 'nissan/patrol')],
  ['silf hilux', part('starter-motor', 'toyota/hilux')],
  ['musaedat pajero', part('shock-absorber-front shock-absorber-rear', 'mitsubishi/pajero')],
  ['radeter may land cruiser', part('radiator', 'toyota/land-cruiser')],
  ['tarambat mai hiace', part('water-pump', 'toyota/hiace')],
  [
    'kursi makina accord yameen',
    part('engine-mount-right', 'honda/accord', {
      near: 'engine-mount-front engine-mount-rear engine-mount-left',
    }),
  ],
  ['stob camry yasar', part('tail-lamp', 'toyota/camry', { position: 'left' })],
  ['da3amiya corolla', part('bumper-front bumper-rear', 'toyota/corolla')],
  [
    'mqas lancer yameen',
    part('control-arm-lower control-arm-upper', 'mitsubishi/lancer', { near: 'rear-control-arm' }),
  ],
  ['kabbut accord 2014', part('bonnet', 'honda/accord 2014')],
  ['shabak batrol 2016', part('grille', 'nissan/patrol 2016')],
  ['bakhakhat altima', part('fuel-injector', 'nissan/altima')],
  ['dabbat shakman camry', part('exhaust-muffler', 'toyota/camry', { also: 'exhaust-resonator' })],
  ['jeer lexus 570', part('automatic-gearbox', 'lexus/lx')],
  [
    'marawe7 radeter x trail 2010',
    part('radiator-fan-assembly', 'nissan/x-trail 2010', {
      also: 'radiator-fan-motor',
      near: 'condenser-fan',
    }),
  ],
  [
    'fahmat khalfi accord 2010',
    part('brake-pad-set-rear', 'honda/accord 2010', { near: 'brake-pad-set-front' }),
  ],
  [
    'dabbat shakman camry acv40',
    part('exhaust-muffler', 'toyota/camry 2010', { also: 'exhaust-resonator' }),
  ],
  [
    '7assas abs gedam yameen camry 2014',
    part('wheel-speed-sensor-front', 'toyota/camry 2014', {
      position: 'right',
      near: 'wheel-speed-sensor-rear',
    }),
  ],
  ['kashafat dhabab revo', part('fog-lamp', 'toyota/hilux 2018', { near: 'fog-lamp-cover' })],
  [
    'bab warani yamin pajero 2012',
    part('door-rear', 'mitsubishi/pajero 2012', { position: 'right', near: 'door-front' }),
  ],
  ['silf pathfinder 2008', part('starter-motor', 'nissan/pathfinder 2008')],
  ['bawaji cx5 2014', part('spark-plug', 'mazda/cx-5 2014', { near: 'ignition-coil' })],
  [
    'msa3dat hilux gedam 2012',
    part('shock-absorber-front', 'toyota/hilux 2012', { near: 'shock-absorber-rear' }),
  ],
  [
    'mandhara altima 2015 yemin',
    part('door-mirror', 'nissan/altima 2015', { position: 'right', near: 'door-mirror-glass' }),
  ],
  ['kabboot land cruiser 2017', part('bonnet', 'toyota/land-cruiser 2017')],
  ['trombat may landcruiser 2012', part('water-pump', 'toyota/land-cruiser 2012')],
  [
    '3aks yasar yaris 2010',
    part('driveshaft', 'toyota/yaris 2010', {
      position: 'left',
      near: 'cv-joint-outer cv-joint-inner cv-boot-outer',
    }),
  ],
  ['jant 7adid hilux 2018', part('steel-wheel', 'toyota/hilux 2018', { near: 'alloy-wheel' })],
  [
    'zjaj bab prado 2013 wara yasar',
    part('door-glass', 'toyota/prado 2013', {
      position: 'left',
      near: 'window-regulator vent-glass quarter-glass',
    }),
  ],
  ['reesha marwa7a npr', part('fan-blade', 'isuzu/n-series', { near: 'fan-clutch' })],
  [
    'jeldat mizan gedam prado 2006',
    part('stabiliser-bush-front', 'toyota/prado 2006', {
      near: 'stabiliser-bush-rear stabiliser-link-front',
    }),
  ],
  [
    '7assas 7arara accord 2005',
    part('coolant-temperature-sensor', 'honda/accord 2005', {
      near: 'intake-air-temperature-sensor ambient-temperature-sensor',
    }),
  ],
  [
    'gear 3adi mazda 3 2010',
    part('manual-gearbox', 'mazda/mazda3 2010', { near: 'automatic-gearbox' }),
  ],
  [
    'mosmar tawazon wara land cruiser 2015',
    part('stabiliser-link-rear', 'toyota/land-cruiser 2015', { near: 'stabiliser-link-front' }),
  ],
])
