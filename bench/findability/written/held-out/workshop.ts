import { of, part } from '../../right.ts'
import { listed, nearListed } from '../answers.ts'

export const workshop = of('workshop', [
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
