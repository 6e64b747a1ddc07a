import { of, part } from '../../right.ts'

export const transliterated = of('transliterated', [
  [
    'fahmat prado gedam',
    part('brake-pad-set-front', 'toyota/prado', { near: 'brake-pad-set-rear' }),
  ],
  ['dinamo batrol', part('alternator', 'nissan/patrol')],
  ['silf hilux', part('starter-motor', 'toyota/hilux')],
  ['musaedat pajero', part('shock-absorber-front shock-absorber-rear', 'mitsubishi/pajero')],
  ['radeter may land cruiser', part('radiator', 'toyota/land-cruiser')],
  ['tarambat mai hiace', part('water-pump', 'toyota/hiace')],
  [
    'kursi makina accord yameen',
    part('engine-mount-right', 'honda/accord', {
      near: 'engine-mount-front engine-mount-rear engine-mount-left',
    }),
  ],
  ['stob camry yasar', part('tail-lamp', 'toyota/camry', { position: 'left' })],
  ['da3amiya corolla', part('bumper-front bumper-rear', 'toyota/corolla')],
  [
    'mqas lancer yameen',
    part('control-arm-lower control-arm-upper', 'mitsubishi/lancer', { near: 'rear-control-arm' }),
  ],
  ['kabbut accord 2014', part('bonnet', 'honda/accord 2014')],
  ['shabak batrol 2016', part('grille', 'nissan/patrol 2016')],
  ['bakhakhat altima', part('fuel-injector', 'nissan/altima')],
  ['dabbat shakman camry', part('exhaust-muffler', 'toyota/camry', { also: 'exhaust-resonator' })],
  ['jeer lexus 570', part('automatic-gearbox', 'lexus/lx')],
])
