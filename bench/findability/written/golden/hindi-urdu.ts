import { of, part } from '../../right.ts'

export const hindiUrdu = of('hindi-urdu', [
  [
    'hilux ka agla brake pad',
    part('brake-pad-set-front', 'toyota/hilux', { near: 'brake-pad-set-rear brake-shoe-set' }),
  ],
  ['patrol ka dynamo chahiye', part('alternator', 'nissan/patrol')],
  ['hiace ka self', part('starter-motor', 'toyota/hiace')],
  ['corolla ka bonat', part('bonnet', 'toyota/corolla')],
  ['radiator ka dhakan', part('radiator-cap')],
  [
    'altima side sheesha right',
    part('door-mirror', 'nissan/altima', {
      position: 'right',
      near: 'door-glass door-mirror-glass',
    }),
  ],
  ['isuzu npr ki kamani', part('leaf-spring', 'isuzu/n-series')],
  [
    'hilux wali clutch plate',
    part('clutch-disc', 'toyota/hilux', { near: 'clutch-cover clutch-kit' }),
  ],
  ['hand brake ki taar sunny', part('parking-brake-cable', 'nissan/sunny')],
  ['pichli batti corolla right', part('tail-lamp', 'toyota/corolla', { position: 'right' })],
  ['ہائی ایس کمپریسر', part('ac-compressor', 'toyota/hiace')],
  [
    'کرولا شاک پیچھے والا',
    part('shock-absorber-rear', 'toyota/corolla', { near: 'shock-absorber-front' }),
  ],
  ['यारिस वाटर पंप', part('water-pump', 'toyota/yaris')],
  ['hilux darwaza aage right', part('door-front', 'toyota/hilux', { position: 'right' })],
  ['yaris lower arm baen taraf', part('control-arm-lower', 'toyota/yaris', { position: 'left' })],
  [
    'prado 150 peeche ka brake pad chahiye',
    part('brake-pad-set-rear', 'toyota/prado 2015', { near: 'brake-pad-set-front' }),
  ],
  [
    'accord 2010 ki sheesha machine left',
    part('window-regulator', 'honda/accord 2010', {
      position: 'left',
      near: 'window-motor power-window-master-switch',
    }),
  ],
  ['npr ki kamani pichli', part('leaf-spring', 'isuzu/n-series', { near: 'leaf-spring-bush' })],
  ['civic 2008 ka agla foundation', part('engine-mount-front', 'honda/civic 2008')],
  ['hilux revo ke pairdan', part('floor-mat-set', 'toyota/hilux 2018')],
  ['canter ka redietor hai kya', part('radiator', 'mitsubishi/canter')],
  [
    'patrol power pump ki seal kit',
    part('power-steering-pump-seal-kit', 'nissan/patrol', { near: 'power-steering-pump' }),
  ],
  [
    'yaris 2016 aage ka bampar',
    part('bumper-front', 'toyota/yaris 2016', { near: 'bumper-rear bumper-reinforcement-front' }),
  ],
  [
    'sunny 2008 petrol wala filter',
    part('fuel-filter', 'nissan/sunny 2008', { near: 'fuel-pump fuel-pump-strainer' }),
  ],
  ['navara ka dynamo', part('alternator', 'nissan/navara')],
  ['cx9 ki diggi ka mat', part('boot-tray', 'mazda/cx-9', { near: 'floor-mat-set' })],
  [
    'corolla 2015 pani ka dabba',
    part('coolant-reservoir', 'toyota/corolla 2015', { near: 'washer-reservoir' }),
  ],
  [
    'urvan gear ki pichli seal',
    part('gearbox-output-seal', 'nissan/urvan', { near: 'crankshaft-seal-rear' }),
  ],
  [
    'lancer ka tie rod kitne ka hai',
    part('tie-rod-end', 'mitsubishi/lancer', { near: 'rack-end tie-rod-assembly' }),
  ],
  [
    'pajero v93 pichla shok',
    part('shock-absorber-rear', 'mitsubishi/pajero 2012', { near: 'shock-absorber-front' }),
  ],
  [
    'civic 2013 brake batti ka switch',
    part('stop-lamp-switch', 'honda/civic 2013', { near: 'stop-tail-bulb' }),
  ],
  [
    'کرولا 2010 کی بلور موٹر',
    part('blower-motor', 'toyota/corolla 2010', { near: 'blower-resistor' }),
  ],
  [
    'ہائی لکس کی کلچ پلیٹ',
    part('clutch-disc', 'toyota/hilux', { also: 'clutch-kit', near: 'clutch-cover' }),
  ],
  [
    'पजेरो का टाइमिंग बेल्ट',
    part('timing-belt', 'mitsubishi/pajero', {
      also: 'timing-belt-kit',
      near: 'timing-belt-tensioner',
    }),
  ],
  ['हाईएस वॉटर पंप', part('water-pump', 'toyota/hiace', { near: 'water-pump-gasket' })],
])
