import type { Golden } from './golden.types.ts'
import { car, causes, of, part } from './right.ts'

const patrols = 'nissan/patrol,nissan/patrol-safari'
const fuelPumps = 'fuel-pump fuel-pump-module'
const engineMounts = 'engine-mount-right engine-mount-left engine-mount-front engine-mount-rear'
const racks = 'steering-rack-hydraulic steering-rack-electric'
const hubs = 'wheel-hub-front wheel-hub-rear'
const overheating = [
  'radiator radiator-fan-motor radiator-fan-assembly fan-clutch thermostat water-pump',
  'radiator-cap coolant radiator-hose-upper radiator-hose-lower fan-control-module',
  'head-gasket coolant-temperature-sensor coolant-reservoir fan-blade fan-shroud condenser-fan auxiliary-water-pump water-outlet water-pipe radiator-flush',
] as const
const misfiring = [
  'spark-plug ignition-coil',
  'ignition-lead-set fuel-injector fuel-filter throttle-body mass-air-flow-sensor',
  'distributor-cap fuel-pump fuel-pump-module oxygen-sensor idle-control-valve air-filter vacuum-hose spark-plug-tube-seal fuel-pump-strainer carburettor carburettor-repair-kit',
] as const

const english = of('english', [
  ['pollen filter for mazda cx5 2015', part('cabin-filter', 'mazda/cx-5 2015')],
  ['gas cap land cruiser', part('fuel-cap', 'toyota/land-cruiser', { near: 'fuel-door' })],
  [
    'tranny fluid',
    part('automatic-transmission-fluid', '', { also: 'cvt-fluid', near: 'gear-oil' }),
  ],
  [
    'front wing prado 2007',
    part('fender', 'toyota/prado 2007', { near: 'fender-liner fender-apron' }),
  ],
  [
    'R/H wing mirror fortuner',
    part('door-mirror', 'toyota/fortuner', {
      position: 'right',
      near: 'door-mirror-glass door-mirror-cover mirror-motor mirror-signal-lamp',
    }),
  ],
  ['big end shells patrol', part('connecting-rod-bearing', patrols, { near: 'main-bearing-set' })],
  ['anti roll bar drop links hilux front', part('stabiliser-link-front', 'toyota/hilux')],
  [
    'track rod end LH rav4',
    part('tie-rod-end', 'toyota/rav4', { position: 'left', near: 'rack-end tie-rod-assembly' }),
  ],
  ['hatch lift supports CR-V', part('tailgate-strut', 'honda/cr-v')],
  ['MAF sensor 4runner v6', part('mass-air-flow-sensor', 'toyota/4runner')],
  ['CKP sensor pathfinder', part('crankshaft-position-sensor', 'nissan/pathfinder')],
  [
    'hub assy rear w/ bearing xterra',
    part('wheel-hub-rear', 'nissan/xterra', { also: 'wheel-bearing' }),
  ],
  [
    'silencer back box sunny',
    part('exhaust-muffler', 'nissan/sunny', { near: 'exhaust-hanger exhaust-resonator' }),
  ],
  ['harmonic balancer 4runner', part('crankshaft-pulley', 'toyota/4runner')],
  ['disc rotors front tundra', part('brake-disc-front', 'toyota/tundra')],
  [
    'the plastic tank where you pour the radiator water, murano',
    part('coolant-reservoir', 'nissan/murano', { near: 'radiator' }),
  ],
  ['e-brake cable innova', part('parking-brake-cable', 'toyota/innova')],
  ['throwout bearing dmax', part('release-bearing', 'isuzu/d-max', { near: 'clutch-kit' })],
  [
    'fog light bezel outlander',
    part('fog-lamp-cover', 'mitsubishi/outlander', { near: 'fog-lamp' }),
  ],
  ['rain guards for the doors xtrail', part('window-visor-set', 'nissan/x-trail')],
  ['back windshield glass avalon', part('rear-glass', 'toyota/avalon')],
  ['TPMS sensors montero sport set of 4', part('tyre-pressure-sensor', 'mitsubishi/montero-sport')],
  ['sump gasket patrol 4.8', part('oil-pan-gasket', patrols)],
  [
    'condenser fan motor corolla 2010',
    part('condenser-fan', 'toyota/corolla 2010', {
      also: 'radiator-fan-motor radiator-fan-assembly',
    }),
  ],
  ['speedo cluster FJ', part('instrument-cluster', 'toyota/fj-cruiser')],
  [
    'half shaft complete left side murano',
    part('driveshaft', 'nissan/murano', {
      position: 'left',
      near: 'cv-joint-outer cv-joint-inner',
    }),
  ],
  [
    'cabin blower fan, not the full heater box only the motor, murano',
    part('blower-motor', 'nissan/murano', { near: 'blower-resistor' }),
  ],
  ['5w30 fully synthetic motor oil 4 litre can', part('engine-oil', '', { position: '5W-30' })],
  [
    'side steps for pajero',
    part('running-board', 'mitsubishi/pajero', { near: 'running-board-bracket' }),
  ],
  [
    'crash bar behind front bumper camry',
    part('bumper-reinforcement-front', 'toyota/camry', { near: 'bumper-absorber' }),
  ],
])

