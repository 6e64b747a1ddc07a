import { listed, nearListed, orListed } from '../answers.ts'
import { of, part } from '../../right.ts'

export const transliterated = of('transliterated', [
  [
    'kaliper prado yasar jeddam 2015',
    part('brake-caliper-front', 'toyota/prado 2015', {
      position: 'left',
      near: 'brake-caliper-repair-kit brake-caliper-rear',
    }),
  ],
  ['6rumbat ma2 corolla 2012', part('water-pump', 'toyota/corolla 2012', { near: 'washer-pump' })],
  [
    'fa7mat wara civic 2014',
    part('brake-pad-set-rear', 'honda/civic 2014', { near: 'brake-pad-set-front' }),
  ],
  ['9adam wara lancer', part('bumper-rear', 'mitsubishi/lancer', { near: 'bumper-front' })],
  [
    'msa3dat jedam prado 2015',
    part('shock-absorber-front', 'toyota/prado 2015', { near: 'shock-absorber-rear' }),
  ],
  ['mraya yameen infiniti q50', part('door-mirror', 'infiniti/q50', { position: 'right' })],
  ['dinamo navara', part('alternator', 'nissan/navara')],
  ['shabak lx570 2018', part('grille', 'lexus/lx 2018', { near: 'emblem grille-lower' })],
  [
    'kursi makina yameen altima 2004',
    part('engine-mount-right', 'nissan/altima 2004', { near: 'gearbox-mount' }),
  ],
  [
    'gear otomatik mosta3mal ls430',
    part('automatic-gearbox', 'lexus/ls', { near: 'torque-converter' }),
  ],
  ['zait gear ws', part('automatic-transmission-fluid', '', { near: 'cvt-fluid gear-oil' })],
  ['sair mokayef hiace', part('drive-belt', 'toyota/hiace', { near: 'belt-tensioner' })],
  [
    'makinat jam yameen camry 2009',
    part('window-regulator', 'toyota/camry 2009', { position: 'right', also: 'window-motor' }),
  ],
  [
    'roman bili xtrail 2010 jeddam',
    part('wheel-bearing', 'nissan/x-trail 2010', {
      also: 'wheel-hub-front',
      near: 'wheel-hub-rear',
    }),
  ],
  [
    'kalatsh marwa7a fj cruiser',
    part('fan-clutch', 'toyota/fj-cruiser', { near: 'fan-blade fan-shroud' }),
  ],
  [
    'ras 3aks barra sunny',
    part('cv-joint-outer', 'nissan/sunny', { near: 'cv-boot-outer driveshaft' }),
  ],
  [
    'wajh ras makina hilux diesel',
    part('head-gasket', 'toyota/hilux', { near: 'engine-gasket-kit valve-cover-gasket' }),
  ],
  [
    'jild mqassat camry 2008',
    part('control-arm-bush-lower control-arm-bush-upper', 'toyota/camry 2008', {
      near: 'control-arm-lower',
    }),
  ],
  [
    'bab yasar gedam fx35',
    part('door-front', 'infiniti/fx 2010', { position: 'left', near: 'door-rear' }),
  ],
  [
    'tabloon land cruiser 200',
    part('dashboard-panel', 'toyota/land-cruiser 2010', { also: 'instrument-cluster' }),
  ],
  [
    '7oz radiater foog patrol',
    part('radiator-hose-upper', 'nissan/patrol', { near: 'radiator-hose-lower' }),
  ],
  [
    'farshat prado 2018',
    orListed(
      part('floor-mat-set', 'toyota/prado 2018', { near: 'floor-carpet' }),
      'bilingual/BL-5128',
    ),
  ],
  [
    'mosa3ed explorer jeddam',
    part('shock-absorber-front', 'ford/explorer', {
      also: 'strut-assembly',
      near: 'shock-absorber-rear strut-mount',
    }),
  ],
  [
    '3aks tiggo 7 yameen',
    part('driveshaft', 'chery/tiggo-7', { position: 'right', near: 'cv-joint-outer' }),
  ],
  ['sadam warani cerato 2020', part('bumper-rear', 'kia/cerato 2020', { near: 'bumper-front' })],
  [
    'ras dirkson hino 300 yasar',
    part('tie-rod-end', 'hino/300', { position: 'left', near: 'tie-rod-assembly drag-link' }),
  ],
  ['haran sayara 12 volt', part('horn')],
  [
    'kwelat elantra 2014',
    part('ignition-coil', 'hyundai/elantra 2014', { near: 'ignition-coil-boot' }),
  ],
  ['7asas shakman sierra 2016', part('oxygen-sensor', 'gmc/sierra 2016')],
  ['shasha mazda 6 2015', part('radio-head-unit navigation-display', 'mazda/mazda6 2015')],
  ['balf 7arara x5 2010', part('thermostat', 'bmw/x5 2010', { near: 'thermostat-housing' })],
  [
    'dihn gear toyota ws',
    nearListed(
      listed('shops/NX-ATF-WS', 'shops/ZYT-GER', 'importers/ATF-WS-4L'),
      'importers/ATF6-12X946',
    ),
  ],
  [
    'maqas taht elantra yasar 2013',
    part('control-arm-lower', 'hyundai/elantra 2013', {
      position: 'left',
      near: 'control-arm-upper control-arm-bush-lower ball-joint-lower',
    }),
  ],
  [
    'tarambat banzin cruze',
    part('fuel-pump-module fuel-pump', 'chevrolet/cruze', { near: 'fuel-level-sender' }),
  ],
  [
    'da3amiya accent 2019 qiddam',
    part('bumper-front', 'hyundai/accent 2019', { near: 'bumper-rear' }),
  ],
  [
    'janoot fj cruiser',
    part('alloy-wheel', 'toyota/fj-cruiser', { also: 'steel-wheel', near: 'wheel-cover' }),
  ],
  [
    'airbag sayeg mazda cx5 2014',
    part('airbag-driver', 'mazda/cx-5 2014', { near: 'airbag-passenger' }),
  ],
  [
    'rafraf camry 2019 yasar',
    part('fender', 'toyota/camry 2019', { position: 'left', near: 'fender-liner' }),
  ],
])
