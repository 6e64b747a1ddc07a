import { car, of, part } from '../right.ts'

const mounts = 'engine-mount-right engine-mount-left engine-mount-front engine-mount-rear'
const shocks = 'shock-absorber-front shock-absorber-rear'
const discs = 'brake-disc-front brake-disc-rear'
const pads = 'brake-pad-set-front brake-pad-set-rear'
const racks = 'steering-rack-hydraulic steering-rack-electric'

/** Words of the Gulf's workshops, of the Egyptians and Syrians in them, and nicknames of cars. */
export const workshop = of('workshop', [
  [
    'سفايف خلفي برادو 2014',
    part('brake-pad-set-rear', 'toyota/prado 2014', { near: 'brake-pad-set-front' }),
  ],
  ['اقمشة فرامل اكس تريل ٢٠١٨', part(pads, 'nissan/x-trail 2018', { also: 'brake-shoe-set' })],
  [
    'بريكات ورا لكزس جي اكس',
    part('brake-pad-set-rear', 'lexus/gx', { near: 'brake-pad-set-front brake-disc-rear' }),
  ],
  [
    'هوبات قدام فورتشنر ٢٠١٧',
    part('brake-disc-front', 'toyota/fortuner 2017', { near: 'brake-disc-rear' }),
  ],
  ['ديسكات هايلوكس ٢٠١٢', part(discs, 'toyota/hilux 2012')],
  [
    'طنابير خلفي التيما 2015',
    part('brake-disc-rear brake-drum', 'nissan/altima 2015', { near: 'brake-disc-front' }),
  ],
  [
    'تيل فرامل قدام باترول 2008',
    part('brake-pad-set-front', 'nissan/patrol 2008', { near: 'brake-pad-set-rear' }),
  ],
  ['بواجي كامري 2009', part('spark-plug', 'toyota/camry 2009', { near: 'ignition-coil' })],
  ['بوجيهات باترول', part('spark-plug', 'nissan/patrol', { near: 'ignition-coil' })],
  ['بلكات برادو ٢٠١٥', part('spark-plug', 'toyota/prado 2015', { near: 'ignition-coil' })],
  ['تواير 285/60 R18', part('tyre', '', { position: '285/60 R18' })],
  ['كفرات ٢٠٥/٥٥ R16', part('tyre', '', { position: '205/55 R16' })],
  ['كاوتش 195/65/15', part('tyre', '', { position: '195/65 R15' })],
  [
    'جنوط لاندكروزر 2018',
    part('alloy-wheel', 'toyota/land-cruiser 2018', {
      also: 'steel-wheel',
      near: 'wheel-centre-cap',
    }),
  ],
  [
    'رنجات دي ماكس',
    part('alloy-wheel steel-wheel', 'isuzu/d-max', { near: 'wheel-cover wheel-centre-cap' }),
  ],
  [
    'سلف اكورد ٢٠٠٩',
    part('starter-motor', 'honda/accord 2009', {
      near: 'starter-solenoid starter-bendix starter-brush-set',
    }),
  ],
  [
    'مارش تويوتا برادو ٢٠١٢',
    part('starter-motor', 'toyota/prado 2012', {
      near: 'starter-solenoid starter-bendix starter-brush-set',
    }),
  ],
  [
    'مساعدات لاندكروزر ٢٠١٥',
    part(shocks, 'toyota/land-cruiser 2015', {
      near: 'shock-absorber-boot strut-mount strut-assembly air-shock-absorber',
    }),
  ],
  [
    'شكمبصات ورا كورولا 2010',
    part('shock-absorber-rear', 'toyota/corolla 2010', {
      near: 'shock-absorber-front coil-spring-rear strut-assembly air-shock-absorber',
    }),
  ],
  [
    'مقصات قدام صني 2015',
    part('control-arm-lower', 'nissan/sunny 2015', {
      also: 'control-arm-upper',
      near: 'control-arm-bush-lower ball-joint-lower',
    }),
  ],
  [
    'عكس يمين سني ٢٠١٥',
    part('driveshaft cv-joint-outer', 'nissan/sunny 2015', {
      position: 'right',
      also: 'cv-joint-inner',
    }),
  ],
  [
    'كوبلن خارجي شمال التيما 2020',
    part('cv-joint-outer', 'nissan/altima 2020', {
      position: 'left',
      also: 'driveshaft',
      near: 'cv-boot-outer',
    }),
  ],
  [
    'قير كامل هايلوكس 2018',
    part('automatic-gearbox manual-gearbox', 'toyota/hilux 2018', {
      near: 'valve-body torque-converter',
    }),
  ],
  [
    'مخ القير باترول ٢٠٢٥',
    part('valve-body', 'nissan/patrol 2025', { near: 'shift-solenoid automatic-gearbox' }),
  ],
  ['كراسي مكينة هايلكس 2012', part(mounts, 'toyota/hilux 2012', { near: 'gearbox-mount' })],
  ['كراسي موتور كامري ٢٠٠٩', part(mounts, 'toyota/camry 2009', { near: 'gearbox-mount' })],
  [
    'كبوت كورولا 2022',
    part('bonnet', 'toyota/corolla 2022', { near: 'bonnet-hinge bonnet-strut bonnet-insulator' }),
  ],
  [
    'بونيت دي ماكس ٢٠٢٢',
    part('bonnet', 'isuzu/d-max 2022', { near: 'bonnet-lock bonnet-strut bonnet-insulator' }),
  ],
  ['دعامية قدام التيما 2015', part('bumper-front', 'nissan/altima 2015', { near: 'bumper-rear' })],
  ['اكصدام ورا كامري 2016', part('bumper-rear', 'toyota/camry 2016', { near: 'bumper-front' })],
  ['بمبر امامي اكورد ٢٠٢٣', part('bumper-front', 'honda/accord 2023', { near: 'bumper-rear' })],
  ['طبون خلفي كورولا ٢٠١٧', part('bumper-rear', 'toyota/corolla 2017', { near: 'bumper-front' })],
  [
    'منظرة يمين سيفيك 2018',
    part('door-mirror', 'honda/civic 2018', {
      position: 'right',
      near: 'door-mirror-glass door-mirror-cover mirror-motor mirror-signal-lamp',
    }),
  ],
  [
    'جامة قدام برادو ٢٠٠٧',
    part('windscreen', 'toyota/prado 2007', { near: 'door-glass windscreen-moulding' }),
  ],
  [
    'شمعة يسار باترول ٢٠٠٥',
    part('headlamp', 'nissan/patrol 2005', {
      position: 'left',
      near: 'headlamp-bulb headlamp-lens',
    }),
  ],
  [
    'اصطب خلفي يمين برادو ٢٠١٨',
    part('tail-lamp', 'toyota/prado 2018', {
      position: 'right',
      also: 'tail-lamp-inner',
      near: 'stop-tail-bulb',
    }),
  ],
  [
    'فانوس قدام شمال كورولا 2012',
    part('headlamp', 'toyota/corolla 2012', {
      position: 'left',
      near: 'headlamp-bulb headlamp-lens',
    }),
  ],
  [
    'كشافات ضباب كامري 2020',
    part('fog-lamp', 'toyota/camry 2020', { near: 'fog-lamp-cover fog-lamp-bulb' }),
  ],
  [
    'شكمان برادو',
    part('exhaust-muffler', 'toyota/prado', {
      also: 'catalytic-converter exhaust-resonator',
      near: 'exhaust-hanger exhaust-manifold exhaust-front-pipe exhaust-flexible-pipe exhaust-tip',
    }),
  ],
  [
    'علبة بيئة صني 2015',
    part('catalytic-converter', 'nissan/sunny 2015', { near: 'exhaust-muffler' }),
  ],
  [
    'هيدرز برادو ٢٠٠٧',
    part('exhaust-manifold', 'toyota/prado 2007', { near: 'exhaust-manifold-gasket' }),
  ],
  [
    'قشاط دينمو التيما ٢٠١١',
    part('drive-belt', 'nissan/altima 2011', {
      near: 'belt-tensioner idler-pulley alternator drive-belt-kit',
    }),
  ],
  [
    'جنزير مكينة فورتنر 2018',
    part('timing-chain', 'toyota/fortuner 2018', {
      also: 'timing-chain-tensioner timing-chain-guide timing-chain-kit',
      near: 'timing-chain-sprocket',
    }),
  ],
  [
    'كتينة سيفيك ٢٠١٠',
    part('timing-chain', 'honda/civic 2010', {
      also: 'timing-chain-tensioner timing-chain-guide timing-chain-kit',
      near: 'timing-belt timing-chain-sprocket',
    }),
  ],
  ['موبينة باترول ٢٠٠٣', part('ignition-coil', 'nissan/patrol 2003', { near: 'spark-plug' })],
  [
    'دبرياج كامل صني 2014',
    part('clutch-kit', 'nissan/sunny 2014', { also: 'clutch-disc clutch-cover' }),
  ],
  [
    'وجه راس فورتشنر 2010',
    part('head-gasket', 'toyota/fortuner 2010', { also: 'engine-gasket-kit' }),
  ],
  [
    'ستيرنج كهرب كامري ٢٠١٩',
    part('steering-rack-electric', 'toyota/camry 2019', {
      also: 'steering-rack-hydraulic',
      near: 'steering-wheel steering-column eps-motor eps-control-unit',
    }),
  ],
  [
    'دودة ستيرنج باترول 2015',
    part(racks, 'nissan/patrol 2015', { near: 'steering-rack-seal-kit' }),
  ],
  [
    'بيضة مقص مورانو ٢٠١٧',
    part('ball-joint-lower ball-joint-upper', 'nissan/murano 2017', { near: 'control-arm-lower' }),
  ],
  [
    'رمان بلي كفر قدام كورولا ٢٠٢١',
    part('wheel-bearing', 'toyota/corolla 2021', { position: 'front', also: 'wheel-hub-front' }),
  ],
  [
    'فلنجة قدام هايلكس ٢٠١٧',
    part('wheel-hub-front', 'toyota/hilux 2017', {
      also: 'wheel-bearing',
      near: 'wheel-stud wheel-hub-seal hub-grease-cap propeller-shaft-flange',
    }),
  ],
  [
    'صليبة كردان دي ماكس ٢٠١٧',
    part('universal-joint', 'isuzu/d-max 2017', {
      near: 'propeller-shaft-rear propeller-shaft-front propeller-shaft-flange',
    }),
  ],
  ['ردياتير شاص', part('radiator', 'toyota/land-cruiser-70', { near: 'radiator-cap' })],
  [
    'دبل شاص ٢٠١٠',
    part('transfer-case', 'toyota/land-cruiser-70 2010', {
      also: 'transfer-actuator free-wheel-hub',
      near: 'transfer-case-chain',
    }),
  ],
  [
    'مساعدات باجيرو ورا',
    part('shock-absorber-rear', 'mitsubishi/pajero', {
      near: 'shock-absorber-front strut-assembly air-shock-absorber',
    }),
  ],
  [
    'فلتر ديزل سوبر سفاري',
    part('diesel-filter', 'nissan/patrol-safari', {
      also: 'fuel-filter',
      near: 'diesel-filter-housing',
    }),
  ],
  ['VTC patrol power steering pump', part('power-steering-pump', 'nissan/patrol-safari')],
  [
    'hilux vigo 2.7 radiator fan',
    part('radiator-fan-assembly radiator-fan-motor fan-blade', 'toyota/hilux 2010', {
      also: 'fan-clutch fan-shroud',
      near: 'condenser-fan fan-control-module',
    }),
  ],
  [
    'revo hilux door handle outer',
    part('door-handle-outer', 'toyota/hilux 2018', { near: 'door-handle-inner' }),
  ],
  [
    'lc200 tie rod end',
    part('tie-rod-end', 'toyota/land-cruiser 2015', { near: 'rack-end tie-rod-assembly' }),
  ],
  [
    'lc300 power steering pump',
    part('power-steering-pump', 'toyota/land-cruiser 2023', {
      near: 'power-steering-hose-pressure power-steering-hose-return',
    }),
  ],
  ['قطع ددسن وانيت', car('nissan/pickup')],
  [
    'مكينة زجاج قدام يسار برادو',
    part('window-regulator window-motor', 'toyota/prado', { position: 'front left' }),
  ],
])
