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
])