const arabic = of('arabic', [
  ['تيل فرامل امامي كورولا 2015', part('brake-pad-set-front', 'toyota/corolla 2015')],
  ['بوجيهات سيفيك', part('spark-plug', 'honda/civic')],
  [
    'مارش لانسر',
    part('starter-motor', 'mitsubishi/lancer', {
      near: 'starter-solenoid starter-bendix starter-brush-set',
    }),
  ],
  ['اكصدام خلفي التيما', part('bumper-rear', 'nissan/altima')],
  [
    'شكمان برادو',
    part('exhaust-muffler', 'toyota/prado', {
      also: 'exhaust-resonator',
      near: 'exhaust-hanger catalytic-converter exhaust-front-pipe exhaust-flexible-pipe exhaust-tip',
    }),
  ],
  ['جوان وش سلندر باجيرو', part('head-gasket', 'mitsubishi/pajero', { near: 'engine-gasket-kit' })],
  [
    'كاتينة المحرك باترول',
    part('timing-chain', patrols, {
      also: 'timing-chain-kit',
      near: 'timing-chain-tensioner timing-chain-guide timing-chain-sprocket',
    }),
  ],
  ['شنابر بساتم', part('piston-ring-set', '', { near: 'piston' })],
  ['كاوتش مقاس 205/55/16', part('tyre', '', { position: '205/55 R16' })],
  ['فانوس امامي شمال يارس', part('headlamp', 'toyota/yaris', { position: 'left' })],
  ['بواجي للكزس اي اس', part('spark-plug', 'lexus/es')],
  ['طمبون امامي راف 4', part('bumper-front', 'toyota/rav4')],
  ['دعامية امامية كامري 2020', part('bumper-front', 'toyota/camry 2020')],
  ['بنيد لاندكروزر', part('bonnet', 'toyota/land-cruiser')],
  ['جاملغ يمين لاندكروزر', part('fender', 'toyota/land-cruiser', { position: 'right' })],
  [
    'صالنصة باجيرو',
    part('exhaust-muffler', 'mitsubishi/pajero', {
      also: 'exhaust-resonator',
      near: 'exhaust-manifold',
    }),
  ],
  ['قايش مكينة كامري', part('drive-belt', 'toyota/camry', { near: 'timing-belt drive-belt-kit' })],
  ['راديتة ماي افالون', part('radiator', 'toyota/avalon')],
  [
    'بلاكيط فران اللور كورولا',
    part('brake-pad-set-rear', 'toyota/corolla', { near: 'brake-shoe-set' }),
  ],
  [
    'لاموتيسور القدام ياريس',
    part('shock-absorber-front', 'toyota/yaris', { near: 'strut-assembly air-shock-absorber' }),
  ],
  ['بارشوك القدام هوندا', part('bumper-front', 'honda')],
  ['ديمارور ميتسوبيشي', part('starter-motor', 'mitsubishi')],
  ['مرشح الهواء للمحرك نيسان باترول', part('air-filter', patrols)],
  [
    'مضخة المياه نيسان مكسيما',
    part('water-pump', 'nissan/maxima', { near: 'water-pump-gasket auxiliary-water-pump' }),
  ],
  ['مكثف التكييف انفينيتي', part('condenser', 'infiniti')],
  [
    'مخمد الصدمات الأمامي لكزس',
    part('shock-absorber-front', 'lexus', { near: 'strut-assembly air-shock-absorber' }),
  ],
  ['ابغى شمعات احتراق حق جيب برادو ٢٠١٤', part('spark-plug', 'toyota/prado 2014')],
  ['قواعد المحرك التيما', part(engineMounts, 'nissan/altima', { also: 'gearbox-mount' })],
  ['فتيس اوتوماتيك لانسر', part('automatic-gearbox', 'mitsubishi/lancer')],
  ['مية ردياتير حمرا', part('coolant', '', { position: 'red' })],
])

