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
])
