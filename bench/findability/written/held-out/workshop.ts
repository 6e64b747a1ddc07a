import { listed, nearListed, orListed } from '../answers.ts'
import { of, part } from '../../right.ts'

export const workshop = of('workshop', [
  ['رنجات 4d34', part('piston-ring-set', 'mitsubishi/canter', { near: 'piston' })],
  [
    'هيد سلندر هايلكس ديزل',
    part('cylinder-head', 'toyota/hilux', { near: 'head-gasket cylinder-block' }),
  ],
  [
    'ماستر بريك هايلكس 2013',
    part('brake-master-cylinder', 'toyota/hilux 2013', { near: 'brake-booster wheel-cylinder' }),
  ],
  ['بريشر بليت هايلكس', part('clutch-cover', 'toyota/hilux', { near: 'clutch-kit clutch-disc' })],
  [
    'كلتش بيرنق اورفان',
    part('release-bearing', 'nissan/urvan', { near: 'release-fork clutch-cover' }),
  ],
  [
    'كروس جوينت باترول y61',
    part('universal-joint', 'nissan/patrol 2005', { near: 'centre-bearing propeller-shaft-rear' }),
  ],
  [
    'ستيرنق بوكس باترول قديم',
    part('steering-gearbox', 'nissan/patrol 2005', {
      near: 'steering-rack-hydraulic steering-damper',
    }),
  ],
  [
    'تاي رود يسار التيما 2015',
    part('tie-rod-end', 'nissan/altima 2015', {
      position: 'left',
      also: 'tie-rod-assembly',
      near: 'rack-end',
    }),
  ],
  ['بول جوينت تحت l200', part('ball-joint-lower', 'mitsubishi/l200', { near: 'ball-joint-upper' })],
  [
    'لوور ارم سويفت 2014 يمين',
    part('control-arm-lower', 'suzuki/swift 2014', { position: 'right' }),
  ],
  [
    'مدقار صني 2016 يسار',
    part('fender', 'nissan/sunny 2016', { position: 'left', near: 'fender-liner mud-guard' }),
  ],
  [
    'سايلنسر جمني 2020',
    part('exhaust-muffler', 'suzuki/jimny 2020', { near: 'exhaust-tip exhaust-resonator' }),
  ],
  [
    'باكنج هدرز هايس',
    part('exhaust-manifold-gasket', 'toyota/hiace', {
      near: 'exhaust-pipe-gasket exhaust-manifold',
    }),
  ],
  ['كونرود 4hk1', part('connecting-rod', 'isuzu/n-series', { near: 'connecting-rod-bearing' })],
  [
    'بيق اند 1fz سايز 25',
    part('connecting-rod-bearing', 'toyota/land-cruiser', { near: 'main-bearing-set' }),
  ],
  ['كربريتر ددسن z24', part('carburettor', 'nissan/pickup', { near: 'carburettor-repair-kit' })],
  ['واير كلتش سويفت', part('clutch-cable', 'suzuki/swift')],
  ['كيبل قير سوزوكي apv', part('shift-cable', 'suzuki/apv')],
  ['كلبسات بمبر', part('bumper-clip')],
  ['بوكس فيوزات بونيت باجيرو', part('fuse-box', 'mitsubishi/pajero', { near: 'fuse relay' })],
  ['سبيدوميتر فورستر 2015', part('instrument-cluster', 'subaru/forester 2015')],
  ['هاف كت اكورد 2014', part('nose-cut', 'honda/accord 2014', { also: 'rear-cut' })],
  [
    'اكسل يمين كامري 2.4',
    part('driveshaft', 'toyota/camry', {
      position: 'right',
      near: 'cv-joint-outer cv-joint-inner',
    }),
  ],
  [
    'لي باور ستيرنق g35',
    part('power-steering-hose-pressure', 'infiniti/g 2005', { also: 'power-steering-hose-return' }),
  ],
  [
    'بلاكات هوندا سيفيك 2014',
    nearListed(part('spark-plug', 'honda/civic 2014', { near: 'ignition-coil' }), 'phonetic/PH167'),
  ],
  ['كندنسر ريفو', part('condenser', 'toyota/hilux 2018', { near: 'radiator' })],
  ['رزستر بلور التيما', part('blower-resistor', 'nissan/altima', { near: 'blower-motor' })],
  [
    'درم ورا فيقو',
    part('brake-drum', 'toyota/hilux 2010', { near: 'brake-shoe-set wheel-cylinder' }),
  ],
  ['ويل سلندر كورولا', part('wheel-cylinder', 'toyota/corolla', { near: 'brake-shoe-set' })],
  [
    'ماستر كلتش كانتر',
    part('clutch-master-cylinder', 'mitsubishi/canter', { near: 'clutch-slave-cylinder' }),
  ],
  ['ريليه 4 بن 12v', part('relay', '', { near: 'flasher-relay' })],
  [
    'جيك هيدروليك 2 طن',
    nearListed(listed('importers/BLB-HYD-2T'), 'shops/SND-STP', 'catalogues/09111-0K110'),
  ],
  [
    'ديقي لكزس 570',
    part('tailgate', 'lexus/lx 2012', { also: 'boot-lid', near: 'tailgate-strut' }),
  ],
  [
    'باك لايت يمين هايلكس 2014',
    part('tail-lamp', 'toyota/hilux 2014', { position: 'right', near: 'tail-lamp-inner' }),
  ],
  [
    'engine foundation civic front',
    part('engine-mount-front', 'honda/civic', { near: 'engine-mount-rear engine-mount-right' }),
  ],
  ['patta kamani vigo', part('leaf-spring', 'toyota/hilux 2010', { near: 'spring-u-bolt' })],
  ['سنوركل شاص', part('snorkel', 'toyota/land-cruiser-70')],
  [
    'تورك كونفرتر برادو 2006',
    part('torque-converter', 'toyota/prado 2006', { near: 'drive-plate automatic-gearbox' }),
  ],
  ['ربلات كبينة شاص', part('body-mount-cushion', 'toyota/land-cruiser-70')],
  ['تكايات بلوف باجيرو', part('valve-lifter', 'mitsubishi/pajero', { also: 'rocker-arm' })],
  [
    'كتاوت دينمو 12 فولت',
    nearListed(
      part('alternator-regulator', '', { near: 'alternator-rectifier' }),
      'phonetic/PH204',
    ),
  ],
  [
    'ثروتل بودي كورولا 2010',
    part('throttle-body', 'toyota/corolla 2010', { near: 'idle-control-valve' }),
  ],
  [
    'سلفيس كت فلاتر ريفو',
    part('filter-service-kit', 'toyota/hilux 2018', { near: 'oil-change-kit' }),
  ],
  [
    'رديتر هايلوكس ريفو قير اوتو',
    part('radiator', 'toyota/hilux 2018', { near: 'radiator-fan-assembly' }),
  ],
  [
    'فان رديتر رنج سبورت',
    part('radiator-fan-assembly radiator-fan-motor', 'land-rover/range-rover-sport', {
      near: 'fan-blade fan-shroud fan-clutch',
    }),
  ],
  [
    'كلتش بمب تحتاني ايسوزو ان بي ار',
    part('clutch-slave-cylinder', 'isuzu/n-series', {
      near: 'clutch-master-cylinder clutch-cylinder-repair-kit',
    }),
  ],
  [
    'ماستر بريك لاندكروزر 100',
    part('brake-master-cylinder', 'toyota/land-cruiser 2002', { near: 'brake-booster' }),
  ],
  [
    'مكينة جام التيما 2015 جدام يسار',
    part('window-regulator', 'nissan/altima 2015', {
      position: 'front left',
      near: 'window-motor',
    }),
  ],
  [
    'استوب ورا سنتافي 2014 يسار',
    part('tail-lamp', 'hyundai/santa-fe 2014', { position: 'left', near: 'tail-lamp-inner' }),
  ],
  [
    'ويل سلندر جيمني ورا يسار',
    part('wheel-cylinder', 'suzuki/jimny', { position: 'left', near: 'brake-shoe-set' }),
  ],
  ['شمبر بريك هوا شاحنة مان', part('air-brake-chamber', 'man')],
  [
    'هيد كاسكيت شاص 1HZ',
    part('head-gasket', 'toyota/land-cruiser-70', { also: 'engine-gasket-kit' }),
  ],
  ['رنجات بستم دي ماكس', part('piston-ring-set', 'isuzu/d-max', { near: 'piston' })],
  [
    'سست ورا ايسوزو لوري صغير',
    part('leaf-spring', 'isuzu/n-series', { near: 'leaf-spring-bush spring-shackle' }),
  ],
  [
    'ريليه 24 فولت حق لوري',
    nearListed(listed('importers/RLY-24V40A'), 'bilingual/AF-6628', 'importers/RLY-12V-30'),
  ],
  [
    'مدجر كورولا 2015 صوب اليسار',
    part('fender', 'toyota/corolla 2015', { position: 'left', near: 'fender-liner mud-guard' }),
  ],
  [
    'بريك شو هايلكس 2018',
    part('brake-shoe-set', 'toyota/hilux 2018', { near: 'parking-brake-shoe-set brake-drum' }),
  ],
  [
    'موتور جامة سوناتا 2012 جدام يمين',
    part('window-motor window-regulator', 'hyundai/sonata 2012', { position: 'front right' }),
  ],
  [
    'بتنات جام باب السايق باترول فتك',
    part('power-window-master-switch', 'nissan/patrol 2006', { near: 'window-switch' }),
  ],
  [
    'اكسل سنتافي يسار كامل 2015',
    part('driveshaft', 'hyundai/santa-fe 2015', {
      position: 'left',
      near: 'cv-joint-outer cv-joint-inner',
    }),
  ],
  [
    'فيول بمب تشارجر',
    part('fuel-pump-module fuel-pump', 'dodge/charger', { near: 'fuel-level-sender' }),
  ],
  ['غاز مكيف قوطي صغير', orListed(listed('shops/NX-GAS-134'), 'importers/R134A-13.6')],
  [
    'دسك كلتش NPR',
    part('clutch-disc', 'isuzu/n-series', { also: 'clutch-kit', near: 'clutch-cover' }),
  ],
  [
    'بريشر بليت كوستر',
    part('clutch-cover', 'toyota/coaster', { also: 'clutch-kit', near: 'clutch-disc' }),
  ],
  ['راك اند سي ار في 2014', part('rack-end', 'honda/cr-v 2014', { near: 'tie-rod-end' })],
  [
    'بول جوينت تحت سلفرادو',
    part('ball-joint-lower', 'chevrolet/silverado', { near: 'ball-joint-upper control-arm-lower' }),
  ],
  [
    'كرسي دبة سوناتا 2012 جدام',
    part('strut-mount', 'hyundai/sonata 2012', { near: 'strut-bearing shock-absorber-front' }),
  ],
  [
    'فوق لايت جوليون يمين',
    part('fog-lamp', 'haval/jolion', { position: 'right', near: 'fog-lamp-cover' }),
  ],
  [
    'فندر لاينر شانجان CS75 يمين',
    part('fender-liner', 'changan/cs75', { position: 'right', near: 'fender' }),
  ],
  [
    'سنتر بيرنق شفت هايس',
    part('centre-bearing', 'toyota/hiace', { near: 'universal-joint propeller-shaft-rear' }),
  ],
  ['هاف كت جدام لكزس 570 2013', part('nose-cut', 'lexus/lx 2013')],
  [
    'دفرنس جدام باترول فتك',
    part('differential-front', 'nissan/patrol 2005', { near: 'ring-pinion-set differential-rear' }),
  ],
  [
    'ستيرنق راك كهرب فيوجن 2014',
    part('steering-rack-electric', 'ford/fusion 2014', {
      near: 'steering-rack-hydraulic eps-motor rack-end',
    }),
  ],
])
