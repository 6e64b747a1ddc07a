import { orListed } from '../answers.ts'
import { of, part } from '../../right.ts'

export const misspelt = of('misspelt', [
  ['alternater qx50 2015', part('alternator', 'infiniti/qx50 2015')],
  [
    'break pads rear crostour',
    part('brake-pad-set-rear', 'honda/crosstour', { near: 'brake-pad-set-front' }),
  ],
  [
    'thermostatt housng cx5 2014',
    part('thermostat-housing', 'mazda/cx-5 2014', { near: 'thermostat' }),
  ],
  [
    'radiatar fan moter altima 2010',
    part('radiator-fan-motor', 'nissan/altima 2010', {
      also: 'radiator-fan-assembly condenser-fan',
      near: 'blower-motor',
    }),
  ],
  [
    'shok absorbr frnt lancer',
    part('shock-absorber-front', 'mitsubishi/lancer', { near: 'shock-absorber-rear' }),
  ],
  ['hedlight infinity q50 left', part('headlamp', 'infiniti/q50', { position: 'left' })],
  [
    'steerng colum sx4',
    part('steering-column', 'suzuki/sx4', { near: 'steering-intermediate-shaft' }),
  ],
  [
    'catalitic convertor mazda6 2009',
    part('catalytic-converter', 'mazda/mazda6 2009', { near: 'exhaust-manifold' }),
  ],
  ['injecters fj crusier', part('fuel-injector', 'toyota/fj-cruiser', { near: 'injector-seal' })],
  ['cilinder hed 350z', part('cylinder-head', 'nissan/350z', { near: 'head-gasket' })],
  ['knok senser maxma 2002', part('knock-sensor', 'nissan/maxima 2002')],
  [
    'intercoler impreza 2010',
    part('intercooler', 'subaru/impreza 2010', { near: 'intercooler-hose' }),
  ],
  [
    'clucth kit bt50 2009',
    part('clutch-kit', 'mazda/bt-50 2009', { near: 'clutch-disc clutch-cover release-fork' }),
  ],
  [
    'crankshft pully es350 2008',
    part('crankshaft-pulley', 'lexus/es 2008', { near: 'drive-belt' }),
  ],
  [
    'stablizr link murano rear',
    part('stabiliser-link-rear', 'nissan/murano', { near: 'stabiliser-link-front' }),
  ],
  [
    'widow regulater patrol 2015 left',
    part('window-regulator', 'nissan/patrol 2015', { position: 'left', also: 'window-motor' }),
  ],
  ['bonnit hinjes y62', part('bonnet-hinge', 'nissan/patrol 2015', { near: 'bonnet bonnet-lock' })],
  [
    'spair weel cover prado',
    part('spare-wheel-cover', 'toyota/prado', { near: 'spare-wheel-carrier' }),
  ],
  ['trottel body kizachi', part('throttle-body', 'suzuki/kizashi')],
  ['ignishun swich nisan pikup', part('ignition-switch ignition-lock-cylinder', 'nissan/pickup')],
  [
    'propelor shaft gx470',
    part('propeller-shaft-rear propeller-shaft-front', 'lexus/gx 2006', {
      near: 'universal-joint centre-bearing',
    }),
  ],
  [
    'expantion valv patrol 2005',
    part('expansion-valve', 'nissan/patrol 2005', { near: 'evaporator' }),
  ],
  [
    'coolent temprature sensr accord 2005',
    part('coolant-temperature-sensor', 'honda/accord 2005', { near: 'thermostat' }),
  ],
  [
    'dor handel out yarris 2010',
    part('door-handle-outer', 'toyota/yaris 2010', { near: 'door-handle-inner' }),
  ],
  [
    'transfar case jimmny',
    part('transfer-case', 'suzuki/jimny', { near: 'transfer-actuator transfer-case-chain' }),
  ],
  ['turbo charjer mazda cx7', part('turbocharger', 'mazda/cx-7', { near: 'turbo-cartridge' })],
  [
    'trunck rubber seel acord 2010',
    part('boot-weatherstrip', 'honda/accord 2010', { near: 'door-weatherstrip-rear' }),
  ],
  [
    'raditer kap toyta',
    orListed(part('radiator-cap', 'toyota'), 'importers/RC-09', 'phonetic/PH112'),
  ],
  [
    'كومبريسور فورستير 2015',
    part('ac-compressor', 'subaru/forester 2015', { near: 'ac-compressor-clutch' }),
  ],
  ['ليت امامى سنى 2016', part('headlamp', 'nissan/sunny 2016', { near: 'headlamp-bulb' })],
  ['سيرفو برك بترول 2006', part('brake-booster', 'nissan/patrol 2006')],
  ['ثيرموستات هاي لوكس', part('thermostat', 'toyota/hilux')],
  [
    'hundai h1 fog ligth left',
    part('fog-lamp', 'hyundai/h-1', { position: 'left', near: 'fog-lamp-cover' }),
  ],
  [
    'mercedez c class ac compresser',
    part('ac-compressor', 'mercedes-benz/c-class', { near: 'ac-compressor-clutch' }),
  ],
  ['altornator gmc ukon 6.2', part('alternator', 'gmc/yukon')],
  [
    'acsent 2014 belt tentioner',
    part('belt-tensioner', 'hyundai/accent 2014', { near: 'idler-pulley drive-belt' }),
  ],
  [
    'prado 2012 rear wipper moter',
    part('wiper-motor', 'toyota/prado 2012', {
      position: 'rear',
      near: 'wiper-arm wiper-linkage wiper-blade-rear',
    }),
  ],
  [
    'sonatta 2012 frunt bumber',
    part('bumper-front', 'hyundai/sonata 2012', { near: 'bumper-rear' }),
  ],
  [
    'outlandar rear stablizer rod',
    part('stabiliser-link-rear', 'mitsubishi/outlander', {
      near: 'stabiliser-link-front stabiliser-bush-rear',
    }),
  ],
  [
    'tahoo 2010 radiater',
    part('radiator', 'chevrolet/tahoe 2010', { near: 'radiator-fan-assembly' }),
  ],
  ['camery 2004 feul filter', part('fuel-filter', 'toyota/camry 2004')],
  ['honda jaz fogligts', part('fog-lamp', 'honda/jazz', { near: 'fog-lamp-cover' })],
  ['mg zs flore matts', part('floor-mat-set', 'mg/zs', { near: 'floor-carpet' })],
  [
    'chevrolet cruz igniton coile',
    part('ignition-coil', 'chevrolet/cruze', { near: 'ignition-coil-boot spark-plug' }),
  ],
  [
    'ford explorar 2018 key casing covar',
    part('key-shell', 'ford/explorer 2018', { near: 'remote-key' }),
  ],
  ['f150 side stepps 2019', part('running-board', 'ford/f-150 2019')],
  ['discovry 3 egr vavle', part('egr-valve', 'land-rover/discovery 2007', { near: 'egr-cooler' })],
  ['crysler 300c watar pump', part('water-pump', 'chrysler/300c', { near: 'water-pump-gasket' })],
  [
    'sportej raditor hoze uper',
    part('radiator-hose-upper', 'kia/sportage', { near: 'radiator-hose-lower' }),
  ],
  [
    'inova petrol injecter 2.0',
    part('fuel-injector', 'toyota/innova', { near: 'injector-seal injector-repair-kit' }),
  ],
  [
    'audi a6 2013 hedlamp lefft',
    part('headlamp', 'audi/a6 2013', { position: 'left', near: 'headlamp-ballast' }),
  ],
  ['subaro xv altarnater', part('alternator', 'subaru/xv')],
  [
    'doge charger lether seets',
    part('seat-front seat-rear', 'dodge/charger', { near: 'seat-cover-set' }),
  ],
  [
    'rang rover vouge bonit 2015',
    part('bonnet', 'land-rover/range-rover 2015', { near: 'bonnet-hinge bonnet-lock' }),
  ],
])
