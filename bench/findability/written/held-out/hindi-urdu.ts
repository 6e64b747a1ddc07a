import { of, part } from '../../right.ts'

export const hindiUrdu = of('hindi-urdu', [
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
