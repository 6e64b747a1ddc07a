import { of, part } from '../../right.ts'
import { listed, nearListed, orListed } from '../answers.ts'

export const english = of('english', [
  [
    'patrol 2015 a/c pump',
    part('ac-compressor', 'nissan/patrol 2015', { near: 'ac-compressor-clutch condenser' }),
  ],
  [
    'rear shocks pajero 2012',
    part('shock-absorber-rear', 'mitsubishi/pajero 2012', { near: 'shock-absorber-front' }),
  ],
  ['hiace water pump 2015', part('water-pump', 'toyota/hiace 2015')],
  [
    'gearbox mounting for altima',
    part('gearbox-mount', 'nissan/altima', {
      also: 'engine-mount-left',
      near: 'engine-mount-right engine-mount-front engine-mount-rear',
    }),
  ],
  ['camry 2013 tail light left side', part('tail-lamp', 'toyota/camry 2013', { position: 'left' })],
  [
    'in tank fuel pump prado 2014',
    part('fuel-pump-module', 'toyota/prado 2014', { also: 'fuel-pump' }),
  ],
  [
    'rx350 2018 wing mirror left',
    part('door-mirror', 'lexus/rx 2018', { position: 'left', near: 'door-mirror-glass' }),
  ],
  ['cx5 2014 front lamp right', part('headlamp', 'mazda/cx-5 2014', { position: 'right' })],
  ['fx35 2005 alternator', part('alternator', 'infiniti/fx 2005')],
  ['jimny 4x4 transfer box', part('transfer-case', 'suzuki/jimny')],
  ['honda pilot back door shocks', part('tailgate-strut', 'honda/pilot')],
  ['swift clutch wire', part('clutch-cable', 'suzuki/swift')],
  [
    'land cruiser 1fz big end bearings',
    part('connecting-rod-bearing', 'toyota/land-cruiser', { near: 'main-bearing-set' }),
  ],
  ['complete cvt for forester 2015', part('automatic-gearbox', 'subaru/forester 2015')],
  [
    'brake servo dmax 2015',
    part('brake-booster', 'isuzu/d-max 2015', { near: 'brake-master-cylinder' }),
  ],
  ['l200 2010 bonnet', part('bonnet', 'mitsubishi/l200 2010')],
  [
    'camry 2009 exhaust back box',
    part('exhaust-muffler', 'toyota/camry 2009', { near: 'exhaust-resonator' }),
  ],
  ['petrol tank lancer', part('fuel-tank', 'mitsubishi/lancer', { near: 'fuel-filler-neck' })],
  ['ls430 engine computer', part('engine-ecu', 'lexus/ls', { near: 'transmission-ecu' })],
  ['x trail 2017 gearbox valve body', part('valve-body', 'nissan/x-trail 2017')],
  ['forester 2016 speedometer', part('instrument-cluster', 'subaru/forester 2016')],
  ['npr truck alternator 24 volt', part('alternator', 'isuzu/n-series')],
  [
    'camry 2014 front wheel bearing',
    part('wheel-bearing', 'toyota/camry 2014', { position: 'front', near: 'wheel-hub-rear' }),
  ],
  [
    'prado 150 front anti roll bar link',
    part('stabiliser-link-front', 'toyota/prado 2015', { near: 'stabiliser-link-rear' }),
  ],
  ['catalytic mazda 6 2009', part('catalytic-converter', 'mazda/mazda6 2009')],
  [
    'rear brake discs fj cruiser',
    part('brake-disc-rear', 'toyota/fj-cruiser', { near: 'brake-disc-front' }),
  ],
  [
    'murano 2012 front hub',
    part('wheel-hub-front', 'nissan/murano 2012', { also: 'wheel-bearing' }),
  ],
  ['tyre 265 70 16', [...listed('importers/TYR-26570R16'), { grade: 1, types: ['tyre'] }]],
  [
    '5w30 engine oil 4 litre',
    nearListed(
      [...listed('importers/EO-5W30-4L', 'shops/ZYT-5W30'), { grade: 1, types: ['engine-oil'] }],
      'marketplaces/MK-2276',
    ),
  ],
  [
    '70 amp battery',
    [...listed('importers/BAT-70AH-R', 'shops/BTR-70'), { grade: 1, types: ['battery'] }],
  ],
  ['lx570 2018 front grill', part('grille', 'lexus/lx 2018', { near: 'grille-lower' })],
  [
    'accord 2014 engine mount right',
    part('engine-mount-right', 'honda/accord 2014', {
      near: 'engine-mount-front engine-mount-rear engine-mount-left',
    }),
  ],
  ['fuel pump sunny 2016', part('fuel-pump fuel-pump-module', 'nissan/sunny 2016')],
  [
    'side steps pajero sport',
    part('running-board', 'mitsubishi/montero-sport', { near: 'running-board-bracket' }),
  ],
  ['gx460 driver seat', part('seat-front', 'lexus/gx', { position: 'left' })],
  ['lancer coolant bottle', part('coolant-reservoir', 'mitsubishi/lancer')],
  ['left front door infiniti fx35', part('door-front', 'infiniti/fx', { position: 'left' })],
  [
    'brake master cylinder land cruiser 2012',
    part('brake-master-cylinder', 'toyota/land-cruiser 2012', { near: 'brake-booster' }),
  ],
  ['turbo for isuzu pickup dmax', part('turbocharger', 'isuzu/d-max', { near: 'turbo-cartridge' })],
  [
    'kyb front shocks hilux 2010',
    part('shock-absorber-front', 'toyota/hilux 2010', {
      brand: 'KYB',
      near: 'shock-absorber-rear',
    }),
  ],
  [
    'radiator cap toyota',
    orListed(part('radiator-cap', 'toyota'), 'importers/RC-09', 'phonetic/PH112'),
  ],
])
