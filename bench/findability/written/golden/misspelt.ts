import { of, part } from '../../right.ts'

export const misspelt = of('misspelt', [
  ['alternater nisan patrol', part('alternator', 'nissan/patrol')],
  [
    'brak pads patrol frnt 2014',
    part('brake-pad-set-front', 'nissan/patrol 2014', { near: 'brake-pad-set-rear' }),
  ],
  ['condensor suny 2015', part('condenser', 'nissan/sunny 2015')],
  [
    'shock obsorber rear corrola',
    part('shock-absorber-rear', 'toyota/corolla', { near: 'shock-absorber-front' }),
  ],
  ['cataliytic convertor lancer', part('catalytic-converter', 'mitsubishi/lancer')],
  [
    'steerng rak camry 2008',
    part('steering-rack-hydraulic', 'toyota/camry 2008', { also: 'steering-rack-electric' }),
  ],
  ['termostat hillux', part('thermostat', 'toyota/hilux')],
  ['ignation coil altima 2010', part('ignition-coil', 'nissan/altima 2010')],
  ['radiater hoze patrol', part('radiator-hose-upper radiator-hose-lower', 'nissan/patrol')],
  ['frount hub crv 2014', part('wheel-hub-front', 'honda/cr-v 2014', { also: 'wheel-bearing' })],
  ['كبمروسر يارس', part('ac-compressor', 'toyota/yaris')],
  ['دنيمو باترول', part('alternator', 'nissan/patrol')],
  [
    'مسعادات برادو قدام',
    part('shock-absorber-front', 'toyota/prado', { near: 'shock-absorber-rear' }),
  ],
  ['winsheild y62 patrol', part('windscreen', 'nissan/patrol')],
  ['fule injecter prado', part('fuel-injector', 'toyota/prado', { near: 'diesel-injector' })],
  ['transmision filtr camry', part('transmission-filter', 'toyota/camry')],
  ['clucth kit hilux', part('clutch-kit', 'toyota/hilux', { near: 'clutch-disc clutch-cover' })],
  ['oxegen sensr camry 2010', part('oxygen-sensor', 'toyota/camry 2010')],
  ['cabbin filter civc 2018', part('cabin-filter', 'honda/civic 2018', { near: 'air-filter' })],
  ['frnt bumpr corolla 2015', part('bumper-front', 'toyota/corolla 2015', { near: 'bumper-rear' })],
  ['egr vavle dmax', part('egr-valve', 'isuzu/d-max', { near: 'egr-cooler' })],
  ['distribiutor cap lancer', part('distributor-cap', 'mitsubishi/lancer')],
  ['فلتر زيط نيسان صني', part('oil-filter', 'nissan/sunny', { also: 'oil-filter-element' })],
  ['brake bosster pajiro', part('brake-booster', 'mitsubishi/pajero')],
  ['radaitor cantr', part('radiator', 'mitsubishi/canter')],
  ['radaitor acord 2015', part('radiator', 'honda/accord 2015')],
  [
    'clucth set bt50 2009',
    part('clutch-kit', 'mazda/bt-50 2009', { near: 'clutch-disc clutch-cover flywheel' }),
  ],
  [
    'sterring rack lexsus rx330',
    part('steering-rack-hydraulic', 'lexus/rx 2005', { also: 'steering-rack-electric' }),
  ],
  ['alternater infinty qx50', part('alternator', 'infiniti/qx50')],
  [
    'sock absorbar outbak 2012 rear',
    part('shock-absorber-rear', 'subaru/outback 2012', { near: 'shock-absorber-front' }),
  ],
  [
    'catalitic convertor lancr 2012',
    part('catalytic-converter', 'mitsubishi/lancer 2012', { near: 'exhaust-manifold' }),
  ],
  [
    'brak pads frnt mazda3 2011',
    part('brake-pad-set-front', 'mazda/mazda3 2011', { near: 'brake-pad-set-rear' }),
  ],
  [
    'thrmostat hosing cx5 2014',
    part('thermostat-housing', 'mazda/cx-5 2014', { near: 'thermostat water-outlet' }),
  ],
  ['intercoler subru wrx', part('intercooler', 'subaru/wrx')],
  ['door stoper xtrial 2010', part('door-check', 'nissan/x-trail 2010', { near: 'door-hinge' })],
  [
    'evaporater coil altma 2016',
    part('evaporator', 'nissan/altima 2016', { near: 'condenser expansion-valve' }),
  ],
  ['spedometer land crusier 2010', part('instrument-cluster', 'toyota/land-cruiser 2010')],
  [
    'petrol guage floot patrl 2004',
    part('fuel-level-sender', 'nissan/patrol 2004', { near: 'fuel-pump-module' }),
  ],
  [
    'exaust manifould gaskit hiase',
    part('exhaust-manifold-gasket', 'toyota/hiace', {
      near: 'exhaust-manifold exhaust-pipe-gasket',
    }),
  ],
  [
    'conecting rode 4hk1 isuzo',
    part('connecting-rod', 'isuzu/n-series', { near: 'connecting-rod-bearing' }),
  ],
  [
    'tailgat outback 2016 subaro',
    part('tailgate', 'subaru/outback 2016', { near: 'tailgate-strut' }),
  ],
  ['wipper linkege rx350 2013', part('wiper-linkage', 'lexus/rx 2013', { near: 'wiper-motor' })],
  ['fog lihgt hunda pilot 2018 rigth', part('fog-lamp', 'honda/pilot 2018', { position: 'right' })],
  ['hedlight q50 lefft', part('headlamp', 'infiniti/q50', { position: 'left' })],
  ['pistn ring 2tr', part('piston-ring-set', 'toyota/hilux,toyota/hiace', { near: 'piston' })],
  [
    'كمبرسور مكف سفك 2018',
    part('ac-compressor', 'honda/civic 2018', { near: 'ac-compressor-clutch' }),
  ],
  ['راديتير ديماكس 2016', part('radiator', 'isuzu/d-max 2016')],
  ['دينموا باترووول 2014', part('alternator', 'nissan/patrol 2014')],
  [
    'مسعدات لندكروزر 2014 قدم',
    part('shock-absorber-front', 'toyota/land-cruiser 2014', { near: 'shock-absorber-rear' }),
  ],
  ['حساص كرنق صنى 2008', part('crankshaft-position-sensor', 'nissan/sunny 2008')],
  [
    'صدم خلفى لنسر 2012',
    part('bumper-rear', 'mitsubishi/lancer 2012', {
      near: 'bumper-front bumper-reinforcement-rear',
    }),
  ],
  ['طرنبت ماي ياريس 2010', part('water-pump', 'toyota/yaris 2010')],
  ['ليتت صني 2017 يسر', part('headlamp', 'nissan/sunny 2017', { position: 'left' })],
  [
    'كرسي مكيينه كرولا يمن 2010',
    part('engine-mount-right', 'toyota/corolla 2010', {
      near: 'engine-mount-front engine-mount-rear gearbox-mount engine-mount-left',
    }),
  ],
  [
    'فحمت خلفيه باتررول 2017',
    part('brake-pad-set-rear', 'nissan/patrol 2017', { near: 'brake-pad-set-front' }),
  ],
])
