import { car, of, part } from '../right.ts'

const mounts = 'engine-mount-right engine-mount-left engine-mount-front engine-mount-rear'
const shocks = 'shock-absorber-front shock-absorber-rear'

/** Arabic in Latin letters, with and without digits for letters; a few as Malayalis and Filipinos type. */
export const transliterated = of('transliterated', [
  [
    'fa7mat khalfi maxima 2012',
    part('brake-pad-set-rear', 'nissan/maxima 2012', { near: 'brake-pad-set-front' }),
  ],
  [
    'fahmat amamiya qx80 2018',
    part('brake-pad-set-front', 'infiniti/qx80 2018', { near: 'brake-pad-set-rear' }),
  ],
  [
    'safayef wara mazda 3 2014',
    part('brake-pad-set-rear', 'mazda/mazda3 2014', { near: 'brake-pad-set-front' }),
  ],
  [
    'abi dinamo lexus is 2003',
    part('alternator', 'lexus/is 2003', { near: 'alternator-regulator alternator-rectifier' }),
  ],
  [
    'silf pathfinder 2010',
    part('starter-motor', 'nissan/pathfinder 2010', {
      near: 'starter-solenoid starter-bendix starter-brush-set',
    }),
  ],
  ['raditer dmax 2015', part('radiator', 'isuzu/d-max 2015', { near: 'radiator-cap' })],
  ['ghata radeter yaris', part('radiator-cap', 'toyota/yaris', { near: 'radiator' })],
  ['tawayer 285/60 r18', part('tyre', '', { position: '285/60 R18' })],
  [
    'msa3d amami yasar pathfinder 2023',
    part('shock-absorber-front', 'nissan/pathfinder 2023', {
      position: 'left',
      near: 'shock-absorber-rear strut-assembly air-shock-absorber',
    }),
  ],
  ['musaedat urvan', part(shocks, 'nissan/urvan', { near: 'strut-assembly air-shock-absorber' })],
  [
    'magas 3olwi fj cruiser',
    part('control-arm-upper', 'toyota/fj-cruiser', {
      near: 'control-arm-lower control-arm-bush-upper rear-control-arm',
    }),
  ],
  ['sadam amami murano 2011', part('bumper-front', 'nissan/murano 2011', { near: 'bumper-rear' })],
  [
    'saddam khalfi outlander 2015',
    part('bumper-rear', 'mitsubishi/outlander 2015', { near: 'bumper-front' }),
  ],
  [
    'leet amami yesar gx 2007',
    part('headlamp', 'lexus/gx 2007', { position: 'left', near: 'headlamp-bulb headlamp-lens' }),
  ],
  [
    'layt khalfi yameen fj cruiser',
    part('tail-lamp', 'toyota/fj-cruiser', {
      position: 'right',
      near: 'stop-tail-bulb reverse-lamp',
    }),
  ],
  ['bawaji honda pilot', part('spark-plug', 'honda/pilot')],
  ['blakat fortuner 2012', part('spark-plug', 'toyota/fortuner 2012', { near: 'ignition-coil' })],
  [
    'trumba may jimny 2010',
    part('water-pump', 'suzuki/jimny 2010', { near: 'water-pump-gasket auxiliary-water-pump' }),
  ],
  ['turumbat batrol camry 2014', part('fuel-pump fuel-pump-module', 'toyota/camry 2014')],
  ['tormbat bawer lexus is 2010', part('power-steering-pump', 'lexus/is 2010')],
  ['kursi makina lancer 2012', part(mounts, 'mitsubishi/lancer 2012', { near: 'gearbox-mount' })],
  ['karasi makeena corolla 2022', part(mounts, 'toyota/corolla 2022', { near: 'gearbox-mount' })],
  ['zait makina 0w20', part('engine-oil', '', { position: '0W-20' })],
  ['zeit jair otomatik', part('automatic-transmission-fluid', '', { near: 'cvt-fluid gear-oil' })],
  ['betariya 45 amp', part('battery', '', { position: '45Ah' })],
  [
    '3aks yasar prado 2007',
    part('driveshaft cv-joint-outer', 'toyota/prado 2007', {
      position: 'left',
      also: 'cv-joint-inner',
    }),
  ],
  [
    'sair makina outlander 2016',
    part('drive-belt', 'mitsubishi/outlander 2016', { near: 'belt-tensioner drive-belt-kit' }),
  ],
  [
    'janzeer makina dmax 2016',
    part('timing-chain', 'isuzu/d-max 2016', {
      also: 'timing-chain-tensioner timing-chain-guide timing-chain-kit',
      near: 'timing-chain-sprocket',
    }),
  ],
  [
    'filtar zait hiace 2010',
    part('oil-filter', 'toyota/hiace 2010', { also: 'oil-filter-element' }),
  ],
  ['filter mukayef lancer 2012', part('cabin-filter', 'mitsubishi/lancer 2012')],
  [
    'kambresar mokayef corolla 2022',
    part('ac-compressor', 'toyota/corolla 2022', {
      near: 'ac-compressor-clutch ac-compressor-control-valve ac-compressor-bearing',
    }),
  ],
  ['thallajat mukayyif yaris 2016', part('evaporator', 'toyota/yaris 2016')],
  [
    'mraya yasar jimny 2012',
    part('door-mirror', 'suzuki/jimny 2012', {
      position: 'left',
      near: 'door-mirror-glass mirror-motor mirror-signal-lamp',
    }),
  ],
  [
    'bonet rav4 2021',
    part('bonnet', 'toyota/rav4 2021', { near: 'bonnet-hinge bonnet-strut bonnet-insulator' }),
  ],
  [
    'rafraf yameen mazda 6',
    part('fender', 'mazda/mazda6', {
      position: 'right',
      near: 'fender-liner quarter-panel fender-apron',
    }),
  ],
  [
    'bakhakh dizel hiace',
    part('diesel-injector', 'toyota/hiace', { near: 'fuel-injector injector-repair-kit' }),
  ],
  ['hassas oxygen tiida', part('oxygen-sensor', 'nissan/tiida')],
  [
    'kashaf dabab murano',
    part('fog-lamp', 'nissan/murano', { near: 'fog-lamp-cover fog-lamp-bulb' }),
  ],
  ['kabbout pilot 2018', part('bonnet', 'honda/pilot 2018')],
  [
    '6arambat may corolla 2011',
    part('water-pump', 'toyota/corolla 2011', { near: 'auxiliary-water-pump' }),
  ],
  ['qita3 ghiyar mu-x 2019', car('isuzu/mu-x 2019')],
  ['gulong 195/65 R15', part('tyre', '', { position: '195/65 R15' })],
  [
    'preno sa likod fortuner',
    part('brake-pad-set-rear', 'toyota/fortuner', {
      also: 'brake-disc-rear brake-shoe-set',
      near: 'brake-pad-set-front',
    }),
  ],
  ['langis makina 10w40', part('engine-oil', '', { position: '10W-40' })],
  [
    'hilux clutch slave cylinder undo bhai, vila ethra',
    part('clutch-slave-cylinder', 'toyota/hilux', { near: 'clutch-master-cylinder' }),
  ],
])
