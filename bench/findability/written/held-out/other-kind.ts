import { of } from '../../right.ts'
import { listed, nearListed } from '../answers.ts'

/** Goods that the reference had no type for when the listings were written; named by listing. */
export const otherKind = of('other-kind', [
  ['y61 off road steel front bar', listed('marketplaces/MK-2303')],
  ['fx35 2010 front clip with lights and radiator', listed('yards/UP-1089')],
  ['lx570 height control air pump', listed('yards/UP-1103')],
  ['tub liner plastic hilux 2018', nearListed(listed('importers/LHG-HYLX'), 'shops/SNF-BXR')],
  [
    'l200 2018 folding cover for back tray',
    nearListed(listed('marketplaces/MK-2309'), 'shops/SNF-BXR'),
  ],
  ['prado 2015 back seat head rest black', listed('catalogues/72910-60340-B0')],
  ['altima 2014 wiper water tank', listed('yards/UP-1104')],
  ['jump start wire for dead battery', listed('shops/HBL-TSH')],
  ['نفاخة كفرات كهربائية', listed('shops/KMP-HWA')],
  ['مخفي زجاج حراري', listed('shops/TNT-RLY', 'phonetic/PH209')],
  ['es350 2010 roof window complete', listed('yards/UP-1093')],
  ['camry 2014 plastic cover over engine', listed('bilingual/BL-5136')],
  ['sunny 2015 petrol flap', listed('bilingual/BL-5137')],
  ['civic 2009 roof lining fabric', listed('yards/UP-1098')],
  ['شاصي هايلكس 2010', listed('yards/UP-1095')],
  ['سليفات 4hf1', listed('wholesalers/W10109')],
  ['lc200 rear tow eye', nearListed(listed('catalogues/65770-60041'), 'marketplaces/MK-2302')],
  ['gs300 ac switch panel', listed('yards/UP-1100')],
  ['hilux meter wire', nearListed(listed('wholesalers/W10104'), 'wholesalers/W10119')],
  ['قفل عصا للسكان ضد الحرامية', listed('shops/BTT-QFL')],
  ['l200 2012 ka dala', nearListed(listed('yards/UP-1096'), 'phonetic/PH206')],
  ['جهاز فحص كمبيوتر السيارة', listed('marketplaces/MK-2301')],
  ['12v to 220v converter for car', listed('marketplaces/MK-2305')],
  ['land cruiser 100 auto aerial', nearListed(listed('wholesalers/W10117'), 'phonetic/PH208')],
  ['طبلون لاندكروزر 2010 بيج', listed('yards/UP-1091')],
])
