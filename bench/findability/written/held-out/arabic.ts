import { listed, nearListed, orListed } from '../answers.ts'
import { of, part } from '../../right.ts'

export const arabic = of('arabic', [
  ['تواير 285 60 18', nearListed(listed('shops/TYR-285'), 'yards/UP-1108')],
  [
    'طرمبة ماء باثفايندر 2008',
    part('water-pump', 'nissan/pathfinder 2008', { near: 'water-pump-gasket' }),
  ],
  ['دينمو مازدا cx9', part('alternator', 'mazda/cx-9')],
  ['سلف كامري 2014', part('starter-motor', 'toyota/camry 2014')],
  [
    'مقص سفلي يمين كامري 2015',
    part('control-arm-lower', 'toyota/camry 2015', {
      position: 'right',
      near: 'control-arm-bush-lower ball-joint-lower',
    }),
  ],
  [
    'فحمات فرامل خلفية أكورد 2015',
    part('brake-pad-set-rear', 'honda/accord 2015', { near: 'brake-pad-set-front' }),
  ],
  [
    'مساعد خلفي هايلوكس 2018',
    part('shock-absorber-rear', 'toyota/hilux 2018', { near: 'shock-absorber-front' }),
  ],
  [
    'مضخة ماء المساحات تويوتا',
    part('washer-pump', 'toyota', { near: 'washer-reservoir wiper-motor' }),
  ],
  ['حساس الاكسجين اكورد 2010', part('oxygen-sensor', 'honda/accord 2010')],
  ['كبوت مازدا 6 2015', part('bonnet', 'mazda/mazda6 2015', { near: 'bonnet-hinge bonnet-lock' })],
  [
    'باب خلفي يمين باجيرو',
    part('door-rear', 'mitsubishi/pajero', { position: 'right', near: 'door-front' }),
  ],
  ['الزجاج الخلفي تيدا', part('rear-glass', 'nissan/tiida', { near: 'windscreen' })],
  [
    'مرآة جانبية يمين فورستر 2016',
    part('door-mirror', 'subaru/forester 2016', { position: 'right', near: 'door-mirror-glass' }),
  ],
  [
    'سير صدر باجيرو v6 2005',
    part('timing-belt', 'mitsubishi/pajero 2005', { also: 'timing-belt-kit', near: 'drive-belt' }),
  ],
  ['ترموستات سيفيك', part('thermostat', 'honda/civic', { near: 'thermostat-housing' })],
  ['رادياتير سوزوكي sx4', part('radiator', 'suzuki/sx4', { near: 'radiator-cap' })],
  [
    'شداد السير كامري 2009',
    part('belt-tensioner', 'toyota/camry 2009', { near: 'idler-pulley drive-belt' }),
  ],
  [
    'مبخر مكيف داخلي صني 2014',
    part('evaporator', 'nissan/sunny 2014', { near: 'condenser expansion-valve' }),
  ],
  [
    'حزام امان تيدا سايق',
    part('seat-belt-front', 'nissan/tiida', { position: 'left', near: 'seat-belt-buckle' }),
  ],
  [
    'سكان اف اكس 35',
    part('steering-wheel', 'infiniti/fx 2010', { near: 'clock-spring steering-wheel-switch' }),
  ],
  [
    'ديسكات قدام q50',
    part('brake-disc-front', 'infiniti/q50', { near: 'brake-pad-set-front brake-disc-rear' }),
  ],
  [
    'صوفة كرنك ورا باترول',
    part('crankshaft-seal-rear', 'nissan/patrol', { near: 'crankshaft-seal-front' }),
  ],
  ['كويل باترول 2015', part('ignition-coil', 'nissan/patrol 2015', { near: 'spark-plug' })],
  ['بخاخ ديزل هايس', part('diesel-injector', 'toyota/hiace', { near: 'injector-seal' })],
  ['خزان وقود لانسر', part('fuel-tank', 'mitsubishi/lancer 2012', { near: 'fuel-cap' })],
  [
    'بصمة q50 2017',
    part('remote-key', 'infiniti/q50 2017', { near: 'key-shell push-start-button' }),
  ],
  ['كاميرا رجوع crv 2014', part('reversing-camera', 'honda/cr-v 2014')],
  ['شاشة اندرويد ايرتيجا 2020', part('radio-head-unit navigation-display', 'suzuki/ertiga 2020')],
  ['زيت ناقل حركة cvt', part('cvt-fluid', '', { near: 'automatic-transmission-fluid' })],
  [
    'صدام امامي كيو اكس 80 2016',
    part('bumper-front', 'infiniti/qx80 2016', { near: 'bumper-reinforcement-front' }),
  ],
  ['لمبة لوحة رقم مازدا 3 2016', part('licence-plate-lamp', 'mazda/mazda3 2016')],
  ['فرش سقف داخلي سيفيك 2008', part('roof-lining', 'honda/civic 2008', { near: 'roof-panel' })],
  [
    'موكيت ارضية كامل التيما 2015',
    nearListed(
      part('floor-carpet', 'nissan/altima 2015', { near: 'floor-mat-set' }),
      'bilingual/BL-5128',
    ),
  ],
  ['ضفيرة اسلاك المحرك برادو 2012', part('engine-wiring-harness', 'toyota/prado 2012')],
  [
    'ستارة ايرباق يسار اكورد 2015',
    part('airbag-curtain', 'honda/accord 2015', {
      position: 'left',
      near: 'airbag-control-unit airbag-seat',
    }),
  ],
  [
    'بطارية هايبرد بريوس 2013',
    part('hybrid-battery', 'toyota/prius 2013', { near: 'hybrid-battery-fan' }),
  ],
  [
    'منفاخ مساعدات هواء لكزس 570',
    part('air-suspension-compressor', 'lexus/lx 2012', {
      near: 'air-suspension-valve-block air-shock-absorber air-spring',
    }),
  ],
  [
    'كرسي مكينة مازدا 3 ورا 2011',
    part('engine-mount-rear', 'mazda/mazda3 2011', { near: 'gearbox-mount engine-mount-front' }),
  ],
  [
    'مراوح رديتر اكستريل 2010',
    part('radiator-fan-assembly', 'nissan/x-trail 2010', {
      also: 'radiator-fan-motor condenser-fan',
      near: 'fan-blade',
    }),
  ],
  ['قير عادي هايلكس', part('manual-gearbox', 'toyota/hilux', { near: 'automatic-gearbox' })],
  [
    'فتحة هواء المكيف طبلون كورولا 2010',
    part('air-vent-grille', 'toyota/corolla 2010', { near: 'dashboard-panel' }),
  ],
  [
    'حساس كام شفت اكس تريل 2005',
    part('camshaft-position-sensor', 'nissan/x-trail 2005', { near: 'crankshaft-position-sensor' }),
  ],
  ['فلتر هوا جمني', part('air-filter', 'suzuki/jimny', { near: 'cabin-filter air-cleaner-box' })],
  [
    'كمبيوتر الجير التيما 2015',
    part('transmission-ecu', 'nissan/altima 2015', { near: 'engine-ecu valve-body' }),
  ],
  [
    'عمود دبل قدام باجيرو 2010',
    part('propeller-shaft-front', 'mitsubishi/pajero 2010', {
      near: 'propeller-shaft-rear transfer-case',
    }),
  ],
  [
    'دفرنس برادو 2006',
    part('differential-rear', 'toyota/prado 2006', {
      also: 'differential-front',
      near: 'ring-pinion-set',
    }),
  ],
  ['كشاف ضباب بايلوت 2017 يمين', part('fog-lamp', 'honda/pilot 2017', { position: 'right' })],
  ['غاز مكيف 134', part('refrigerant')],
  [
    'طرمبة بريك نيسان اورفان 2015',
    part('brake-master-cylinder', 'nissan/urvan 2015', { near: 'brake-booster' }),
  ],
  [
    'سنسر ABS سورنتو 2012 قدام يمين',
    part('wheel-speed-sensor-front', 'kia/sorento 2012', {
      position: 'right',
      near: 'wheel-speed-sensor-rear',
    }),
  ],
  [
    'مروحة المكيف الداخلية مازدا 3',
    part('blower-motor', 'mazda/mazda3', { near: 'blower-resistor' }),
  ],
  ['رديتر مكيف سيفيك 2008', part('condenser', 'honda/civic 2008', { near: 'evaporator' })],
  ['جوان كرتير كابتيفا', part('oil-pan-gasket', 'chevrolet/captiva', { near: 'oil-pan' })],
  ['صفاية بترول بيجو 308', part('fuel-filter', 'peugeot/308')],
  [
    'علامة تويوتا للشبك لاندكروزر 2018',
    part('emblem', 'toyota/land-cruiser 2018', { near: 'grille' }),
  ],
  [
    'دواسات لكزس ار اكس 350 موديل 2018',
    nearListed(
      part('floor-mat-set', 'lexus/rx 2018', { near: 'floor-carpet' }),
      'bilingual/BL-5128',
    ),
  ],
  [
    'مساعد هواء مرسيدس E350 قدام يسار',
    part('air-shock-absorber', 'mercedes-benz/e-class', {
      position: 'front left',
      also: 'air-spring',
    }),
  ],
  ['غطا وسط الجنط بي ام دبليو', part('wheel-centre-cap', 'bmw', { near: 'wheel-cover' })],
  ['شاشة باترول 2008', part('radio-head-unit navigation-display', 'nissan/patrol 2008')],
  [
    'حساس هوا فورد رنجر',
    part('mass-air-flow-sensor', 'ford/ranger', { near: 'manifold-pressure-sensor' }),
  ],
  [
    'مساحات زجاج جيب جراند شيروكي',
    nearListed(
      orListed(
        part('wiper-blade-front wiper-blade-rear', 'jeep/grand-cherokee', { near: 'wiper-arm' }),
        'phonetic/PH196',
      ),
      'importers/WB-24-FLAT',
    ),
  ],
  [
    'غطاء حماية لسيارة تشالنجر',
    nearListed(part('car-cover', 'dodge/challenger'), 'marketplaces/MK-2271'),
  ],
  ['شحم بيرنج', part('grease')],
  ['زيت محرك ديزل ٢٠ لتر', nearListed(listed('importers/EO-15W40-20L'), 'wholesalers/W10097')],
  ['كشاف امامي يمين باترول 2016', part('headlamp', 'nissan/patrol 2016', { position: 'right' })],
  [
    'هوبات خلفية لاندكروزر 2015',
    part('brake-disc-rear', 'toyota/land-cruiser 2015', {
      near: 'brake-disc-front brake-pad-set-rear',
    }),
  ],
  [
    'ذراع علوي يسار باجيرو 2010',
    part('control-arm-upper', 'mitsubishi/pajero 2010', {
      position: 'left',
      near: 'control-arm-lower ball-joint-upper',
    }),
  ],
  [
    'مقبض باب خارجي تاهو 2016 خلفي يسار',
    part('door-handle-outer', 'chevrolet/tahoe 2016', {
      position: 'rear left',
      near: 'door-handle-inner',
    }),
  ],
  ['كفرات 275/55 رنج 20', listed('shops/NX-TYR-20')],
  [
    'علبة عادم كامري 2020',
    part('exhaust-muffler', 'toyota/camry 2020', {
      near: 'exhaust-resonator exhaust-front-pipe exhaust-tip',
    }),
  ],
  ['بواجي جراند شيروكي هيمي', part('spark-plug', 'jeep/grand-cherokee')],
  [
    'قشاط مرسيدس C200 2011',
    part('drive-belt', 'mercedes-benz/c-class 2011', {
      also: 'drive-belt-kit',
      near: 'belt-tensioner idler-pulley',
    }),
  ],
  [
    'سلسلة محرك نيسان صني 2014',
    part('timing-chain-kit timing-chain', 'nissan/sunny 2014', {
      near: 'timing-chain-tensioner timing-chain-guide timing-chain-sprocket',
    }),
  ],
  [
    'قواعد محرك اكورد 2010',
    part(
      'engine-mount-front engine-mount-rear engine-mount-left engine-mount-right',
      'honda/accord 2010',
      { near: 'gearbox-mount' },
    ),
  ],
  ['ثلاجة مكيف يوكن 2010', part('evaporator', 'gmc/yukon 2010', { near: 'condenser' })],
  [
    'كفر استبنة جيمني 2020',
    part('spare-wheel-cover', 'suzuki/jimny 2020', { near: 'spare-wheel-carrier' }),
  ],
  ['كتلايزر لكزس es350 2010', part('catalytic-converter', 'lexus/es 2010')],
  ['عتبات جانبية تندرا 2018', part('running-board', 'toyota/tundra 2018')],
  ['سائل فرامل دوت 4', part('brake-fluid')],
  [
    'ماكينة تاهو 5.3 مستعملة',
    part('engine-assembly', 'chevrolet/tahoe', { near: 'short-block nose-cut' }),
  ],
  ['باب خلفي شنطة جراند شيروكي 2015', part('tailgate', 'jeep/grand-cherokee 2015')],
  [
    'زجاج امامي سنتافي 2015',
    part('windscreen', 'hyundai/santa-fe 2015', { near: 'windscreen-moulding' }),
  ],
  ['وسادة هوائية دركسون لكزس NX', part('airbag-driver', 'lexus/nx', { near: 'airbag-passenger' })],
])
