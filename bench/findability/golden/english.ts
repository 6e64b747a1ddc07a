import { car, either, of, part } from '../right.ts'

const mounts = 'engine-mount-right engine-mount-left engine-mount-front engine-mount-rear'

export const english = of('english', [
  [
    'rear brake pads prado 2015',
    part('brake-pad-set-rear', 'toyota/prado 2015', {
      near: 'brake-pad-set-front brake-pad-fitting-kit brake-disc-rear',
    }),
  ],
  [
    'front brake disc fortuner 2018',
    part('brake-disc-front', 'toyota/fortuner 2018', { near: 'brake-disc-rear' }),
  ],
  ['patrol 2016 radiator', part('radiator', 'nissan/patrol 2016', { near: 'radiator-cap' })],
  [
    'need alternator for hilux 2012',
    part('alternator', 'toyota/hilux 2012', {
      near: 'alternator-regulator alternator-pulley alternator-rectifier',
    }),
  ],
  [
    'ac compressor patrol y61',
    either(
      part('ac-compressor', 'nissan/patrol 2005', {
        near: 'ac-compressor-clutch ac-compressor-control-valve ac-compressor-bearing',
      }),
      part('ac-compressor', 'nissan/patrol-safari', {
        near: 'ac-compressor-clutch ac-compressor-control-valve ac-compressor-bearing',
      }),
    ),
  ],
  [
    'left headlight corolla 2010',
    part('headlamp', 'toyota/corolla 2010', {
      position: 'left',
      near: 'headlamp-bulb headlamp-lens',
    }),
  ],
  [
    'water pump accord 2010',
    part('water-pump', 'honda/accord 2010', { near: 'water-pump-gasket auxiliary-water-pump' }),
  ],
  [
    'steering rack land cruiser 2012',
    part('steering-rack-hydraulic steering-rack-electric', 'toyota/land-cruiser 2012', {
      near: 'steering-rack-boot steering-rack-seal-kit steering-rack-bush',
    }),
  ],
  [
    'x-trail 2015 lower control arm right',
    part('control-arm-lower', 'nissan/x-trail 2015', {
      position: 'right',
      near: 'control-arm-upper control-arm-bush-lower rear-control-arm',
    }),
  ],
  [
    'starter motor accord 2011',
    part('starter-motor', 'honda/accord 2011', {
      near: 'starter-solenoid starter-bendix starter-brush-set',
    }),
  ],
  ['engine mounting camry 2010', part(mounts, 'toyota/camry 2010', { near: 'gearbox-mount' })],
  ['spark plugs camry 2014', part('spark-plug', 'toyota/camry 2014', { near: 'ignition-coil' })],
  [
    'oil filter altima 2016',
    part('oil-filter', 'nissan/altima 2016', {
      also: 'oil-filter-element oil-change-kit',
      near: 'filter-service-kit',
    }),
  ],
  [
    'cabin filter nissan sunny 2014',
    part('cabin-filter', 'nissan/sunny 2014', { near: 'air-filter' }),
  ],
  [
    'timing chain kit for altima 2015',
    part('timing-chain-kit', 'nissan/altima 2015', {
      also: 'timing-chain',
      near: 'timing-chain-tensioner timing-chain-guide timing-chain-sprocket',
    }),
  ],
  [
    'fuel pump assembly hiace 2018',
    part('fuel-pump-module', 'toyota/hiace 2018', { also: 'fuel-pump' }),
  ],
  ['prado radiator cap', part('radiator-cap', 'toyota/prado', { near: 'radiator' })],
  ['a/c condenser rav4 2021', part('condenser', 'toyota/rav4 2021', { near: 'receiver-drier' })],
  [
    'front left shock absorber lx570 2015',
    part('shock-absorber-front', 'lexus/lx 2015', {
      position: 'left',
      near: 'shock-absorber-rear coil-spring-front strut-assembly air-shock-absorber',
    }),
  ],
  [
    'tail light right side lancer 2012',
    part('tail-lamp', 'mitsubishi/lancer 2012', { position: 'right', also: 'tail-lamp-inner' }),
  ],
  [
    'hood for corolla 2022',
    part('bonnet', 'toyota/corolla 2022', { near: 'bonnet-hinge bonnet-strut bonnet-insulator' }),
  ],
  [
    'windshield patrol 2020',
    part('windscreen', 'nissan/patrol 2020', { near: 'rear-glass windscreen-moulding' }),
  ],
  [
    'side mirror left land cruiser 2016',
    part('door-mirror', 'toyota/land-cruiser 2016', {
      position: 'left',
      near: 'door-mirror-glass door-mirror-cover mirror-motor mirror-signal-lamp',
    }),
  ],
  [
    'altima 2010 front bumper',
    part('bumper-front', 'nissan/altima 2010', {
      near: 'bumper-rear bumper-reinforcement-front bumper-bracket-front grille-lower bumper-absorber bumper-lip',
    }),
  ],
  [
    'clutch kit navara 2012',
    part('clutch-kit', 'nissan/navara 2012', {
      also: 'clutch-disc clutch-cover',
      near: 'release-bearing',
    }),
  ],
  [
    'thermostat mazda 6 2010',
    part('thermostat', 'mazda/mazda6 2010', { near: 'thermostat-housing' }),
  ],
  [
    'front wheel bearing altima 2015',
    part('wheel-bearing', 'nissan/altima 2015', { position: 'front', also: 'wheel-hub-front' }),
  ],
  ['NGK spark plugs', part('spark-plug', '', { brand: 'NGK' })],
  [
    'kyb shock absorber',
    part('shock-absorber-front shock-absorber-rear', '', {
      brand: 'KYB',
      near: 'shock-absorber-boot strut-assembly air-shock-absorber',
    }),
  ],
  [
    'genuine nissan oil filter',
    part('oil-filter oil-filter-element', 'nissan', { brand: 'Nissan Genuine' }),
  ],
  ['5w30 engine oil', part('engine-oil', '', { position: '5W-30' })],
  ['battery 70ah 12v', part('battery', '', { position: '70Ah' })],
  ['tyre 265/65 R17', part('tyre', '', { position: '265/65 R17' })],
  ['brake fluid dot 4', part('brake-fluid', '', { position: 'DOT 4' })],
  ['cvt transmission fluid 4 litre', part('cvt-fluid', '', { position: '4 L' })],
  ['parts for nissan patrol 2018', car('nissan/patrol 2018')],
  ['suzuki jimny 2020', car('suzuki/jimny 2020')],
  ['spare parts honda accord 2019', car('honda/accord 2019')],
  ['lexus es 350 2016', car('lexus/es 2016')],
  ['mazda cx-5 2018 ac filter', part('cabin-filter', 'mazda/cx-5 2018', { near: 'air-filter' })],
  [
    'power steering pump for pajero',
    part('power-steering-pump', 'mitsubishi/pajero', { near: 'power-steering-pump-seal-kit' }),
  ],
  [
    'upper radiator hose yaris 2016',
    part('radiator-hose-upper', 'toyota/yaris 2016', { near: 'radiator-hose-lower' }),
  ],
  [
    'abs sensor front right sunny 2021',
    part('wheel-speed-sensor-front', 'nissan/sunny 2021', {
      position: 'right',
      near: 'wheel-speed-sensor-rear abs-ring',
    }),
  ],
  [
    'ignition coil patrol 2005',
    part('ignition-coil', 'nissan/patrol 2005', { near: 'spark-plug' }),
  ],
  ['hiace 2015 fan clutch price', part('fan-clutch', 'toyota/hiace 2015', { near: 'fan-blade' })],
  [
    'belt tensioner fj cruiser',
    part('belt-tensioner', 'toyota/fj-cruiser', { near: 'idler-pulley drive-belt drive-belt-kit' }),
  ],
  [
    'complete rear differential hilux 2014',
    part('differential-rear', 'toyota/hilux 2014', {
      near: 'ring-pinion-set differential-front differential-lock',
    }),
  ],
  [
    'tie rod end right hilux 2019',
    part('tie-rod-end', 'toyota/hilux 2019', {
      position: 'right',
      near: 'rack-end tie-rod-assembly',
    }),
  ],
  [
    'outside door handle rear right yaris 2010',
    part('door-handle-outer', 'toyota/yaris 2010', {
      position: 'rear right',
      near: 'door-handle-inner',
    }),
  ],
  [
    'power window main switch sunny 2021',
    part('power-window-master-switch', 'nissan/sunny 2021', { near: 'window-motor window-switch' }),
  ],
  [
    'tiida evaporator',
    part('evaporator', 'nissan/tiida', { near: 'expansion-valve evaporator-temperature-sensor' }),
  ],
  [
    'blower motor lexus is 2016',
    part('blower-motor', 'lexus/is 2016', { near: 'blower-resistor' }),
  ],
  ['mass air flow sensor navara 2018', part('mass-air-flow-sensor', 'nissan/navara 2018')],
  [
    'head gasket fortuner 2012 need urgent',
    part('head-gasket', 'toyota/fortuner 2012', { also: 'engine-gasket-kit' }),
  ],
  ['catalytic converter nissan sunny 2016', part('catalytic-converter', 'nissan/sunny 2016')],
  ['wiper blade 650mm', part('wiper-blade-front', '', { position: '26 inch (650 mm)' })],
  ['transmission mount hilux 2013', part('gearbox-mount', 'toyota/hilux 2013', { near: mounts })],
  [
    'lower ball joint murano 2013',
    part('ball-joint-lower', 'nissan/murano 2013', { near: 'control-arm-lower' }),
  ],
  ['rear bumper camry 2015', part('bumper-rear', 'toyota/camry 2015', { near: 'bumper-front' })],
  [
    'stabilizer link front lancer 2010',
    part('stabiliser-link-front', 'mitsubishi/lancer 2010', {
      near: 'stabiliser-bush-front stabiliser-link-rear',
    }),
  ],
])
