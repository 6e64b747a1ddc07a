import { car, of, part } from '../right.ts'

const mounts = 'engine-mount-right engine-mount-left engine-mount-front engine-mount-rear'
const shocks = 'shock-absorber-front shock-absorber-rear'
const pads = 'brake-pad-set-front brake-pad-set-rear'

export const hindiUrdu = of('hindi-urdu', [
  [
    'aage ke brake pad outlander 2018',
    part('brake-pad-set-front', 'mitsubishi/outlander 2018', { near: 'brake-pad-set-rear' }),
  ],
  [
    'pichle brake pad camry 2014',
    part('brake-pad-set-rear', 'toyota/camry 2014', { near: 'brake-pad-set-front' }),
  ],
  ['gaadi ki battery 70ah', part('battery', '', { position: '70Ah' })],
  ['engine foundation accord 2010', part(mounts, 'honda/accord 2010', { near: 'gearbox-mount' })],
  [
    'altima 2017 ka self',
    part('starter-motor', 'nissan/altima 2017', {
      near: 'starter-solenoid starter-bendix starter-brush-set',
    }),
  ],
  [
    'shocker peeche wala swift 2012',
    part('shock-absorber-rear', 'suzuki/swift 2012', {
      near: 'shock-absorber-front strut-assembly air-shock-absorber',
    }),
  ],
  [
    'agla shock corolla 2022 baayan',
    part('shock-absorber-front', 'toyota/corolla 2022', {
      position: 'left',
      near: 'shock-absorber-rear strut-assembly air-shock-absorber',
    }),
  ],
  [
    'pani ka pump hilux 2018',
    part('water-pump', 'toyota/hilux 2018', { near: 'water-pump-gasket auxiliary-water-pump' }),
  ],
  [
    'radiator ka dhakkan murano 2011',
    part('radiator-cap', 'nissan/murano 2011', { near: 'radiator' }),
  ],
  [
    'radiator ka pipe neeche wala corolla 2017',
    part('radiator-hose-lower', 'toyota/corolla 2017', { near: 'radiator-hose-upper' }),
  ],
  [
    'silencer accord 2010',
    part('exhaust-muffler', 'honda/accord 2010', {
      also: 'exhaust-resonator',
      near: 'exhaust-hanger catalytic-converter',
    }),
  ],
  [
    'pichli batti civic 2018 daayin',
    part('tail-lamp', 'honda/civic 2018', {
      position: 'right',
      near: 'stop-tail-bulb tail-lamp-inner reverse-lamp',
    }),
  ],
  [
    'side sheesha x-trail',
    part('door-mirror', 'nissan/x-trail', {
      also: 'door-mirror-glass',
      near: 'door-glass door-mirror-cover quarter-glass vent-glass',
    }),
  ],
  [
    'agla sheesha d-max 2018',
    part('windscreen', 'isuzu/d-max 2018', { near: 'door-glass windscreen-moulding' }),
  ],
  [
    'sheesha machine motor patrol 2005',
    part('window-motor window-regulator', 'nissan/patrol 2005', {
      near: 'power-window-master-switch window-switch',
    }),
  ],
  [
    'kamani patta land cruiser 2015',
    part('leaf-spring', 'toyota/land-cruiser 2015', {
      near: 'leaf-spring-bush spring-shackle spring-u-bolt',
    }),
  ],
  ['dikki ka shocker prado', part('tailgate-strut', 'toyota/prado')],
  [
    'darwaze ka handle bahar wala forester',
    part('door-handle-outer', 'subaru/forester', { near: 'door-handle-inner' }),
  ],
  ['bonut mazda 6 chahiye', part('bonnet', 'mazda/mazda6')],
  ['engine ka tel 20w50', part('engine-oil', '', { position: '20W-50' })],
  ['tel filter crv', part('oil-filter', 'honda/cr-v', { also: 'oil-filter-element' })],
  [
    'hawa filter maxima 2013',
    part('air-filter', 'nissan/maxima 2013', { near: 'air-cleaner-box' }),
  ],
  [
    'clutch plate mazda 3 kitne ki hai',
    part('clutch-disc clutch-kit', 'mazda/mazda3', { also: 'clutch-cover' }),
  ],
  ['gear oil 75w90', part('gear-oil', '', { position: '75W-90' })],
  [
    'petrol tanki ka dhakan prado',
    part('fuel-cap', 'toyota/prado', { also: 'fuel-door', near: 'fuel-tank' }),
  ],
  [
    'axle boot rubber bahar lancer 2010',
    part('cv-boot-outer', 'mitsubishi/lancer 2010', { near: 'cv-boot-inner' }),
  ],
  ['lohe ka rim navara', part('steel-wheel', 'nissan/navara', { near: 'alloy-wheel' })],
  ['fortuner 2019 ke parts chahiye', car('toyota/fortuner 2019')],
  [
    'पजेरो हेडलाइट दाएं',
    part('headlamp', 'mitsubishi/pajero', {
      position: 'right',
      near: 'headlamp-bulb headlamp-lens',
    }),
  ],
  ['ब्रेक पैड पाथफाइंडर 2023', part(pads, 'nissan/pathfinder 2023')],
  ['गाड़ी की बैटरी', part('battery', '')],
  ['रेडिएटर फॉर्च्यूनर', part('radiator', 'toyota/fortuner', { near: 'radiator-cap' })],
  ['शॉकर निसान सनी', part(shocks, 'nissan/sunny', { near: 'strut-assembly air-shock-absorber' })],
  ['तेल फिल्टर होंडा अकॉर्ड', part('oil-filter', 'honda/accord', { also: 'oil-filter-element' })],
  ['इंजन ऑयल 5w30', part('engine-oil', '', { position: '5W-30' })],
  ['بریک پیڈ ہائی ایس', part(pads, 'toyota/hiace')],
  [
    'ہیڈ لائٹ ہائی لکس 2018',
    part('headlamp', 'toyota/hilux 2018', { near: 'headlamp-bulb headlamp-lens' }),
  ],
  ['ریڈی ایٹر ہونڈا سی آر وی', part('radiator', 'honda/cr-v', { near: 'radiator-cap' })],
  ['گاڑی کی بیٹری ۷۰ ایمپیئر', part('battery', '', { position: '70Ah' })],
  [
    'پانی کا پمپ کرولا 2011',
    part('water-pump', 'toyota/corolla 2011', { near: 'auxiliary-water-pump' }),
  ],
  [
    'پچھلا بمپر فارچونر 2018',
    part('bumper-rear', 'toyota/fortuner 2018', { near: 'bumper-front' }),
  ],
  ['ٹائر 205/55 R16', part('tyre', '', { position: '205/55 R16' })],
  [
    'کلچ پلیٹ پاجیرو',
    part('clutch-disc clutch-kit', 'mitsubishi/pajero', { also: 'clutch-cover' }),
  ],
])
