import { of, part } from '../../right.ts'
import { nearListed } from '../answers.ts'

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
])
