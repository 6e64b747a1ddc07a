import { car, either, of, part } from '../right.ts'

const mounts = 'engine-mount-right engine-mount-left engine-mount-front engine-mount-rear'
const shocks = 'shock-absorber-front shock-absorber-rear'
const racks = 'steering-rack-hydraulic steering-rack-electric'

/** A letter or two wrong, missing or changed in place, in the part and in the make or model. */
export const misspelt = of('misspelt', [
  [
    'reer break pads prado 2015',
    part('brake-pad-set-rear', 'toyota/prado 2015', { near: 'brake-pad-set-front' }),
  ],
  [
    'frount brake disk fortunar 2018',
    part('brake-disc-front', 'toyota/fortuner 2018', { near: 'brake-disc-rear' }),
  ],
  ['raditor patrol 2016', part('radiator', 'nissan/patrol 2016', { near: 'radiator-cap' })],
  ['radiater cap corola', part('radiator-cap', 'toyota/corolla', { near: 'radiator' })],
  [
    'altarnator hilx 2012',
    part('alternator', 'toyota/hilux 2012', { near: 'alternator-regulator alternator-rectifier' }),
  ],
  ['alternater swfit', part('alternator', 'suzuki/swift')],
  [
    'ac compresor petrol y61',
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
    'hedlight left carolla 2010',
    part('headlamp', 'toyota/corolla 2010', {
      position: 'left',
      near: 'headlamp-bulb headlamp-lens',
    }),
  ],
  [
    'haedlamp right pajaro',
    part('headlamp', 'mitsubishi/pajero', {
      position: 'right',
      near: 'headlamp-bulb headlamp-lens',
    }),
  ],
  [
    'watter pump acord 2010',
    part('water-pump', 'honda/accord 2010', { near: 'water-pump-gasket auxiliary-water-pump' }),
  ],
  [
    'steerring rack land crusier 2012',
    part(racks, 'toyota/land-cruiser 2012', { near: 'steering-rack-seal-kit' }),
  ],
  [
    'contol arm lower sunni 2015',
    part('control-arm-lower', 'nissan/sunny 2015', { near: 'control-arm-upper rear-control-arm' }),
  ],
  [
    'stater motor pathfindr 2010',
    part('starter-motor', 'nissan/pathfinder 2010', {
      near: 'starter-solenoid starter-bendix starter-brush-set',
    }),
  ],
  ['engin mountng camri 2010', part(mounts, 'toyota/camry 2010', { near: 'gearbox-mount' })],
  ['spak plug fortuener', part('spark-plug', 'toyota/fortuner', { near: 'glow-plug' })],
  [
    'oil fillter altma 2016',
    part('oil-filter', 'nissan/altima 2016', { also: 'oil-filter-element' }),
  ],
  ['cabbin filter maxma', part('cabin-filter', 'nissan/maxima', { near: 'air-filter' })],
  [
    'timming chian fortuner 2018',
    part('timing-chain', 'toyota/fortuner 2018', {
      also: 'timing-chain-tensioner timing-chain-guide timing-chain-kit',
      near: 'timing-belt timing-chain-sprocket',
    }),
  ],
  ['feul pump camary 2014', part('fuel-pump fuel-pump-module', 'toyota/camry 2014')],
  ['condencer x trial 2018', part('condenser', 'nissan/x-trail 2018', { near: 'receiver-drier' })],
  [
    'shok absorver land cruser 2015',
    part(shocks, 'toyota/land-cruiser 2015', { near: 'strut-assembly air-shock-absorber' }),
  ],
  [
    'tail lite civc right 2018',
    part('tail-lamp', 'honda/civic 2018', { position: 'right', near: 'stop-tail-bulb' }),
  ],
  [
    'bonet corola 2022',
    part('bonnet', 'toyota/corolla 2022', { near: 'bonnet-hinge bonnet-strut bonnet-insulator' }),
  ],
  [
    'windsheild patrrol 2020',
    part('windscreen', 'nissan/patrol 2020', { near: 'rear-glass windscreen-moulding' }),
  ],
  [
    'side miror left land cruzer 2016',
    part('door-mirror', 'toyota/land-cruiser 2016', {
      position: 'left',
      near: 'door-mirror-glass mirror-motor mirror-signal-lamp',
    }),
  ],
  [
    'frunt bumber murrano 2011',
    part('bumper-front', 'nissan/murano 2011', { near: 'bumper-rear' }),
  ],
  [
    'cluch kit navarra 2012',
    part('clutch-kit', 'nissan/navara 2012', { also: 'clutch-disc clutch-cover' }),
  ],
  [
    'thermosat mitsubshi pajero 2002',
    part('thermostat', 'mitsubishi/pajero 2002', { near: 'thermostat-housing' }),
  ],
  [
    'weel bearing altimma 2015',
    part('wheel-bearing', 'nissan/altima 2015', { also: 'wheel-hub-front wheel-hub-rear' }),
  ],
  ['evaparator yaris 2016', part('evaporator', 'toyota/yaris 2016')],
  [
    'blowr moter lexsus is 2016',
    part('blower-motor', 'lexus/is 2016', { near: 'blower-resistor' }),
  ],
  ['oxigen sensor tida', part('oxygen-sensor', 'nissan/tiida')],
  [
    'differntial hilux 2014 complet',
    part('differential-rear', 'toyota/hilux 2014', {
      also: 'differential-front',
      near: 'ring-pinion-set differential-lock',
    }),
  ],
  ['catalitic convertor pilott 2013', part('catalytic-converter', 'honda/pilot 2013')],
  [
    'stabilzer link outlandar 2018 rear',
    part('stabiliser-link-rear', 'mitsubishi/outlander 2018', { near: 'stabiliser-link-front' }),
  ],
  ['suzki jimmny 2020', car('suzuki/jimny 2020')],
  ['nisan patrl 2018', car('nissan/patrol 2018')],
  ['mitsubichi lanser 2010 parts', car('mitsubishi/lancer 2010')],
  ['infinty qx80 2018', car('infiniti/qx80 2018')],
  ['subaro forestar 2016', car('subaru/forester 2016')],
  [
    'gaskit head fj cruser',
    part('head-gasket', 'toyota/fj-cruiser', { also: 'engine-gasket-kit' }),
  ],
  ['baterry 70ah', part('battery', '', { position: '70Ah' })],
  [
    'فحمت فرامل خلفيه بردو 2015',
    part('brake-pad-set-rear', 'toyota/prado 2015', { near: 'brake-pad-set-front' }),
  ],
  ['ردتير باترل 2016', part('radiator', 'nissan/patrol 2016', { near: 'radiator-cap' })],
  ['دينموا هايلكص 2012', part('alternator', 'toyota/hilux 2012')],
  [
    'كمبرسور مكيف كرولا 2022',
    part('ac-compressor', 'toyota/corolla 2022', {
      near: 'ac-compressor-clutch ac-compressor-control-valve ac-compressor-bearing',
    }),
  ],
  [
    'طرنبة ماء لنسر 2012',
    part('water-pump', 'mitsubishi/lancer 2012', {
      near: 'water-pump-gasket auxiliary-water-pump',
    }),
  ],
  [
    'مساعد خلفي سوفت 2012',
    part('shock-absorber-rear', 'suzuki/swift 2012', { near: 'strut-assembly air-shock-absorber' }),
  ],
  ['صدم امامي التيمه 2015', part('bumper-front', 'nissan/altima 2015', { near: 'bumper-rear' })],
  ['فلتر زيط هايص 2010', part('oil-filter', 'toyota/hiace 2010', { also: 'oil-filter-element' })],
  ['كتليزر هندا بايلوت 2013', part('catalytic-converter', 'honda/pilot 2013')],
  ['بطاريه سياره ٧٠ امبير', part('battery', '', { position: '70Ah' })],
  [
    'مرايه جانبيه يمين باثفيندر 2010',
    part('door-mirror', 'nissan/pathfinder 2010', {
      position: 'right',
      near: 'door-mirror-glass mirror-motor mirror-signal-lamp',
    }),
  ],
  ['حساس اكسوجين فورتونر 2018', part('oxygen-sensor', 'toyota/fortuner 2018')],
  ['ميتسوبشي باجيروا', car('mitsubishi/pajero')],
  ['ثرموستات لكسز ال اكس', part('thermostat', 'lexus/lx')],
])
