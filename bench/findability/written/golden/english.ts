import { listed, nearListed, orListed } from '../answers.ts'
import { of, part } from '../../right.ts'

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
  [
    'mirror glass only accord 2019 driver side',
    part('door-mirror-glass', 'honda/accord 2019', { position: 'left', near: 'door-mirror' }),
  ],
  ['do you have crank pulley es350 2008', part('crankshaft-pulley', 'lexus/es 2008')],
  [
    '4b12 motor outlander',
    part('engine-assembly', 'mitsubishi/outlander', { near: 'short-block cylinder-block' }),
  ],
  [
    'canter pressure plate',
    part('clutch-cover', 'mitsubishi/canter', { also: 'clutch-kit', near: 'clutch-disc' }),
  ],
  ['y60 steering shock', part('steering-damper', 'nissan/patrol 1995')],
  [
    'back light right infiniti qx60',
    part('tail-lamp', 'infiniti/qx60', { position: 'right', near: 'tail-lamp-inner reverse-lamp' }),
  ],
  ['mux gas pedal', part('accelerator-pedal', 'isuzu/mu-x')],
  ['kizashi throttle', part('throttle-body', 'suzuki/kizashi')],
  ['honda civic 98 plug wires', part('ignition-lead-set', 'honda/civic 1998')],
  ['plastic shield under engine 2015 accord', part('engine-under-cover', 'honda/accord 2015')],
  ['how much front glass patrol 2018', part('windscreen', 'nissan/patrol 2018')],
  ['tiida sedan rear windshield', part('rear-glass', 'nissan/tiida')],
  [
    'tiida driver safety belt',
    part('seat-belt-front', 'nissan/tiida', { position: 'left', near: 'seat-belt-rear' }),
  ],
  [
    'urj202 rack dust boot',
    part('steering-rack-boot', 'toyota/land-cruiser 2012', { near: 'steering-rack-hydraulic' }),
  ],
  ['GUN125 ac condenser', part('condenser', 'toyota/hilux 2018')],
  [
    'accord 2010 dicky rubber beading',
    part('boot-weatherstrip', 'honda/accord 2010', {
      near: 'door-weatherstrip-front door-weatherstrip-rear',
    }),
  ],
  [
    'altima L32 blower resistance',
    part('blower-resistor', 'nissan/altima 2010', { near: 'blower-motor' }),
  ],
  [
    '2015 altima gear computer',
    part('transmission-ecu', 'nissan/altima 2015', { near: 'valve-body engine-ecu' }),
  ],
  ['overfenders d-max 2022', part('wheel-arch-moulding', 'isuzu/d-max 2022', { near: 'fender' })],
  ['is350 2016 boot wing', part('rear-spoiler', 'lexus/is 2016', { near: 'boot-lid' })],
  [
    'idle up motor civic 2000',
    part('idle-control-valve', 'honda/civic 2000', { near: 'throttle-body' }),
  ],
  [
    'need urgent honda odyssey 2008 caliper rear driver side',
    part('brake-caliper-rear', 'honda/odyssey 2008', {
      position: 'left',
      near: 'brake-caliper-front brake-caliper-repair-kit caliper-bracket caliper-piston',
    }),
  ],
  [
    'toyota ws oil for auto gear',
    [
      ...listed('importers/ATF-WS-4L', 'shops/ZYT-GER'),
      { grade: 1, types: ['automatic-transmission-fluid'] },
    ],
  ],
  ['ns3 oil nissan', [...listed('importers/CVTF-NS3-4'), { grade: 1, types: ['cvt-fluid'] }]],
  ['285/60/18 tire', [...listed('shops/TYR-285'), { grade: 1, types: ['tyre'] }]],
  ['coaster throwout bearing', part('release-bearing', 'toyota/coaster')],
  [
    'gx470 cam belt',
    part('timing-belt', 'lexus/gx 2006', {
      also: 'timing-belt-kit',
      near: 'timing-belt-tensioner water-pump',
    }),
  ],
  ['ej25 forester 2010 water pump', part('water-pump', 'subaru/forester 2010')],
  ['m37 xenon light left used', part('headlamp', 'infiniti/m', { position: 'left' })],
  ['vq37 complete engine', part('engine-assembly', 'infiniti/g,infiniti/fx 2010')],
  [
    'mazda 6 2010 exhaust valves',
    part('exhaust-valve', 'mazda/mazda6 2010', { near: 'intake-valve' }),
  ],
  ['hzj79 manual locking hubs', part('free-wheel-hub', 'toyota/land-cruiser-70')],
  [
    'honda city 2012 rocker cover gasket',
    part('valve-cover-gasket', 'honda/city 2012', { near: 'valve-cover' }),
  ],
  [
    'celerio petrol tank lid',
    part('fuel-cap', 'suzuki/celerio', { near: 'fuel-filler-neck fuel-door' }),
  ],
  ['mu-x brake light on tailgate center', part('high-mount-stop-lamp', 'isuzu/mu-x')],
  [
    'gs300 2008 tank pump',
    part('fuel-pump-module', 'lexus/gs 2008', { also: 'fuel-pump', near: 'fuel-level-sender' }),
  ],
  [
    'subaru xv 14 right wishbone',
    part('control-arm-lower', 'subaru/xv 2014', {
      position: 'right',
      near: 'control-arm-upper rear-control-arm',
    }),
  ],
  [
    'prado 120 back axle diff lock type',
    part('differential-rear', 'toyota/prado 2006', {
      near: 'ring-pinion-set differential-lock differential-front',
    }),
  ],
  [
    'navara d40 2.5 diesel clutch plate and cover',
    part('clutch-kit', 'nissan/navara', { also: 'clutch-disc clutch-cover' }),
  ],
  [
    'maxima 2018 front bumper metal bar',
    part('bumper-reinforcement-front', 'nissan/maxima 2018', { near: 'bumper-front' }),
  ],
  ['tundra 5.7 air cleaner', part('air-filter', 'toyota/tundra', { near: 'air-cleaner-box' })],
  ['suzuki apv gear lever wire', part('shift-cable', 'suzuki/apv', { near: 'gear-lever' })],
  ['mr-v tail gate gas lifters', part('tailgate-strut', 'honda/mr-v', { near: 'tailgate' })],
  ['boss u have knock sensor for maxima 2002', part('knock-sensor', 'nissan/maxima 2002')],
  [
    'prius abs unit 2013',
    part('abs-actuator', 'toyota/prius 2013', { near: 'brake-master-cylinder' }),
  ],
])
