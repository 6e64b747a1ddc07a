import type { Golden } from './golden.types.ts'
import { car, causes, of, part } from './right.ts'

const patrols = 'nissan/patrol,nissan/patrol-safari'
const fuelPumps = 'fuel-pump fuel-pump-module'
const engineMounts = 'engine-mount-right engine-mount-front engine-mount-rear'
const racks = 'steering-rack-hydraulic steering-rack-electric'
const hubs = 'wheel-hub-front wheel-hub-rear'
const overheating = [
  'radiator radiator-fan-motor radiator-fan-assembly fan-clutch thermostat water-pump',
  'radiator-cap coolant radiator-hose-upper radiator-hose-lower',
  'head-gasket coolant-temperature-sensor coolant-reservoir fan-blade fan-shroud',
] as const
const misfiring = [
  'spark-plug ignition-coil',
  'ignition-lead-set fuel-injector fuel-filter throttle-body mass-air-flow-sensor',
  'distributor-cap fuel-pump fuel-pump-module oxygen-sensor idle-control-valve air-filter',
] as const

const english = of('english', [
  ['pollen filter for mazda cx5 2015', part('cabin-filter', 'mazda/cx-5 2015')],
  ['gas cap land cruiser', part('fuel-cap', 'toyota/land-cruiser')],
  [
    'tranny fluid',
    part('automatic-transmission-fluid', '', { also: 'cvt-fluid', near: 'gear-oil' }),
  ],
  ['front wing prado 2007', part('fender', 'toyota/prado 2007', { near: 'fender-liner' })],
  [
    'R/H wing mirror fortuner',
    part('door-mirror', 'toyota/fortuner', {
      position: 'right',
      near: 'door-mirror-glass door-mirror-cover',
    }),
  ],
  ['big end shells patrol', part('connecting-rod-bearing', patrols, { near: 'main-bearing-set' })],
  ['anti roll bar drop links hilux front', part('stabiliser-link-front', 'toyota/hilux')],
  [
    'track rod end LH rav4',
    part('tie-rod-end', 'toyota/rav4', { position: 'left', near: 'rack-end' }),
  ],
  ['hatch lift supports CR-V', part('tailgate-strut', 'honda/cr-v')],
  ['MAF sensor 4runner v6', part('mass-air-flow-sensor', 'toyota/4runner')],
  ['CKP sensor pathfinder', part('crankshaft-position-sensor', 'nissan/pathfinder')],
  [
    'hub assy rear w/ bearing xterra',
    part('wheel-hub-rear', 'nissan/xterra', { also: 'wheel-bearing' }),
  ],
  ['silencer back box sunny', part('exhaust-muffler', 'nissan/sunny', { near: 'exhaust-hanger' })],
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
    part('radiator-fan-motor radiator-fan-assembly', 'toyota/corolla 2010'),
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
  ['side steps for pajero', part('running-board', 'mitsubishi/pajero')],
  ['crash bar behind front bumper camry', part('bumper-reinforcement-front', 'toyota/camry')],
])

const arabic = of('arabic', [
  ['تيل فرامل امامي كورولا 2015', part('brake-pad-set-front', 'toyota/corolla 2015')],
  ['بوجيهات سيفيك', part('spark-plug', 'honda/civic')],
  ['مارش لانسر', part('starter-motor', 'mitsubishi/lancer', { near: 'starter-solenoid' })],
  ['اكصدام خلفي التيما', part('bumper-rear', 'nissan/altima')],
  [
    'شكمان برادو',
    part('exhaust-muffler', 'toyota/prado', { near: 'exhaust-hanger catalytic-converter' }),
  ],
  ['جوان وش سلندر باجيرو', part('head-gasket', 'mitsubishi/pajero', { near: 'engine-gasket-kit' })],
  [
    'كاتينة المحرك باترول',
    part('timing-chain', patrols, { near: 'timing-chain-tensioner timing-chain-guide' }),
  ],
  ['شنابر بساتم', part('piston-ring-set', '', { near: 'piston' })],
  ['كاوتش مقاس 205/55/16', part('tyre', '', { position: '205/55 R16' })],
  ['فانوس امامي شمال يارس', part('headlamp', 'toyota/yaris', { position: 'left' })],
  ['بواجي للكزس اي اس', part('spark-plug', 'lexus/es')],
  ['طمبون امامي راف 4', part('bumper-front', 'toyota/rav4')],
  ['دعامية امامية كامري 2020', part('bumper-front', 'toyota/camry 2020')],
  ['بنيد لاندكروزر', part('bonnet', 'toyota/land-cruiser')],
  ['جاملغ يمين لاندكروزر', part('fender', 'toyota/land-cruiser', { position: 'right' })],
  ['صالنصة باجيرو', part('exhaust-muffler', 'mitsubishi/pajero', { near: 'exhaust-manifold' })],
  ['قايش مكينة كامري', part('drive-belt', 'toyota/camry', { near: 'timing-belt' })],
  ['راديتة ماي افالون', part('radiator', 'toyota/avalon')],
  [
    'بلاكيط فران اللور كورولا',
    part('brake-pad-set-rear', 'toyota/corolla', { near: 'brake-shoe-set' }),
  ],
  ['لاموتيسور القدام ياريس', part('shock-absorber-front', 'toyota/yaris')],
  ['بارشوك القدام هوندا', part('bumper-front', 'honda')],
  ['ديمارور ميتسوبيشي', part('starter-motor', 'mitsubishi')],
  ['مرشح الهواء للمحرك نيسان باترول', part('air-filter', patrols)],
  ['مضخة المياه نيسان مكسيما', part('water-pump', 'nissan/maxima', { near: 'water-pump-gasket' })],
  ['مكثف التكييف انفينيتي', part('condenser', 'infiniti')],
  ['مخمد الصدمات الأمامي لكزس', part('shock-absorber-front', 'lexus')],
  ['ابغى شمعات احتراق حق جيب برادو ٢٠١٤', part('spark-plug', 'toyota/prado 2014')],
  ['قواعد المحرك التيما', part(engineMounts, 'nissan/altima', { also: 'gearbox-mount' })],
  ['فتيس اوتوماتيك لانسر', part('automatic-gearbox', 'mitsubishi/lancer')],
  ['مية ردياتير حمرا', part('coolant', '', { position: 'red' })],
])