const misspelt = of('misspelt', [
  ['brak pds frnt corola', part('brake-pad-set-front', 'toyota/corolla')],
  ['oilfilterprado', part('oil-filter oil-filter-element', 'toyota/prado')],
  [
    'shok absorbr reer swfit',
    part('shock-absorber-rear', 'suzuki/swift', { near: 'strut-assembly air-shock-absorber' }),
  ],
  [
    'radiater hoze uper patrl',
    part('radiator-hose-upper', patrols, { near: 'radiator-hose-lower' }),
  ],
  ['steeringwheell lexas', part('steering-wheel', 'lexus')],
  ['altarnater sequioa', part('alternator', 'toyota/sequoia')],
  [
    'hedlihgt fortunner',
    part('headlamp', 'toyota/fortuner', { near: 'headlamp-bulb headlamp-lens' }),
  ],
  ['windsheild civick', part('windscreen', 'honda/civic')],
  [
    'tail lampp rightt hillux',
    part('tail-lamp', 'toyota/hilux', { position: 'right', also: 'tail-lamp-inner' }),
  ],
  [
    'wiperblades altimma',
    part('wiper-blade-front', 'nissan/altima', {
      also: 'wiper-blade-rear',
      near: 'wiper-rubber-refill',
    }),
  ],
  ['condencer mazda6', part('condenser', 'mazda/mazda6')],
  ['termostat pajerro', part('thermostat', 'mitsubishi/pajero', { near: 'thermostat-housing' })],
  ['catylitic convertor sunni', part('catalytic-converter', 'nissan/sunny')],
  ['bettery 70 ah', part('battery', '', { position: '70Ah' })],
  [
    'enginge mout front',
    part('engine-mount-front', '', {
      near: 'engine-mount-right engine-mount-rear engine-mount-left',
    }),
  ],
  ['fuek pumo landcruiser', part(fuelPumps, 'toyota/land-cruiser')],
  ['breake dics reer fortunar', part('brake-disc-rear', 'toyota/fortuner')],
  [
    'timming chian hulix',
    part('timing-chain', 'toyota/hilux', {
      also: 'timing-chain-kit',
      near: 'timing-chain-tensioner timing-chain-guide timing-chain-sprocket',
    }),
  ],
  ['drive shaf outlender', part('driveshaft', 'mitsubishi/outlander', { near: 'cv-joint-outer' })],
  ['frontbumber qx 80', part('bumper-front', 'infiniti/qx80')],
  ['powerstering pomp xtrial', part('power-steering-pump', 'nissan/x-trail')],
  ['cluch kitt dmax', part('clutch-kit', 'isuzu/d-max', { near: 'clutch-disc clutch-cover' })],
  ['ac compreser qashqi', part('ac-compressor', 'nissan/qashqai')],
  ['whel berring', part('wheel-bearing', '', { also: hubs })],
  ['ignation koil mazada 3', part('ignition-coil', 'mazda/mazda3')],
  ['dor handel out side fortunr', part('door-handle-outer', 'toyota/fortuner')],
  ['فلتر زييت كمري', part('oil-filter oil-filter-element', 'toyota/camry')],
  ['رديتير لندكروزر', part('radiator', 'toyota/land-cruiser')],
  ['طرمبه بانزين اكورد', part(fuelPumps, 'honda/accord')],
  ['صدم امامى كرولا', part('bumper-front', 'toyota/corolla')],
])

