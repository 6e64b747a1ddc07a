import { listed, nearListed, orListed } from '../answers.ts'
import { of, part } from '../../right.ts'

export const hindiUrdu = of('hindi-urdu', [
  ['corolla ka self 2010', part('starter-motor', 'toyota/corolla 2010')],
  ['कैंटर का रेडिएटर', part('radiator', 'mitsubishi/canter', { near: 'radiator-cap' })],
  ['हाइलक्स क्लच प्लेट', part('clutch-disc', 'toyota/hilux', { near: 'clutch-kit clutch-cover' })],
  [
    'prado 2015 ke agle brake pad',
    part('brake-pad-set-front', 'toyota/prado 2015', { near: 'brake-pad-set-rear' }),
  ],
  [
    'swift ka pichla shocker',
    part('shock-absorber-rear', 'suzuki/swift', { near: 'shock-absorber-front' }),
  ],
  [
    'اوٹلینڈر پرانا انجن',
    part('engine-assembly', 'mitsubishi/outlander', { near: 'cylinder-head short-block' }),
  ],
  [
    'پجیرو سائلنسر کی پیکنگ',
    part('exhaust-pipe-gasket', 'mitsubishi/pajero', { also: 'exhaust-manifold-gasket' }),
  ],
  ['گاڑی کا ہارن', part('horn')],
  ['शीशे की काली फिल्म', part('window-tint-film', '', { near: 'sunshade window-curtain' })],
  [
    'l200 ka dala',
    part('pickup-bed', 'mitsubishi/l200', { also: 'tailgate', near: 'tonneau-cover' }),
  ],
  ['टायर पंचर किट', part('tyre-repair-kit', '', { near: 'tyre-inflator' })],
  ['बैटरी का पानी', nearListed(part('distilled-water'), 'bilingual/BL-5133')],
  [
    'موبل آئل 5w30',
    nearListed(
      orListed(listed('importers/EO-5W30-4L', 'shops/ZYT-5W30'), 'marketplaces/MK-2276'),
      'importers/EO-20W50-5',
      'wholesalers/W10097',
    ),
  ],
  [
    'sunny 2014 ac ki cooling coil',
    part('evaporator', 'nissan/sunny 2014', { near: 'condenser expansion-valve' }),
  ],
  ['فین بیلٹ یارس', part('drive-belt', 'toyota/yaris')],
  ['hiace handbrake ki taar', part('parking-brake-cable', 'toyota/hiace')],
  [
    'پاور اسٹیئرنگ پمپ لیکسس 470',
    part('power-steering-pump', 'lexus/lx,lexus/gx', {
      near: 'power-steering-pump-seal-kit power-steering-reservoir',
    }),
  ],
  [
    'accord 2010 ka steering rack',
    part('steering-rack-hydraulic', 'honda/accord 2010', {
      also: 'steering-rack-electric',
      near: 'steering-rack-seal-kit',
    }),
  ],
  [
    'darwaze ka bahar wala handle corolla 2010',
    part('door-handle-outer', 'toyota/corolla 2010', { near: 'door-handle-inner' }),
  ],
  [
    'होंडा सिटी दरवाजे की रबर',
    part('door-weatherstrip-front door-weatherstrip-rear', 'honda/city', {
      near: 'glass-run-channel boot-weatherstrip',
    }),
  ],
  [
    'npr ka diesel pump purana model',
    part('diesel-injection-pump', 'isuzu/n-series', { near: 'diesel-injector' }),
  ],
  [
    'टाइमिंग चेन कोरोला 2012',
    part('timing-chain', 'toyota/corolla 2012', {
      also: 'timing-chain-kit',
      near: 'timing-chain-tensioner timing-chain-guide',
    }),
  ],
  ['dmax ka turbo', part('turbocharger', 'isuzu/d-max', { near: 'turbo-cartridge' })],
  ['सीवीटी गियर बॉक्स फॉरेस्टर', part('automatic-gearbox', 'subaru/forester')],
  [
    'پچھلی لائٹ دائیں کرولا 2011',
    part('tail-lamp', 'toyota/corolla 2011', { position: 'right', near: 'tail-lamp-inner' }),
  ],
  [
    'वाइपर मोटर हाइएस',
    part('wiper-motor', 'toyota/hiace', { near: 'wiper-linkage wiper-arm washer-pump' }),
  ],
  ['altima bonnet ka lock', part('bonnet-lock', 'nissan/altima', { near: 'bonnet-cable' })],
  [
    'kamani ki bush dmax 2008',
    part('leaf-spring-bush', 'isuzu/d-max 2008', { near: 'leaf-spring' }),
  ],
  [
    'पजेरो आगे का ब्रेक पैड',
    part('brake-pad-set-front', 'mitsubishi/pajero', { near: 'brake-pad-set-rear' }),
  ],
  [
    'altima 2015 peeche ka shocker',
    part('shock-absorber-rear', 'nissan/altima 2015', { near: 'shock-absorber-front' }),
  ],
  ['کینٹر پچھلی کمانی', part('leaf-spring', 'mitsubishi/canter', { near: 'spring-u-bolt' })],
  [
    'patrol 4.8 ka steering pump',
    part('power-steering-pump', 'nissan/patrol 2006', { near: 'power-steering-pump-seal-kit' }),
  ],
  [
    'सोनाटा रेडिएटर ऊपर का पाइप',
    part('radiator-hose-upper', 'hyundai/sonata', { near: 'radiator-hose-lower' }),
  ],
  [
    'hiace engine foundation',
    part(
      'engine-mount-front engine-mount-rear engine-mount-left engine-mount-right',
      'toyota/hiace',
      { near: 'gearbox-mount' },
    ),
  ],
  [
    'civic 2008 gear ki foundation',
    part('gearbox-mount', 'honda/civic 2008', { near: 'engine-mount-front engine-mount-rear' }),
  ],
  ['گیئر آئل 80w90', part('gear-oil')],
  ['इंजन ऑयल 20w50', listed('phonetic/RK-314', 'importers/EO-20W50-5')],
  [
    'tahoe 2016 ka hawa wala filter',
    part('air-filter', 'chevrolet/tahoe 2016', { near: 'cabin-filter air-cleaner-box' }),
  ],
  [
    'लांसर हेड गैस्केट',
    part('head-gasket', 'mitsubishi/lancer', {
      also: 'engine-gasket-kit',
      near: 'valve-cover-gasket',
    }),
  ],
  [
    'sunny 2014 oil chamber packing',
    part('oil-pan-gasket', 'nissan/sunny 2014', { near: 'oil-pan' }),
  ],
  [
    'accent 2019 aage ki batti right',
    part('headlamp', 'hyundai/accent 2019', { position: 'right' }),
  ],
  [
    'اروان سائیڈ مرر لیفٹ',
    part('door-mirror', 'nissan/urvan', {
      position: 'left',
      near: 'door-mirror-glass door-mirror-cover',
    }),
  ],
  [
    'टोयोटा यारिस बोनट 2016',
    part('bonnet', 'toyota/yaris 2016', { near: 'bonnet-hinge bonnet-lock' }),
  ],
  ['xtrail dikki ki gas rod', part('tailgate-strut', 'nissan/x-trail', { near: 'bonnet-strut' })],
  [
    'camry 2009 samne ka kaanch',
    part('windscreen', 'toyota/camry 2009', { near: 'windscreen-moulding' }),
  ],
  [
    'سنی کا سائلنسر',
    part('exhaust-muffler', 'nissan/sunny', { near: 'exhaust-front-pipe exhaust-resonator' }),
  ],
  [
    'land cruiser ko dhakne wala cover',
    orListed(part('car-cover', 'toyota/land-cruiser'), 'marketplaces/MK-2271'),
  ],
  [
    'कोरोला 2010 अगले पहिये की बेयरिंग',
    part('wheel-bearing', 'toyota/corolla 2010', {
      also: 'wheel-hub-front',
      near: 'wheel-hub-rear',
    }),
  ],
  [
    '70 ampere ki battery',
    nearListed(
      listed('phonetic/RK-332', 'importers/NX110-5L-AM', 'importers/BAT-70AH-R', 'shops/BTR-70'),
      'phonetic/PH197',
      'wholesalers/W10096',
    ),
  ],
  [
    'canter pichla brake cylinder right',
    part('wheel-cylinder', 'mitsubishi/canter', {
      position: 'right',
      near: 'brake-master-cylinder',
    }),
  ],
  ['h4 headlight ka bulb', listed('importers/48881-H4', 'importers/HB-H4-6055')],
  ['प्राडो 1KZ हीटर प्लग', part('glow-plug', 'toyota/prado')],
  ['hino 300 ka meter', part('instrument-cluster', 'hino/300')],
])