const misspelt = of('misspelt', [
  ['brak pds frnt corola', part('brake-pad-set-front', 'toyota/corolla')],
  ['oilfilterprado', part('oil-filter oil-filter-element', 'toyota/prado')],
  ['shok absorbr reer swfit', part('shock-absorber-rear', 'suzuki/swift')],
  [
    'radiater hoze uper patrl',
    part('radiator-hose-upper', patrols, { near: 'radiator-hose-lower' }),
  ],
  ['steeringwheell lexas', part('steering-wheel', 'lexus')],
  ['altarnater sequioa', part('alternator', 'toyota/sequoia')],
  ['hedlihgt fortunner', part('headlamp', 'toyota/fortuner', { near: 'headlamp-bulb' })],
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
    part('engine-mount-front', '', { near: 'engine-mount-right engine-mount-rear' }),
  ],
  ['fuek pumo landcruiser', part(fuelPumps, 'toyota/land-cruiser')],
  ['breake dics reer fortunar', part('brake-disc-rear', 'toyota/fortuner')],
  [
    'timming chian hulix',
    part('timing-chain', 'toyota/hilux', { near: 'timing-chain-tensioner timing-chain-guide' }),
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
  ['شوك ابزوربر امامي اف جي', part('shock-absorber-front', 'toyota/fj-cruiser')],
  ['سايلنسر لاندكروزر', part('exhaust-muffler', 'toyota/land-cruiser')],
  ['بمبر جدام لكزس ال اكس', part('bumper-front', 'lexus/lx')],
  ['فندر يسار كامري', part('fender', 'toyota/camry', { position: 'left' })],
  ['هد لايت يمين باترول', part('headlamp', patrols, { position: 'right' })],
  ['باك لايت صني', part('tail-lamp', 'nissan/sunny', { also: 'tail-lamp-inner' })],
  ['ويل بيرنج ورا', part('wheel-bearing wheel-hub-rear', '', { near: 'wheel-hub-front' })],
  ['ستيرنج راك كامري', part(racks, 'toyota/camry', { near: 'steering-rack-seal-kit' })],
  ['تاي رود اند هايس', part('tie-rod-end', 'toyota/hiace', { near: 'rack-end' })],
  ['بول جوينت تحت نافارا', part('ball-joint-lower', 'nissan/navara', { near: 'ball-joint-upper' })],
  ['لوار ارم كامري يمين', part('control-arm-lower', 'toyota/camry', { position: 'right' })],
  ['كنترول ارم بوش', part('control-arm-bush-lower control-arm-bush-upper')],
  ['سلندر هيد قاسكت', part('head-gasket', '', { near: 'engine-gasket-kit valve-cover-gasket' })],
  ['بستون رنج كورولا', part('piston-ring-set', 'toyota/corolla', { near: 'piston' })],
  ['كرنك شفت بولي', part('crankshaft-pulley')],
  ['فان بلت انوفا', part('drive-belt', 'toyota/innova')],
  ['بلت تنشنر برادو', part('belt-tensioner', 'toyota/prado', { near: 'idler-pulley' })],
  ['وتر بمب انوفا', part('water-pump', 'toyota/innova')],
  ['اير فلتر كورولا 2021', part('air-filter', 'toyota/corolla 2021')],
  ['اي سي فلتر كورولا', part('cabin-filter', 'toyota/corolla', { near: 'receiver-drier' })],
  ['كمبريسر اي سي برادو', part('ac-compressor', 'toyota/prado', { near: 'ac-compressor-clutch' })],
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
  ['ريموت سويج كامري', part('remote-key', 'toyota/camry', { near: 'ignition-switch' })],
  ['يو جوينت هايلكس', part('universal-joint', 'toyota/hilux')],
])