const workshop = of('workshop', [
  ['فيول بمب هايلكس', part(fuelPumps, 'toyota/hilux', { near: 'high-pressure-fuel-pump' })],
  [
    'شوك ابزوربر امامي اف جي',
    part('shock-absorber-front', 'toyota/fj-cruiser', {
      near: 'strut-assembly air-shock-absorber',
    }),
  ],
  [
    'سايلنسر لاندكروزر',
    part('exhaust-muffler', 'toyota/land-cruiser', { also: 'exhaust-resonator' }),
  ],
  ['بمبر جدام لكزس ال اكس', part('bumper-front', 'lexus/lx')],
  ['فندر يسار كامري', part('fender', 'toyota/camry', { position: 'left' })],
  ['هد لايت يمين باترول', part('headlamp', patrols, { position: 'right' })],
  [
    'باك لايت صني',
    part('tail-lamp', 'nissan/sunny', { also: 'tail-lamp-inner', near: 'reverse-lamp' }),
  ],
  ['ويل بيرنج ورا', part('wheel-bearing wheel-hub-rear', '', { near: 'wheel-hub-front' })],
  ['ستيرنج راك كامري', part(racks, 'toyota/camry', { near: 'steering-rack-seal-kit' })],
  ['تاي رود اند هايس', part('tie-rod-end', 'toyota/hiace', { near: 'rack-end tie-rod-assembly' })],
  ['بول جوينت تحت نافارا', part('ball-joint-lower', 'nissan/navara', { near: 'ball-joint-upper' })],
  [
    'لوار ارم كامري يمين',
    part('control-arm-lower', 'toyota/camry', { position: 'right', near: 'rear-control-arm' }),
  ],
  [
    'كنترول ارم بوش',
    part('control-arm-bush-lower control-arm-bush-upper', '', {
      near: 'trailing-arm-bush tension-rod-bush',
    }),
  ],
  ['سلندر هيد قاسكت', part('head-gasket', '', { near: 'engine-gasket-kit valve-cover-gasket' })],
  ['بستون رنج كورولا', part('piston-ring-set', 'toyota/corolla', { near: 'piston' })],
  ['كرنك شفت بولي', part('crankshaft-pulley')],
  ['فان بلت انوفا', part('drive-belt', 'toyota/innova', { near: 'drive-belt-kit' })],
  [
    'بلت تنشنر برادو',
    part('belt-tensioner', 'toyota/prado', { near: 'idler-pulley drive-belt-kit' }),
  ],
  ['وتر بمب انوفا', part('water-pump', 'toyota/innova', { near: 'auxiliary-water-pump' })],
  ['اير فلتر كورولا 2021', part('air-filter', 'toyota/corolla 2021')],
  ['اي سي فلتر كورولا', part('cabin-filter', 'toyota/corolla', { near: 'receiver-drier' })],
  [
    'كمبريسر اي سي برادو',
    part('ac-compressor', 'toyota/prado', {
      near: 'ac-compressor-clutch ac-compressor-control-valve ac-compressor-bearing',
    }),
  ],
  ['بلور موتور فورتشنر', part('blower-motor', 'toyota/fortuner')],
  ['ثروتل بدي سيفيك', part('throttle-body', 'honda/civic')],
  ['اوكسجن سنسر التيما', part('oxygen-sensor', 'nissan/altima')],
  ['ستارتر دي ماكس', part('starter-motor', 'isuzu/d-max')],
  ['برشر بليت', part('clutch-cover', '', { near: 'clutch-kit' })],
  ['بوستر بريك يارس', part('brake-booster', 'toyota/yaris')],
  ['بريك ماستر سفاري', part('brake-master-cylinder', patrols)],
  ['تواير ٢٦٥ ٦٥ ١٧', part('tyre', '', { position: '265/65 R17' })],
  ['ديسكات جدام لاندكروزر', part('brake-disc-front', 'toyota/land-cruiser')],
  ['فحمات بريك ورا افالون', part('brake-pad-set-rear', 'toyota/avalon')],
  ['جامة جدام باترول', part('windscreen', patrols)],
  ['ريموت سويج كامري', part('remote-key', 'toyota/camry', { near: 'ignition-switch key-shell' })],
  ['يو جوينت هايلكس', part('universal-joint', 'toyota/hilux')],
])

