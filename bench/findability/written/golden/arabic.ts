import { listed, nearListed } from '../answers.ts'
import { of, part } from '../../right.ts'

export const arabic = of('arabic', [
  ['كمبروسر لاندكروزر 2010', part('ac-compressor', 'toyota/land-cruiser 2010')],
  ['مبرد المحرك برادو 2012', part('radiator', 'toyota/prado 2012')],
  ['ضاغط تكييف هوندا اكورد', part('ac-compressor', 'honda/accord')],
  ['مصباح أمامي أيسر نيسان صني 2016', part('headlamp', 'nissan/sunny 2016', { position: 'left' })],
  [
    'تيل فرامل خلفي هوندا سيفيك 2013',
    part('brake-pad-set-rear', 'honda/civic 2013', { near: 'brake-pad-set-front' }),
  ],
  ['دينمو كامري 2009', part('alternator', 'toyota/camry 2009')],
  ['محرك بدء التشغيل هايلوكس', part('starter-motor', 'toyota/hilux')],
  [
    'مساعدات خلفية هايلكس 2018',
    part('shock-absorber-rear', 'toyota/hilux 2018', { near: 'shock-absorber-front' }),
  ],
  ['مرآة جانبية يسار لكزس ار اكس 350', part('door-mirror', 'lexus/rx', { position: 'left' })],
  ['غطاء المحرك كورولا 2015', part('bonnet', 'toyota/corolla 2015', { near: 'engine-cover' })],
  ['طقم كلتش ايسوزو دي ماكس', part('clutch-kit', 'isuzu/d-max')],
  ['شمعات احتراق كورولا', part('spark-plug', 'toyota/corolla')],
  ['فلتر هواء نيسان باترول ٢٠١٥', part('air-filter', 'nissan/patrol 2015')],
  ['حساس اكسجين كورولا', part('oxygen-sensor', 'toyota/corolla')],
  ['مضخة بنزين يارس', part('fuel-pump fuel-pump-module', 'toyota/yaris')],
  [
    'عمود كردان امامي باجيرو',
    part('propeller-shaft-front', 'mitsubishi/pajero', { near: 'propeller-shaft-rear' }),
  ],
  ['ناقل حركة اوتوماتيك سوبارو', part('automatic-gearbox', 'subaru')],
  ['بخاخ ديزل هايس', part('diesel-injector', 'toyota/hiace')],
  ['الزجاج الأمامي باترول', part('windscreen', 'nissan/patrol', { near: 'rear-glass' })],
  ['صدام اكورد 2014 امامي', part('bumper-front', 'honda/accord 2014', { near: 'bumper-rear' })],
  [
    'باب هايلكس قدام يمين',
    part('door-front', 'toyota/hilux', { position: 'right', near: 'door-rear' }),
  ],
  [
    'وسادة هوائية للسائق سي اكس 5',
    part('airbag-driver', 'mazda/cx-5', { near: 'airbag-passenger' }),
  ],
  [
    'قربة ماي اوتلاندر',
    part('coolant-reservoir', 'mitsubishi/outlander', { near: 'washer-reservoir' }),
  ],
  ['كرسي مكينة خلفي مازدا 3', part('engine-mount-rear', 'mazda/mazda3', { near: 'gearbox-mount' })],
  ['حزام التوقيت باجيرو', part('timing-belt', 'mitsubishi/pajero', { also: 'timing-belt-kit' })],
  ['ثرموستات هوندا سيفيك', part('thermostat', 'honda/civic', { near: 'thermostat-housing' })],
  ['دعسة بنزين التيما', part('accelerator-pedal', 'nissan/altima')],
  ['كمبيوتر مكينة سيفيك', part('engine-ecu', 'honda/civic')],
  ['عجلة القيادة لكزس ال اكس', part('steering-wheel', 'lexus/lx')],
  ['مضخة الباور لكزس 470', part('power-steering-pump', 'lexus/lx')],
  ['اصطب سوبارو اكس في يسار', part('tail-lamp', 'subaru/xv', { position: 'left' })],
  ['عكس امامي يمين سي اكس 9', part('driveshaft', 'mazda/cx-9', { position: 'right' })],
  [
    'اقراص فرامل امامية لكزس 570',
    part('brake-disc-front', 'lexus/lx', { near: 'brake-disc-rear brake-pad-set-front' }),
  ],
  [
    'حساس ABS برادو امامي يمين',
    part('wheel-speed-sensor-front', 'toyota/prado', {
      position: 'right',
      near: 'wheel-speed-sensor-rear',
    }),
  ],
  ['مساحات زجاج امامية 24 انش', nearListed(part('wiper-blade-front'), 'bilingual/BL-5117')],
  [
    'عندك مبرد زيت المحرك انفينيتي جي 37',
    part('engine-oil-cooler', 'infiniti/g', { near: 'transmission-oil-cooler' }),
  ],
  [
    'كم سعر ضاغط المكيف باجيرو 2015',
    part('ac-compressor', 'mitsubishi/pajero 2015', { near: 'ac-compressor-clutch' }),
  ],
  [
    'طرمبة بترول داخل التانكي باترول 2016',
    part('fuel-pump-module', 'nissan/patrol 2016', { also: 'fuel-pump' }),
  ],
  ['شبك امامي برادو 2015', part('grille', 'toyota/prado 2015', { near: 'grille-lower' })],
  [
    'مصباح خلفي ايمن كامري 2013',
    part('tail-lamp', 'toyota/camry 2013', { position: 'right', near: 'tail-lamp-inner' }),
  ],
  [
    'باب خلفي يسار اكورد 2015 مستعمل',
    part('door-rear', 'honda/accord 2015', { position: 'left', near: 'door-front' }),
  ],
  ['كفرات 195 65 15', [...listed('importers/TYR-19565R15'), { grade: 1, types: ['tyre'] }]],
  ['سائل الفرامل دوت 4', part('brake-fluid')],
  ['حساس اوكسجين لاندكروزر 2010', part('oxygen-sensor', 'toyota/land-cruiser 2010')],
  [
    'ناقل حركة يدوي هايلوكس 2010',
    part('manual-gearbox', 'toyota/hilux 2010', { near: 'automatic-gearbox' }),
  ],
  ['عمود الكرنك لايسوزو ان بي ار', part('crankshaft', 'isuzu/n-series')],
  ['علبة الفيوزات باجيرو 2012', part('fuse-box', 'mitsubishi/pajero 2012')],
  ['مقود لكزس lx570 2018', part('steering-wheel', 'lexus/lx 2018')],
  [
    'علبة توجيه كهربائية مازدا 3 موديل 2016',
    part('steering-rack-electric', 'mazda/mazda3 2016', { also: 'steering-rack-hydraulic' }),
  ],
  [
    'ممتص صدمات خلفي صني 2015',
    part('shock-absorber-rear', 'nissan/sunny 2015', { near: 'shock-absorber-front' }),
  ],
  ['حساسات هواء الكفر باترول 2018', part('tyre-pressure-sensor', 'nissan/patrol 2018')],
  ['كاميرة الريوس سي ار في 2014', part('reversing-camera', 'honda/cr-v 2014')],
  ['شاشة اندرويد ارتيجا', part('radio-head-unit', 'suzuki/ertiga', { near: 'navigation-display' })],
  ['مفتاح بصمة انفنتي q50 2018', part('remote-key', 'infiniti/q50 2018', { near: 'key-shell' })],
  [
    'خزان الوقود ل200 2010',
    part('fuel-tank', 'mitsubishi/l200 2010', { near: 'fuel-filler-neck' }),
  ],
  [
    'مرايا يمين انفينيتي كيو 50',
    part('door-mirror', 'infiniti/q50', {
      position: 'right',
      near: 'door-mirror-glass door-mirror-cover',
    }),
  ],
  ['كبوت مازدا 6 2015', part('bonnet', 'mazda/mazda6 2015')],
  [
    'صمام اعادة تدوير العادم دي ماكس 2016',
    part('egr-valve', 'isuzu/d-max 2016', { near: 'egr-cooler' }),
  ],
  [
    'مكابس محرك 4d56',
    part('piston', 'mitsubishi/l200,mitsubishi/pajero', { near: 'piston-ring-set' }),
  ],
  ['فلتر هواء هايلوكس 2.7 2010', part('air-filter', 'toyota/hilux 2010')],
  [
    'مفتاح تحكم نوافذ السائق كامري 2009',
    part('power-window-master-switch', 'toyota/camry 2009', {
      near: 'window-motor window-regulator window-switch',
    }),
  ],
  [
    'كرسي الراكب الامامي اف جي كروزر',
    part('seat-front', 'toyota/fj-cruiser', { position: 'right' }),
  ],
  [
    'عمود الكردان الخلفي crv 2009',
    part('propeller-shaft-rear', 'honda/cr-v 2009', {
      near: 'propeller-shaft-front centre-bearing universal-joint',
    }),
  ],
  [
    'مضخة زيت المقود هايس 2012',
    part('power-steering-pump', 'toyota/hiace 2012', { near: 'power-steering-reservoir' }),
  ],
  [
    'ذراع تعليق سفلي سويفت 2014 يسار',
    part('control-arm-lower', 'suzuki/swift 2014', { position: 'left' }),
  ],
  ['بطارية شاحنات 120 امبير', [...listed('importers/BAT-N120'), { grade: 1, types: ['battery'] }]],
  ['كويل اشعال برادو 2008', part('ignition-coil', 'toyota/prado 2008')],
  ['باب الشنطة كامري 2009', part('boot-lid', 'toyota/camry 2009', { near: 'boot-weatherstrip' })],
  [
    'مضخة حقن ديزل ايسوزو 2000',
    part('diesel-injection-pump', 'isuzu/n-series 2000', { near: 'diesel-injector' }),
  ],
  [
    'جلدة الباب الخلفي يمين باترول 2016',
    part('door-weatherstrip-rear', 'nissan/patrol 2016', {
      position: 'right',
      near: 'door-weatherstrip-front',
    }),
  ],
  ['زمور سيارة', part('horn')],
  [
    'السلام عليكم متوفر عندكم كمبيوتر المحرك لسيفيك 2008',
    part('engine-ecu', 'honda/civic 2008', { near: 'transmission-ecu' }),
  ],
  [
    'حزام مروحة يارس',
    part('drive-belt', 'toyota/yaris', { near: 'belt-tensioner drive-belt-kit' }),
  ],
  ['هل يوجد ركبة مقص سفلية هايس 2014', part('ball-joint-lower', 'toyota/hiace 2014')],
  [
    'بخاخات ديزل هايس 2012',
    part('diesel-injector', 'toyota/hiace 2012', {
      near: 'injector-seal suction-control-valve injector-repair-kit',
    }),
  ],
])