const transliterated = of('transliterated', [
  ['fa7amat amamiya prado', part('brake-pad-set-front', 'toyota/prado')],
  ['msa3dat wara patrol', part('shock-absorber-rear', patrols)],
  ['seer makina corolla', part('drive-belt', 'toyota/corolla', { near: 'timing-belt' })],
  ['6rmbat may camry', part('water-pump', 'toyota/camry')],
  ['kombreser mukayyaf altima', part('ac-compressor', 'nissan/altima')],
  ['leet amami yameen hilux', part('headlamp', 'toyota/hilux', { position: 'right' })],
  ['sadam khalfi accord', part('bumper-rear', 'honda/accord')],
  [
    'mrayat yasar fortuner',
    part('door-mirror', 'toyota/fortuner', { position: 'left', near: 'door-mirror-glass' }),
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
  ['mqas sefli hilux', part('control-arm-lower', 'toyota/hilux')],
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
  ['peeche wala shocker hilux', part('shock-absorber-rear', 'toyota/hilux')],
  ['hawa wala filter corolla', part('air-filter', 'toyota/corolla')],
  ['paani ka pump lancer', part('water-pump', 'mitsubishi/lancer')],
  ['dicky ka shocker crv', part('tailgate-strut', 'honda/cr-v')],
  [
    'baayan side mirror fortuner',
    part('door-mirror', 'toyota/fortuner', { position: 'left', near: 'door-mirror-glass' }),
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
  ['शॉकर पीछे का प्राडो', part('shock-absorber-rear', 'toyota/prado')],
  ['آئل فلٹر کرولا', part('oil-filter oil-filter-element', 'toyota/corolla')],
  ['اگلے بریک پیڈ پراڈو', part('brake-pad-set-front', 'toyota/prado')],
  ['سائلنسر پراڈو', part('exhaust-muffler', 'toyota/prado')],
  ['پچھلی لائٹ ہائی ایس', part('tail-lamp', 'toyota/hiace', { also: 'tail-lamp-inner' })],
])

const frenchChinese = of('french-chinese', [
  ['amortos arrière hilux', part('shock-absorber-rear', 'toyota/hilux')],
  [
    'balais d’essuie-glace camry',
    part('wiper-blade-front', 'toyota/camry', {
      also: 'wiper-blade-rear',
      near: 'wiper-rubber-refill',
    }),
  ],
  ['courroie d’alternateur hilux', part('drive-belt', 'toyota/hilux')],
  [
    'feu arrière droit rav4',
    part('tail-lamp', 'toyota/rav4', { position: 'right', also: 'tail-lamp-inner' }),
  ],
  ['pot d’échappement prado', part('exhaust-muffler', 'toyota/prado')],
  [
    'rétro gauche land cruiser',
    part('door-mirror', 'toyota/land-cruiser', { position: 'left', near: 'door-mirror-glass' }),
  ],
  ['bougies altima', part('spark-plug', 'nissan/altima', { near: 'glow-plug' })],
  ['pneus 235/45 18 pouces', part('tyre', '', { position: '235/45 R18' })],
  ['霸道 前刹车皮', part('brake-pad-set-front', 'toyota/prado')],
  ['凯美瑞 水箱', part('radiator', 'toyota/camry')],
  ['途乐 冷气格', part('cabin-filter', patrols)],
  ['花冠 火嘴', part('spark-plug', 'toyota/corolla')],
  ['陆巡 后避震', part('shock-absorber-rear', 'toyota/land-cruiser')],
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
      'radiator-fan-motor radiator-fan-assembly condenser fan-clutch',
      'ac-compressor receiver-drier ac-pressure-switch',
      'expansion-valve ac-hose ac-compressor-clutch relay fan-blade fan-shroud',
    ),
  ],
  [
    'car shakes when i brake at high speed',
    causes(
      'brake-disc-front',
      'brake-disc-rear brake-pad-set-front brake-drum',
      'brake-pad-set-rear brake-caliper-front control-arm-bush-lower wheel-hub-front tie-rod-end',
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
      'spark-plug ignition-coil camshaft-position-sensor fuel-filter relay',
      'fuel-injector timing-belt timing-chain engine-ecu remote-key ignition-switch distributor-cap',
    ),
  ],
  [
    'only one click when i turn the key',
    causes(
      'battery starter-motor starter-solenoid',
      'battery-terminal battery-cable',
      'alternator ignition-switch relay neutral-safety-switch',
    ),
  ],
  [
    'white smoke from exhaust and radiator water finishing',
    causes(
      'head-gasket',
      'cylinder-head engine-gasket-kit',
      'radiator-cap water-pump cylinder-block',
    ),
  ],
  [
    'blue smoke in the morning at first start',
    causes('valve-stem-seal', 'piston-ring-set pcv-valve turbocharger', 'engine-gasket-kit piston'),
  ],
  [
    'humming sound gets louder with speed',
    causes(`wheel-bearing ${hubs}`, 'tyre', 'differential-rear centre-bearing ring-pinion-set'),
  ],
  [
    'steering very heavy to turn when parking',
    causes(
      'power-steering-pump power-steering-fluid',
      `${racks} drive-belt power-steering-hose-pressure`,
      'power-steering-reservoir steering-gearbox belt-tensioner power-steering-pump-seal-kit tyre',
    ),
  ],
  [
    'green water dripping under the car',
    causes(
      'radiator water-pump radiator-hose-lower radiator-hose-upper',
      'coolant-reservoir coolant heater-hose water-pump-gasket',
      'thermostat-housing radiator-cap heater-core',
    ),
  ],
  [
    'battery flat every morning',
    causes('battery alternator', 'alternator-regulator battery-terminal', 'relay battery-cable'),
  ],
  [
    'المكيف ما يبرد والهوا طالع حار',
    causes(
      'ac-compressor condenser receiver-drier expansion-valve',
      'ac-hose evaporator ac-compressor-clutch ac-pressure-switch radiator-fan-motor radiator-fan-assembly',
      'cabin-filter blower-motor heater-core fan-clutch',
    ),
  ],
  ['حرارة السيارة ترتفع في الزحمة', causes(...overheating)],
  [
    'صوت صرير يوم ادوس بريك',
    causes(
      'brake-pad-set-front brake-pad-set-rear',
      'brake-disc-front brake-disc-rear brake-shoe-set brake-pad-fitting-kit',
      'brake-caliper-front brake-caliper-rear brake-drum brake-caliper-repair-kit',
    ),
  ],
  [
    'الجير ينتع بين الاول والثاني',
    causes(
      'automatic-transmission-fluid valve-body shift-solenoid',
      'transmission-filter automatic-gearbox torque-converter cvt-fluid transmission-ecu',
      'gearbox-mount transmission-speed-sensor engine-mount-rear',
    ),
  ],
  [
    'طقطقة من تحت يوم امر على المطب',
    causes(
      'stabiliser-link-front control-arm-bush-lower ball-joint-lower',
      'shock-absorber-front strut-mount stabiliser-bush-front stabiliser-link-rear control-arm-lower shock-absorber-rear',
      'bump-stop stabiliser-bush-rear control-arm-bush-upper ball-joint-upper tie-rod-end rack-end control-arm-upper',
    ),
  ],
  [
    'glass goes down but wont come up',
    causes(
      'window-motor window-regulator',
      'power-window-master-switch',
      'glass-run-channel relay',
    ),
  ],
  ['gaadi garam ho rahi hai', causes(...overheating)],
  [
    'clutch dabane par gear nahi lagta',
    causes(
      'clutch-master-cylinder clutch-slave-cylinder clutch-kit',
      'clutch-disc clutch-cover release-bearing clutch-hose clutch-cylinder-repair-kit release-fork clutch-cable',
      'synchroniser-ring shift-cable pilot-bearing gear-oil',
    ),
  ],
  ['gaadi missing kar rahi hai', causes(...misfiring)],
  [
    'brake pedal goes to the floor',
    causes(
      'brake-master-cylinder brake-fluid',
      'wheel-cylinder brake-hose brake-caliper-front brake-caliper-rear',
      'brake-booster abs-actuator brake-pad-set-front brake-shoe-set',
    ),
  ],
  [
    'rpm hunting up and down at idle',
    causes(
      'idle-control-valve throttle-body',
      'mass-air-flow-sensor intake-manifold-gasket pcv-valve purge-valve egr-valve',
      'spark-plug manifold-pressure-sensor ignition-coil oxygen-sensor air-intake-hose',
    ),
  ],
  [
    'horn dead and airbag light on together',
    causes('clock-spring', 'horn airbag-driver', 'airbag-control-unit fuse-box'),
  ],
  [
    'ça tire à droite quand je freine',
    causes(
      'brake-caliper-front',
      'brake-hose brake-pad-set-front brake-caliper-repair-kit brake-disc-front',
      'control-arm-bush-lower wheel-cylinder tie-rod-end tyre',
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