const transliterated = of('transliterated', [
  ['fa7amat amamiya prado', part('brake-pad-set-front', 'toyota/prado')],
  [
    'msa3dat wara patrol',
    part('shock-absorber-rear', patrols, { near: 'strut-assembly air-shock-absorber' }),
  ],
  [
    'seer makina corolla',
    part('drive-belt', 'toyota/corolla', { near: 'timing-belt drive-belt-kit' }),
  ],
  ['6rmbat may camry', part('water-pump', 'toyota/camry', { near: 'auxiliary-water-pump' })],
  ['kombreser mukayyaf altima', part('ac-compressor', 'nissan/altima')],
  ['leet amami yameen hilux', part('headlamp', 'toyota/hilux', { position: 'right' })],
  ['sadam khalfi accord', part('bumper-rear', 'honda/accord')],
  [
    'mrayat yasar fortuner',
    part('door-mirror', 'toyota/fortuner', {
      position: 'left',
      near: 'door-mirror-glass mirror-motor mirror-signal-lamp',
    }),
  ],
  ['deenamo altima', part('alternator', 'nissan/altima')],
  ['silf pathfinder', part('starter-motor', 'nissan/pathfinder')],
  ['flter hawa yaris', part('air-filter', 'toyota/yaris')],
  ['zait makina 5w40', part('engine-oil', '', { position: '5W-40' })],
  ['rdetar fortuner', part('radiator', 'toyota/fortuner')],
  ['b6ariya 90 ampeer', part('battery', '', { position: '90Ah' })],
  [
    '3ks amami altima',
    part('driveshaft', 'nissan/altima', { also: 'cv-joint-outer', near: 'cv-joint-inner' }),
  ],
  ['mqas sefli hilux', part('control-arm-lower', 'toyota/hilux', { near: 'rear-control-arm' })],
  ['kweel civic', part('ignition-coil', 'honda/civic')],
  ['blakat infiniti qx80', part('spark-plug', 'infiniti/qx80')],
  ['7assas oksijeen lexus', part('oxygen-sensor', 'lexus')],
  ['rafraf yameen land cruiser', part('fender', 'toyota/land-cruiser', { position: 'right' })],
  ['zjaj amami camry', part('windscreen', 'toyota/camry')],
  ['karasi makina xtrail', part(engineMounts, 'nissan/x-trail', { near: 'gearbox-mount' })],
  ['6asat tayer lancer', part('wheel-cover', 'mitsubishi/lancer', { also: 'wheel-centre-cap' })],
  ['tawayer 285 60 18', part('tyre', '', { position: '285/60 R18' })],
  ['fltr mkyf innova', part('cabin-filter', 'toyota/innova', { near: 'receiver-drier' })],
])

