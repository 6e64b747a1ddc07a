import { car, of, part } from '../right.ts'

export const arabic = of('arabic', [
  [
    'فحمات فرامل امامية اكس تريل 2023',
    part('brake-pad-set-front', 'nissan/x-trail 2023', { near: 'brake-pad-set-rear' }),
  ],
  ['رديتر باترول ٢٠١٦', part('radiator', 'nissan/patrol 2016', { near: 'radiator-cap' })],
  [
    'ابي دينمو سويفت 2012',
    part('alternator', 'suzuki/swift 2012', { near: 'alternator-regulator alternator-rectifier' }),
  ],
  [
    'كمبروسر مكيف باثفايندر 2008',
    part('ac-compressor', 'nissan/pathfinder 2008', {
      near: 'ac-compressor-clutch ac-compressor-control-valve ac-compressor-bearing',
    }),
  ],
  [
    'ليت امامي يمين اوتلاندر ٢٠١٥',
    part('headlamp', 'mitsubishi/outlander 2015', {
      position: 'right',
      near: 'headlamp-bulb headlamp-lens',
    }),
  ],
  [
    'طرمبة ماء لانسر 2012',
    part('water-pump', 'mitsubishi/lancer 2012', {
      near: 'water-pump-gasket auxiliary-water-pump',
    }),
  ],
  [
    'مضخة الماء لسيارة مازدا ٣',
    part('water-pump', 'mazda/mazda3', { near: 'water-pump-gasket auxiliary-water-pump' }),
  ],
  [
    'مقص علوي يسار اكورد 2015',
    part('control-arm-upper', 'honda/accord 2015', {
      position: 'left',
      near: 'control-arm-lower rear-control-arm',
    }),
  ],
  [
    'شمعات الاحتراق فورتشنر 2012',
    part('spark-plug', 'toyota/fortuner 2012', { near: 'ignition-coil' }),
  ],
  [
    'فلتر زيت هايس 2010',
    part('oil-filter', 'toyota/hiace 2010', { also: 'oil-filter-element oil-change-kit' }),
  ],
  [
    'فلتر المكيف لانسر ٢٠١٢',
    part('cabin-filter', 'mitsubishi/lancer 2012', { near: 'air-filter' }),
  ],
  [
    'فلتر هواء كورولا',
    part('air-filter', 'toyota/corolla', { near: 'cabin-filter air-cleaner-box' }),
  ],
  [
    'طرمبة بترول كاملة باجيرو ٢٠١٠',
    part('fuel-pump-module', 'mitsubishi/pajero 2010', { also: 'fuel-pump' }),
  ],
  [
    'مساعد امامي يمين يارس ٢٠١٨',
    part('shock-absorber-front', 'toyota/yaris 2018', {
      position: 'right',
      near: 'shock-absorber-rear strut-assembly air-shock-absorber',
    }),
  ],
  [
    'ممتص صدمات خلفي سويفت',
    part('shock-absorber-rear', 'suzuki/swift', {
      near: 'shock-absorber-front strut-assembly air-shock-absorber',
    }),
  ],
  [
    'زجاج أمامي كورولا ٢٠١٨',
    part('windscreen', 'toyota/corolla 2018', { near: 'rear-glass windscreen-moulding' }),
  ],
  [
    'مراية جانبية يمين باثفايندر 2010',
    part('door-mirror', 'nissan/pathfinder 2010', {
      position: 'right',
      near: 'door-mirror-glass door-mirror-cover mirror-motor mirror-signal-lamp',
    }),
  ],
  [
    'صدام أمامي نافارا ٢٠١٢',
    part('bumper-front', 'nissan/navara 2012', {
      near: 'bumper-rear bumper-reinforcement-front bumper-absorber bumper-lip bull-bar',
    }),
  ],
  [
    'طقم كلتش صني 2014',
    part('clutch-kit', 'nissan/sunny 2014', { also: 'clutch-disc clutch-cover' }),
  ],
  ['بلف حرارة باجيرو موديل 2002', part('thermostat', 'mitsubishi/pajero 2002')],
  [
    'بيرنج تاير خلفي انوفا 2012',
    part('wheel-bearing', 'toyota/innova 2012', { position: 'rear', also: 'wheel-hub-rear' }),
  ],
  ['زيت مكينة 5w30', part('engine-oil', '', { position: '5W-30' })],
  ['زيت محرك ٢٠/٥٠', part('engine-oil', '', { position: '20W-50' })],
  ['بطارية سيارة ٧٠ امبير', part('battery', '', { position: '70Ah', near: 'battery-terminal' })],
  ['اطارات ٢٦٥/٦٥/١٧', part('tyre', '', { position: '265/65 R17' })],
  ['قطع غيار سيفيك ٢٠١٨', car('honda/civic 2018')],
  ['سوزوكي سويفت ٢٠١٥', car('suzuki/swift 2015')],
  ['قطع لكزس جي اكس 2012', car('lexus/gx 2012')],
  ['ميتسوبيشي باجيرو', car('mitsubishi/pajero')],
  [
    'مضخة الباور لكزس IS 2010',
    part('power-steering-pump', 'lexus/is 2010', { near: 'power-steering-pump-seal-kit' }),
  ],
  [
    'هوز رديتر سفلي كورولا ٢٠١٧',
    part('radiator-hose-lower', 'toyota/corolla 2017', { near: 'radiator-hose-upper' }),
  ],
  [
    'حساس ABS خلفي يسار هايلكس 2018',
    part('wheel-speed-sensor-rear', 'toyota/hilux 2018', {
      position: 'left',
      near: 'wheel-speed-sensor-front abs-ring',
    }),
  ],
  ['كويل إشعال هايس 2015', part('ignition-coil', 'toyota/hiace 2015', { near: 'spark-plug' })],
  ['كلتش مروحة مازدا ٦', part('fan-clutch', 'mazda/mazda6', { near: 'fan-blade' })],
  [
    'شداد السير تيدا',
    part('belt-tensioner', 'nissan/tiida', { near: 'idler-pulley drive-belt drive-belt-kit' }),
  ],
  [
    'دفرنس خلفي كامل فورتنر 2014',
    part('differential-rear', 'toyota/fortuner 2014', {
      near: 'differential-front differential-lock',
    }),
  ],
  [
    'مقبض باب خارجي خلفي يمين صني ٢٠٠٨',
    part('door-handle-outer', 'nissan/sunny 2008', {
      position: 'rear right',
      near: 'door-handle-inner',
    }),
  ],
  [
    'ثلاجة المكيف كورولا 2016',
    part('evaporator', 'toyota/corolla 2016', {
      near: 'expansion-valve evaporator-temperature-sensor',
    }),
  ],
  [
    'موتور مروحة المكيف كامري 2014',
    part('blower-motor', 'toyota/camry 2014', { near: 'blower-resistor condenser-fan' }),
  ],
  [
    'كسكيت راس المكينة اف جي كروزر',
    part('head-gasket', 'toyota/fj-cruiser', { also: 'engine-gasket-kit' }),
  ],
  ['كتلايزر هوندا بايلوت 2013', part('catalytic-converter', 'honda/pilot 2013')],
  [
    'ركبة مقص سفلي ماكسيما 2013',
    part('ball-joint-lower', 'nissan/maxima 2013', { near: 'control-arm-lower' }),
  ],
  [
    'صدام خلفي اوتلاندر ٢٠١٥',
    part('bumper-rear', 'mitsubishi/outlander 2015', { near: 'bumper-front' }),
  ],
  [
    'مسمار توازن خلفي نافارا 2012',
    part('stabiliser-link-rear', 'nissan/navara 2012', {
      near: 'stabiliser-link-front stabiliser-bush-rear',
    }),
  ],
  ['حساس أكسجين اوتلاندر 2010', part('oxygen-sensor', 'mitsubishi/outlander 2010')],
  [
    'سعر بخاخ ديزل هايس 2012',
    part('diesel-injector', 'toyota/hiace 2012', {
      near: 'diesel-injection-pump injector-repair-kit',
    }),
  ],
  [
    'عكس كامل يسار انوفا ٢٠١٨',
    part('driveshaft', 'toyota/innova 2018', {
      position: 'left',
      near: 'cv-joint-outer cv-joint-inner',
    }),
  ],
  [
    'جير اوتوماتيك كامل دي ماكس 2008',
    part('automatic-gearbox', 'isuzu/d-max 2008', { near: 'torque-converter valve-body' }),
  ],
  [
    'مكينة كاملة لانسر 2012',
    part('engine-assembly', 'mitsubishi/lancer 2012', { near: 'short-block' }),
  ],
  [
    'وسادة هوائية للسائق باجيرو',
    part('airbag-driver', 'mitsubishi/pajero', {
      near: 'airbag-control-unit airbag-passenger airbag-curtain airbag-seat',
    }),
  ],
  [
    'طقم دعاسات أرضية سيفيك',
    part('floor-mat-set', 'honda/civic', { also: 'universal-floor-mat-set' }),
  ],
  [
    'الضوء الخلفي يسار يارس 2016',
    part('tail-lamp', 'toyota/yaris 2016', {
      position: 'left',
      near: 'stop-tail-bulb reverse-lamp',
    }),
  ],
  [
    'كاميرا خلفية للتيوتا هايلوكس ٢٠١٨',
    part('reversing-camera', 'toyota/hilux 2018', { near: 'parking-sensor front-camera' }),
  ],
  [
    'كليبر فرامل أمامي يمين دي ماكس 2022',
    part('brake-caliper-front', 'isuzu/d-max 2022', {
      position: 'right',
      near: 'brake-caliper-repair-kit brake-caliper-rear caliper-bracket caliper-piston caliper-pin-kit',
    }),
  ],
  [
    'حساس كرنك برادو ٢٠٠٦',
    part('crankshaft-position-sensor', 'toyota/prado 2006', { near: 'camshaft-position-sensor' }),
  ],
])
