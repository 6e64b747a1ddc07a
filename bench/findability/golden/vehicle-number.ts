import { car, either, of, part } from '../right.ts'

/** Chassis numbers in full, the frame alone, and either of them with a part. */
export const vehicleNumber = of('vehicle-number', [
  ['GRJ150', car('toyota/prado 2015')],
  ['GRJ150-0123456', car('toyota/prado 2015')],
  [
    'URJ202 tie rod end',
    part('tie-rod-end', 'toyota/land-cruiser 2015', { near: 'rack-end tie-rod-assembly' }),
  ],
  ['VDJ79', car('toyota/land-cruiser-70 2015')],
  ['ZRE172 front bumper', part('bumper-front', 'toyota/corolla 2017', { near: 'bumper-rear' })],
  ['KUN26 ball joint', part('ball-joint-upper ball-joint-lower', 'toyota/hilux 2011')],
  ['رديتر Y62', part('radiator', 'nissan/patrol 2016', { near: 'radiator-cap' })],
  ['TRH223 oil filter', part('oil-filter', 'toyota/hiace 2012', { also: 'oil-filter-element' })],
  ['V97W', car('mitsubishi/pajero 2012')],
  ['JF1SJ9LC5DG012345', car('subaru/forester 2013')],
  ['JN1TESY61U0123456', either(car('nissan/patrol 2005'), car('nissan/patrol-safari'))],
  ['JMYLYV97W9J000123 alternator', part('alternator', 'mitsubishi/pajero 2009')],
  ['JSAFJB43V00123456', car('suzuki/jimny 2012')],
  [
    'JTMHV09J084012345 door mirror',
    part('door-mirror', 'toyota/land-cruiser 2008', {
      near: 'door-mirror-glass mirror-motor mirror-signal-lamp',
    }),
  ],
  [
    'شاصي JTEBU3FJ1FK012345 فحمات ورا',
    part('brake-pad-set-rear', 'toyota/prado 2015', { near: 'brake-pad-set-front' }),
  ],
  [
    'JHMCP26308C012345 water pump',
    part('water-pump', 'honda/accord 2008', { near: 'auxiliary-water-pump' }),
  ],
])