const hindiUrdu = of('hindi-urdu', [
  ['gaadi ki battery 60ah', part('battery', '', { position: '60Ah' })],
  ['aage ka brake pad corolla', part('brake-pad-set-front', 'toyota/corolla')],
  [
    'peeche wala shocker hilux',
    part('shock-absorber-rear', 'toyota/hilux', { near: 'strut-assembly air-shock-absorber' }),
  ],
  ['hawa wala filter corolla', part('air-filter', 'toyota/corolla')],
  [
    'paani ka pump lancer',
    part('water-pump', 'mitsubishi/lancer', { near: 'auxiliary-water-pump' }),
  ],
  ['dicky ka shocker crv', part('tailgate-strut', 'honda/cr-v')],
  [
    'baayan side mirror fortuner',
    part('door-mirror', 'toyota/fortuner', {
      position: 'left',
      near: 'door-mirror-glass mirror-motor mirror-signal-lamp',
    }),
  ],
  ['self motor sunny', part('starter-motor', 'nissan/sunny')],
  ['chakke ki bearing', part('wheel-bearing', '', { also: hubs })],
  ['silencer ka rubber', part('exhaust-hanger')],
  ['engine foundation camry', part(engineMounts, 'toyota/camry')],
  ['gaari ka dynamo lexus gx', part('alternator', 'lexus/gx')],
  ['gear ka tel', part('automatic-transmission-fluid gear-oil', '', { also: 'cvt-fluid' })],
  [
    'wiper ka rubber',
    part('wiper-rubber-refill', '', { also: 'wiper-blade-front wiper-blade-rear' }),
  ],
  ['bahar wala darwaze ka handle patrol', part('door-handle-outer', patrols)],
  ['ब्रेक पैड आगे का कैमरी', part('brake-pad-set-front', 'toyota/camry')],
  ['इंजन ऑयल 5w30', part('engine-oil', '', { position: '5W-30' })],
  ['हेडलाइट दाहिनी कोरोला', part('headlamp', 'toyota/corolla', { position: 'right' })],
  ['क्लच प्लेट डी मैक्स', part('clutch-disc', 'isuzu/d-max', { also: 'clutch-kit' })],
  ['रेडिएटर का ढक्कन', part('radiator-cap')],
  [
    'शॉकर पीछे का प्राडो',
    part('shock-absorber-rear', 'toyota/prado', { near: 'strut-assembly air-shock-absorber' }),
  ],
  ['آئل فلٹر کرولا', part('oil-filter oil-filter-element', 'toyota/corolla')],
  ['اگلے بریک پیڈ پراڈو', part('brake-pad-set-front', 'toyota/prado')],
  ['سائلنسر پراڈو', part('exhaust-muffler', 'toyota/prado', { also: 'exhaust-resonator' })],
  ['پچھلی لائٹ ہائی ایس', part('tail-lamp', 'toyota/hiace', { also: 'tail-lamp-inner' })],
])

const frenchChinese = of('french-chinese', [
  [
    'amortos arrière hilux',
    part('shock-absorber-rear', 'toyota/hilux', { near: 'strut-assembly air-shock-absorber' }),
  ],
  [
    'balais d’essuie-glace camry',
    part('wiper-blade-front', 'toyota/camry', {
      also: 'wiper-blade-rear',
      near: 'wiper-rubber-refill',
    }),
  ],
  ['courroie d’alternateur hilux', part('drive-belt', 'toyota/hilux', { near: 'drive-belt-kit' })],
  [
    'feu arrière droit rav4',
    part('tail-lamp', 'toyota/rav4', { position: 'right', also: 'tail-lamp-inner' }),
  ],
  [
    'pot d’échappement prado',
    part('exhaust-muffler', 'toyota/prado', { also: 'exhaust-resonator' }),
  ],
  [
    'rétro gauche land cruiser',
    part('door-mirror', 'toyota/land-cruiser', {
      position: 'left',
      near: 'door-mirror-glass mirror-motor mirror-signal-lamp',
    }),
  ],
  ['bougies altima', part('spark-plug', 'nissan/altima', { near: 'glow-plug' })],
  ['pneus 235/45 18 pouces', part('tyre', '', { position: '235/45 R18' })],
  ['霸道 前刹车皮', part('brake-pad-set-front', 'toyota/prado')],
  ['凯美瑞 水箱', part('radiator', 'toyota/camry')],
  ['途乐 冷气格', part('cabin-filter', patrols)],
  ['花冠 火嘴', part('spark-plug', 'toyota/corolla')],
  [
    '陆巡 后避震',
    part('shock-absorber-rear', 'toyota/land-cruiser', {
      near: 'strut-assembly air-shock-absorber',
    }),
  ],
  ['机油格 雅力士', part('oil-filter oil-filter-element', 'toyota/yaris')],
  ['海狮 发电机', part('alternator', 'toyota/hiace')],
])

const vehicleNumber = of('vehicle-number', [
  ['JTMHX09J7E4067421 front pads', part('brake-pad-set-front', 'toyota/land-cruiser 2014')],
  ['GRJ150-0061234', car('toyota/prado')],
  ['رديتر JN8AY2NY8F9123456', part('radiator', 'nissan/patrol 2015')],
  ['6T1BF9FK8GX601234 bumper', part('bumper-front bumper-rear', 'toyota/camry 2016')],
  ['jtjhy00w4f4178210', car('lexus/lx 2015')],
])

