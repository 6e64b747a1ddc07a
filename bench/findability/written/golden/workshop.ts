import { listed, nearListed } from '../answers.ts'
import { of, part } from '../../right.ts'

/** Gulf slang, and English in Arabic letters. */
export const workshop = of('workshop', [
  ['كمبرسر ايسي هايس', part('ac-compressor', 'toyota/hiace')],
  ['شوك ابزوربر برادو', part('shock-absorber-front shock-absorber-rear', 'toyota/prado')],
  [
    'بريك باد هايلكس فرونت',
    part('brake-pad-set-front', 'toyota/hilux', { near: 'brake-pad-set-rear brake-shoe-set' }),
  ],
  ['هيد لايت يمين هايس', part('headlamp', 'toyota/hiace', { position: 'right' })],
  ['تيل لايت هايلكس فيقو 2013', part('tail-lamp', 'toyota/hilux 2013')],
  ['فان كلتش باترول سفاري', part('fan-clutch', 'nissan/patrol,nissan/patrol-safari')],
  ['بمبر كورولا 2015', part('bumper-front bumper-rear', 'toyota/corolla 2015')],
  ['كويل بلاك كورولا', part('ignition-coil', 'toyota/corolla', { near: 'spark-plug' })],
  [
    'لور ارم كامري',
    part('control-arm-lower', 'toyota/camry', { near: 'control-arm-upper control-arm-bush-lower' }),
  ],
  ['بول جوينت هايس', part('ball-joint-lower ball-joint-upper', 'toyota/hiace')],
  ['تاي رود اند هايس', part('tie-rod-end', 'toyota/hiace', { near: 'rack-end' })],
  ['سلف كامري', part('starter-motor', 'toyota/camry')],
  [
    'هوبات باترول ورا',
    part('brake-disc-rear', 'nissan/patrol', { near: 'brake-disc-front brake-pad-set-rear' }),
  ],
  ['كلتش بليت هايلكس', part('clutch-disc', 'toyota/hilux', { near: 'clutch-cover clutch-kit' })],
  ['تيربو سي اكس 7', part('turbocharger', 'mazda/cx-7', { near: 'turbo-cartridge' })],
  [
    'ويل بيرنق كورولا',
    part('wheel-bearing', 'toyota/corolla', { also: 'wheel-hub-front wheel-hub-rear' }),
  ],
  ['اكسل يارس يسار', part('driveshaft', 'toyota/yaris', { position: 'left' })],
  ['رنقات بستم كانتر', part('piston-ring-set', 'mitsubishi/canter', { near: 'piston' })],
  ['هيد كسكت هايس', part('head-gasket', 'toyota/hiace', { near: 'engine-gasket-kit' })],
  ['بلاكات كورولا', part('spark-plug', 'toyota/corolla', { near: 'ignition-coil' })],
  ['قير دبل باجيرو', part('transfer-case', 'mitsubishi/pajero')],
  ['ستيرنق راك كورولا', part('steering-rack-electric steering-rack-hydraulic', 'toyota/corolla')],
  [
    'ماكينة جامة هايلكس يمين',
    part('window-regulator window-motor', 'toyota/hilux', { position: 'right' }),
  ],
  ['فيوز بوكس باجيرو', part('fuse-box', 'mitsubishi/pajero')],
  ['بلور كامري 2014', part('blower-motor', 'toyota/camry 2014', { near: 'blower-resistor' })],
  [
    'كاليبر برادو',
    part('brake-caliper-front brake-caliper-rear', 'toyota/prado', {
      near: 'brake-caliper-repair-kit caliper-bracket caliper-piston',
    }),
  ],
  ['سلنسر جمني', part('exhaust-muffler', 'suzuki/jimny', { near: 'exhaust-resonator' })],
  ['ايدلر بولي لاندكروزر', part('idler-pulley', 'toyota/land-cruiser', { near: 'belt-tensioner' })],
  [
    'تايمنق جين صني',
    part('timing-chain', 'nissan/sunny', {
      also: 'timing-chain-kit',
      near: 'timing-chain-tensioner',
    }),
  ],
  ['بونيت لاندكروزر', part('bonnet', 'toyota/land-cruiser')],
  ['كولنق كويل التيما', part('evaporator', 'nissan/altima', { near: 'expansion-valve condenser' })],
  [
    'كت اوت دينمو دينسو',
    part('alternator-regulator', '', { near: 'alternator alternator-rectifier' }),
  ],
  ['كيبل هاند بريك هايس 2012', part('parking-brake-cable', 'toyota/hiace 2012')],
  [
    'هيدرز لانسر 2012',
    part('exhaust-manifold', 'mitsubishi/lancer 2012', {
      also: 'catalytic-converter',
      near: 'exhaust-manifold-gasket',
    }),
  ],
  [
    'هب ورا كامري 2013 يمين',
    part('wheel-hub-rear', 'toyota/camry 2013', { position: 'right', also: 'wheel-bearing' }),
  ],
  [
    'بوشات مقص باترول نيو شيب 2015',
    part('control-arm-bush-lower', 'nissan/patrol 2015', { also: 'control-arm-bush-upper' }),
  ],
  [
    'جير بوكس اوتوماتيك التيما',
    part('automatic-gearbox', 'nissan/altima', { near: 'torque-converter valve-body' }),
  ],
  [
    'تايمنق جين كورولا 2012',
    part('timing-chain', 'toyota/corolla 2012', {
      also: 'timing-chain-kit',
      near: 'timing-chain-tensioner timing-chain-guide',
    }),
  ],
  [
    'ثروتل بودي كورولا 2010',
    part('throttle-body', 'toyota/corolla 2010', { near: 'idle-control-valve' }),
  ],
  [
    'بمبر خلفي كامري 2013',
    part('bumper-rear', 'toyota/camry 2013', { near: 'bumper-reinforcement-rear bumper-front' }),
  ],
  ['فندر يمين هايلكس ريفو', part('fender', 'toyota/hilux 2018', { position: 'right' })],
  [
    'رنقات كروزر 20',
    part('alloy-wheel', 'toyota/land-cruiser', { near: 'steel-wheel wheel-centre-cap' }),
  ],
  [
    'دفرنس ورا فورتشنر',
    part('differential-rear', 'toyota/fortuner', { near: 'ring-pinion-set differential-front' }),
  ],
  [
    'شفت الدبل قدام باجيرو',
    part('propeller-shaft-front', 'mitsubishi/pajero', {
      near: 'propeller-shaft-rear universal-joint driveshaft',
    }),
  ],
  ['كراون بنيون هايلكس', part('ring-pinion-set', 'toyota/hilux', { near: 'differential-rear' })],
  [
    'اويل سيل كرنك ورا tb48',
    part('crankshaft-seal-rear', 'nissan/patrol', { near: 'crankshaft-seal-front' }),
  ],
  ['سلندر هيد 1kd', nearListed(listed('phonetic/PH178'), 'shops/RAS-MKN')],
  [
    'شورت بلوك 1gr برادو',
    part('short-block', 'toyota/prado', { also: 'cylinder-block', near: 'engine-assembly' }),
  ],
  ['كوندنسر باترول y62', part('condenser', 'nissan/patrol 2015')],
  ['اكسبانشن بلف مكيف باترول 2005', part('expansion-valve', 'nissan/patrol 2005')],
  ['بلور كروزر 100', part('blower-motor', 'toyota/land-cruiser 2003', { near: 'blower-resistor' })],
  ['دبة اكزوز كيو 50', part('exhaust-muffler', 'infiniti/q50', { also: 'exhaust-resonator' })],
  ['درم بريك هايلكس فيقو', part('brake-drum', 'toyota/hilux 2010', { near: 'brake-shoe-set' })],
  [
    'ويل سلندر كورولا 2005',
    part('wheel-cylinder', 'toyota/corolla 2005', { near: 'brake-master-cylinder' }),
  ],
  [
    'سست ورا هايلكس',
    part('leaf-spring', 'toyota/hilux', { near: 'leaf-spring-bush coil-spring-rear' }),
  ],
  ['كروس جوينت باترول 2004', part('universal-joint', 'nissan/patrol 2004')],
  ['سنتر بيرنق كانتر', part('centre-bearing', 'mitsubishi/canter')],
  [
    'ماطور دبل برادو 2014',
    part('transfer-actuator', 'toyota/prado 2014', { near: 'transfer-case' }),
  ],
  ['شريط سكان كورولا 2010', part('clock-spring', 'toyota/corolla 2010')],
  ['بلكات كروزر v8', part('spark-plug', 'toyota/land-cruiser 2012')],
  ['سلف كامري 2014', part('starter-motor', 'toyota/camry 2014', { near: 'starter-solenoid' })],
  [
    'سايلنسر جيمني 2020',
    part('exhaust-muffler', 'suzuki/jimny 2020', { near: 'catalytic-converter exhaust-resonator' }),
  ],
  [
    'ماستر بريك ان بي ار',
    part('brake-master-cylinder', 'isuzu/n-series', { near: 'brake-booster' }),
  ],
  [
    'باك لايت دي ماكس يسار',
    part('tail-lamp', 'isuzu/d-max', { position: 'left', near: 'reverse-lamp' }),
  ],
  ['ليفترات باجيرو 2004', part('valve-lifter', 'mitsubishi/pajero 2004', { near: 'rocker-arm' })],
  [
    'كولر دهن القير اكس تريل 2017',
    part('transmission-oil-cooler', 'nissan/x-trail 2017', { near: 'engine-oil-cooler' }),
  ],
])
