import { car, of, part } from '../right.ts'

export const frenchChinese = of('french-chinese', [
  [
    'plaquettes de frein arrière x-trail 2018',
    part('brake-pad-set-rear', 'nissan/x-trail 2018', { near: 'brake-pad-set-front' }),
  ],
  ['alternateur pajero 2010', part('alternator', 'mitsubishi/pajero 2010')],
  [
    'pompe à eau lancer 2010',
    part('water-pump', 'mitsubishi/lancer 2010', { near: 'auxiliary-water-pump' }),
  ],
  [
    'phare avant gauche gx 2007',
    part('headlamp', 'lexus/gx 2007', { position: 'left', near: 'headlamp-bulb headlamp-lens' }),
  ],
  [
    'retroviseur droit innova 2018',
    part('door-mirror', 'toyota/innova 2018', {
      position: 'right',
      near: 'door-mirror-glass mirror-motor mirror-signal-lamp',
    }),
  ],
  [
    'pare choc avant murano 2011',
    part('bumper-front', 'nissan/murano 2011', { near: 'bumper-rear' }),
  ],
  [
    'kit embrayage corolla 2010',
    part('clutch-kit', 'toyota/corolla 2010', { also: 'clutch-disc clutch-cover' }),
  ],
  ['bougies fj cruiser 2012', part('spark-plug', 'toyota/fj-cruiser 2012', { near: 'glow-plug' })],
  [
    'amortisseurs arrière mazda 3 2011',
    part('shock-absorber-rear', 'mazda/mazda3 2011', {
      near: 'shock-absorber-front strut-assembly air-shock-absorber',
    }),
  ],
  [
    'filtre à huile toyota hiace',
    part('oil-filter', 'toyota/hiace', { also: 'oil-filter-element' }),
  ],
  ['pneu 215/60 R16', part('tyre', '', { position: '215/60 R16' })],
  ['joint de culasse gx 2015', part('head-gasket', 'lexus/gx 2015', { also: 'engine-gasket-kit' })],
  ['pièces mitsubishi pajero 2010', car('mitsubishi/pajero 2010')],
  ['démarreur prado 2015', part('starter-motor', 'toyota/prado 2015')],
  [
    '奇骏 2018 后刹车片',
    part('brake-pad-set-rear', 'nissan/x-trail 2018', { near: 'brake-pad-set-front' }),
  ],
  ['帕杰罗发电机', part('alternator', 'mitsubishi/pajero')],
  ['途乐水箱 2016', part('radiator', 'nissan/patrol 2016', { near: 'radiator-cap' })],
  [
    '卡罗拉左大灯',
    part('headlamp', 'toyota/corolla', { position: 'left', near: 'headlamp-bulb headlamp-lens' }),
  ],
  ['普拉多火花塞', part('spark-plug', 'toyota/prado')],
  ['雅阁水泵 2010', part('water-pump', 'honda/accord 2010', { near: 'auxiliary-water-pump' })],
  [
    '丰田兰德酷路泽 2015 减震器',
    part('shock-absorber-front shock-absorber-rear', 'toyota/land-cruiser 2015', {
      near: 'strut-assembly air-shock-absorber',
    }),
  ],
  ['天籁前保险杠', part('bumper-front', 'nissan/altima', { near: 'bumper-rear' })],
  [
    '昂克赛拉空调压缩机',
    part('ac-compressor', 'mazda/mazda3', {
      near: 'ac-compressor-clutch ac-compressor-control-valve ac-compressor-bearing',
    }),
  ],
  ['轮胎 235/45 R18', part('tyre', '', { position: '235/45 R18' })],
  ['汽车电瓶 60Ah', part('battery', '', { position: '60Ah' })],
  ['发动机机油 5W-40', part('engine-oil', '', { position: '5W-40' })],
])
