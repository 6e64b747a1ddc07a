import { of } from '../../right.ts'
import { listed, nearListed } from '../answers.ts'

/** Goods that the reference had no type for when the listings were written; named by listing. */
export const otherKind = of('other-kind', [
  ['land cruiser pickup 79 snorkel', listed('importers/SN-LC79')],
  ['half cut lexus lx 570', nearListed(listed('yards/UP-1087'), 'yards/UP-1088')],
  ['dashcam front and back', listed('marketplaces/MK-2300')],
  [
    'hilux jack',
    nearListed(listed('catalogues/09111-0K110'), 'importers/BLB-HYD-2T', 'shops/SND-STP'),
  ],
  [
    'carburator nissan pickup',
    nearListed(listed('wholesalers/W10102'), 'phonetic/PH210', 'wholesalers/W10101'),
  ],
  ['كرسي بيبي للسيارة', listed('shops/KRS-TFL')],
  ['ac gas 134a cylinder', nearListed(listed('importers/R134A-13.6'), 'phonetic/PH203')],
  ['طفاية حريق سيارة', listed('importers/FE-1KG')],
  ['prius hybrid battery', nearListed(listed('yards/UP-1105'), 'yards/UP-1106')],
  ['hiace lighter socket', listed('wholesalers/W10118')],
])