const symptom = of('symptom', [
  [
    'ac blows hot at traffic lights, cold again when driving',
    causes(
      'radiator-fan-motor radiator-fan-assembly condenser fan-clutch condenser-fan',
      'ac-compressor receiver-drier ac-pressure-switch fan-control-module refrigerant',
      'expansion-valve ac-hose ac-compressor-clutch relay fan-blade fan-shroud ac-compressor-control-valve',
    ),
  ],
  [
    'car shakes when i brake at high speed',
    causes(
      'brake-disc-front',
      'brake-disc-rear brake-pad-set-front brake-drum',
      'brake-pad-set-rear brake-caliper-front control-arm-bush-lower wheel-hub-front tie-rod-end caliper-pin-kit tension-rod-bush',
    ),
  ],
  [
    'tak tak noise when turning full lock corolla',
    causes(
      'cv-joint-outer driveshaft',
      'cv-boot-outer',
      'cv-joint-inner strut-mount',
      'toyota/corolla',
    ),
  ],
  [
    'engine cranks but wont fire up',
    causes(
      'fuel-pump fuel-pump-module crankshaft-position-sensor',
      'spark-plug ignition-coil camshaft-position-sensor fuel-filter relay fuel-pump-control-module',
      'fuel-injector timing-belt timing-chain engine-ecu remote-key ignition-switch distributor-cap timing-chain-kit timing-belt-kit immobiliser-ring fuel-rail-pressure-sensor fuel-pump-strainer fuse',
    ),
  ],
  [
    'only one click when i turn the key',
    causes(
      'battery starter-motor starter-solenoid',
      'battery-terminal battery-cable starter-brush-set',
      'alternator ignition-switch relay neutral-safety-switch starter-bendix ignition-lock-cylinder battery-charger jumper-cable',
    ),
  ],
  [
    'white smoke from exhaust and radiator water finishing',
    causes(
      'head-gasket',
      'cylinder-head engine-gasket-kit egr-cooler',
      'radiator-cap water-pump cylinder-block cylinder-head-bolt-set radiator-flush',
    ),
  ],
  [
    'blue smoke in the morning at first start',
    causes(
      'valve-stem-seal',
      'piston-ring-set pcv-valve turbocharger turbo-cartridge',
      'engine-gasket-kit piston pcv-hose engine-flush',
    ),
  ],
  [
    'humming sound gets louder with speed',
    causes(
      `wheel-bearing ${hubs}`,
      'tyre',
      'differential-rear centre-bearing ring-pinion-set driveshaft-bearing differential-front',
    ),
  ],
  [
    'steering very heavy to turn when parking',
    causes(
      'power-steering-pump power-steering-fluid',
      `${racks} drive-belt power-steering-hose-pressure eps-motor eps-control-unit`,
      'power-steering-reservoir steering-gearbox belt-tensioner power-steering-pump-seal-kit tyre power-steering-hose-return steering-angle-sensor drive-belt-kit',
    ),
  ],
  [
    'green water dripping under the car',
    causes(
      'radiator water-pump radiator-hose-lower radiator-hose-upper',
      'coolant-reservoir coolant heater-hose water-pump-gasket water-pipe water-outlet radiator-drain-plug engine-core-plug',
      'thermostat-housing radiator-cap heater-core heater-control-valve auxiliary-water-pump radiator-flush',
    ),
  ],
  [
    'battery flat every morning',
    causes(
      'battery alternator',
      'alternator-regulator battery-terminal alternator-rectifier',
      'relay battery-cable battery-sensor door-lamp-switch body-control-module battery-charger jumper-cable',
    ),
  ],
  [
    'المكيف ما يبرد والهوا طالع حار',
    causes(
      'ac-compressor condenser receiver-drier expansion-valve refrigerant',
      'ac-hose evaporator ac-compressor-clutch ac-pressure-switch radiator-fan-motor radiator-fan-assembly condenser-fan ac-compressor-control-valve ac-o-ring-kit blend-door-actuator heater-control-valve',
      'cabin-filter blower-motor heater-core fan-clutch fan-control-module evaporator-temperature-sensor ac-control-panel ac-compressor-oil',
    ),
  ],
  ['حرارة السيارة ترتفع في الزحمة', causes(...overheating)],
  [
    'صوت صرير يوم ادوس بريك',
    causes(
      'brake-pad-set-front brake-pad-set-rear',
      'brake-disc-front brake-disc-rear brake-shoe-set brake-pad-fitting-kit brake-pad-wear-sensor caliper-pin-kit',
      'brake-caliper-front brake-caliper-rear brake-drum brake-caliper-repair-kit caliper-piston brake-dust-shield brake-shoe-adjuster brake-cleaner',
    ),
  ],
  [
    'الجير ينتع بين الاول والثاني',
    causes(
      'automatic-transmission-fluid valve-body shift-solenoid',
      'transmission-filter automatic-gearbox torque-converter cvt-fluid transmission-ecu friction-plate-kit gearbox-overhaul-kit',
      'gearbox-mount transmission-speed-sensor engine-mount-rear engine-mount-left dual-clutch-kit differential-mount',
    ),
  ],
  [
    'طقطقة من تحت يوم امر على المطب',
    causes(
      'stabiliser-link-front control-arm-bush-lower ball-joint-lower',
      'shock-absorber-front strut-mount stabiliser-bush-front stabiliser-link-rear control-arm-lower shock-absorber-rear strut-assembly tension-rod-bush',
      'bump-stop stabiliser-bush-rear control-arm-bush-upper ball-joint-upper tie-rod-end rack-end control-arm-upper tension-rod tie-rod-assembly coil-spring-seat rear-control-arm trailing-arm-bush subframe-bush',
    ),
  ],
  [
    'glass goes down but wont come up',
    causes(
      'window-motor window-regulator',
      'power-window-master-switch window-switch',
      'glass-run-channel relay',
    ),
  ],
  ['gaadi garam ho rahi hai', causes(...overheating)],
  [
    'clutch dabane par gear nahi lagta',
    causes(
      'clutch-master-cylinder clutch-slave-cylinder clutch-kit',
      'clutch-disc clutch-cover release-bearing clutch-hose clutch-cylinder-repair-kit release-fork clutch-cable',
      'synchroniser-ring shift-cable pilot-bearing gear-oil shift-fork clutch-booster',
    ),
  ],
  ['gaadi missing kar rahi hai', causes(...misfiring)],
  [
    'brake pedal goes to the floor',
    causes(
      'brake-master-cylinder brake-fluid',
      'wheel-cylinder brake-hose brake-caliper-front brake-caliper-rear brake-pipe',
      'brake-booster abs-actuator brake-pad-set-front brake-shoe-set bleeder-screw brake-fluid-reservoir brake-shoe-adjuster caliper-piston',
    ),
  ],
  [
    'rpm hunting up and down at idle',
    causes(
      'idle-control-valve throttle-body',
      'mass-air-flow-sensor intake-manifold-gasket pcv-valve purge-valve egr-valve vacuum-hose throttle-body-gasket throttle-body-cleaner',
      'spark-plug manifold-pressure-sensor ignition-coil oxygen-sensor air-intake-hose pcv-hose',
    ),
  ],
  [
    'horn dead and airbag light on together',
    causes(
      'clock-spring',
      'horn airbag-driver',
      'airbag-control-unit fuse-box fuse steering-wheel-switch',
    ),
  ],
  [
    'ça tire à droite quand je freine',
    causes(
      'brake-caliper-front',
      'brake-hose brake-pad-set-front brake-caliper-repair-kit brake-disc-front caliper-pin-kit caliper-piston',
      'control-arm-bush-lower wheel-cylinder tie-rod-end tyre tension-rod-bush',
    ),
  ],
  ['怠速抖动 加速没劲', causes(...misfiring)],
])

/** Other words than those of `golden.ts`, never read while the search is worked on. */
export const golden: Golden[] = [
  ...english,
  ...arabic,
  ...misspelt,
  ...workshop,
  ...transliterated,
  ...hindiUrdu,
  ...frenchChinese,
  ...vehicleNumber,
  ...symptom,
]
