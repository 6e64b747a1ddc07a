import type { Make } from './reference.types.ts'
import { bmw, mini } from './vehicles/bmw.ts'
import { jaguar, landRover, volvo } from './vehicles/british-and-swedish.ts'
import { changan, chery, exeed, geely, greatWall, haval, jetour, mg } from './vehicles/chinese.ts'
import { baic, byd, gac, hongqi, jac } from './vehicles/chinese-others.ts'
import { chrysler, dodge, jeep, ram } from './vehicles/chrysler.ts'
import { ford, lincoln } from './vehicles/ford.ts'
import { citroen, peugeot, renault } from './vehicles/french.ts'
import { cadillac, chevrolet, gmc } from './vehicles/general-motors.ts'
import { honda } from './vehicles/honda.ts'
import { hyundai } from './vehicles/hyundai.ts'
import { ashokLeyland, mahindra, tata } from './vehicles/indian.ts'
import { infiniti } from './vehicles/infiniti.ts'
import { isuzu } from './vehicles/isuzu.ts'
import { alfaRomeo, fiat } from './vehicles/italian.ts'
import { acura, daihatsu } from './vehicles/japanese-others.ts'
import { kia } from './vehicles/kia.ts'
import { daewoo, genesis, ssangyong } from './vehicles/korean-others.ts'
import { lexus } from './vehicles/lexus.ts'
import { mazda } from './vehicles/mazda.ts'
import { mercedesBenz } from './vehicles/mercedes-benz.ts'
import { mitsubishi } from './vehicles/mitsubishi.ts'
import { nissan } from './vehicles/nissan.ts'
import { subaru } from './vehicles/subaru.ts'
import { suzuki } from './vehicles/suzuki.ts'
import { tesla } from './vehicles/tesla.ts'
import { toyota } from './vehicles/toyota.ts'
import {
  hino,
  iveco,
  man,
  mitsubishiFuso,
  scania,
  udTrucks,
  volvoTrucks,
} from './vehicles/trucks.ts'
import { audi, bentley, porsche, skoda, volkswagen } from './vehicles/volkswagen-group.ts'

/** The ten makes of the home page in its order, with the models and generations sold in the Gulf. */
export const homeMakes: Make[] = [
  toyota,
  infiniti,
  nissan,
  mazda,
  isuzu,
  lexus,
  honda,
  subaru,
  suzuki,
  mitsubishi,
]

/** Every make, those of the home page first: numbers are given in this order. */
export const makes: Make[] = [
  ...homeMakes,
  hyundai,
  kia,
  genesis,
  ford,
  lincoln,
  chevrolet,
  gmc,
  cadillac,
  dodge,
  ram,
  jeep,
  chrysler,
  mercedesBenz,
  bmw,
  audi,
  volkswagen,
  porsche,
  landRover,
  jaguar,
  volvo,
  mini,
  bentley,
  renault,
  peugeot,
  citroen,
  fiat,
  alfaRomeo,
  skoda,
  daewoo,
  mg,
  geely,
  chery,
  exeed,
  jetour,
  haval,
  greatWall,
  changan,
  gac,
  byd,
  hongqi,
  baic,
  jac,
  tesla,
  daihatsu,
  hino,
  mitsubishiFuso,
  udTrucks,
  man,
  scania,
  volvoTrucks,
  iveco,
  tata,
  ashokLeyland,
  mahindra,
  ssangyong,
  acura,
]

/** Models ("make/model") whose name alone means something else, or another car as well. */
export const modelsNeedingMake: ReadonlySet<string> = new Set(
  makes.flatMap((make) =>
    make.models.filter(({ needsMake }) => needsMake).map(({ key }) => `${make.key}/${key}`),
  ),
)

/**
 * Generations built on one platform, each as "make/model/code": much of what fits one fits the
 * others under the same number. Only makes that number their parts alike stand together.
 */
export const sharedPlatforms: string[][] = [
  ['toyota/land-cruiser/J80', 'lexus/lx/J80'],
  ['toyota/land-cruiser/J100', 'lexus/lx/J100'],
  ['toyota/land-cruiser/J200', 'lexus/lx/J200'],
  ['toyota/sequoia/XK60', 'toyota/tundra/XK50', 'toyota/land-cruiser/J200'],
  ['toyota/land-cruiser/J300', 'lexus/lx/J310'],
  ['toyota/sequoia/XK80', 'toyota/tundra/XK70'],
  ['toyota/sequoia/XK40', 'toyota/tundra/XK30'],
  ['toyota/prado/J90', 'toyota/4runner/N180'],
  ['toyota/prado/J120', 'toyota/4runner/N210', 'lexus/gx/J120', 'toyota/fj-cruiser/XJ10'],
  ['toyota/prado/J150', 'lexus/gx/J150', 'toyota/fj-cruiser/XJ10'],
  ['toyota/prado/J250', 'lexus/gx/J250'],
  ['toyota/hilux/AN10', 'toyota/fortuner/AN50', 'toyota/innova/AN40'],
  ['toyota/hilux/AN120', 'toyota/fortuner/AN150', 'toyota/innova/AN140'],
  ['toyota/camry/XV20', 'lexus/es/XV20', 'toyota/avalon/XX20'],
  ['toyota/camry/XV30', 'lexus/es/XV30'],
  ['toyota/camry/XV40', 'lexus/es/XV40', 'toyota/avalon/XX30'],
  ['toyota/camry/XV50', 'lexus/es/XV60', 'toyota/avalon/XX40'],
  ['toyota/camry/XV70', 'lexus/es/XZ10', 'toyota/avalon/XX50'],
  ['toyota/corolla/E210', 'toyota/c-hr/AX10', 'toyota/corolla-cross/XG10', 'lexus/ux/ZA10'],
  ['toyota/rav4/XA40', 'lexus/nx/AZ10'],
  ['toyota/rav4/XA50', 'lexus/nx/AZ20'],
  ['toyota/highlander/XU50', 'lexus/rx/AL20'],
  ['toyota/prius/XW30', 'lexus/ct/A10'],
  ['toyota/avanza/F650', 'toyota/rush/F800'],
  ['toyota/coaster/B50', 'toyota/dyna/U300'],
  ['lexus/gs/S160', 'lexus/is/XE10'],
  ['lexus/gs/S190', 'lexus/is/XE20'],
  ['lexus/gs/L10', 'lexus/is/XE30', 'lexus/rc/XC10'],
  ['nissan/patrol/Y61', 'nissan/patrol-safari/Y61'],
  ['nissan/patrol/Y62', 'infiniti/qx80/Z62', 'infiniti/qx56/Z62'],
  ['nissan/patrol/Y63', 'infiniti/qx80/Z63'],
  ['nissan/armada/TA60', 'infiniti/qx56/JA60'],
  ['nissan/pathfinder/R51', 'nissan/navara/D40', 'nissan/xterra/N50'],
  ['nissan/pathfinder/R52', 'nissan/murano/Z52', 'infiniti/qx60/L50', 'infiniti/jx/L50'],
  ['nissan/pathfinder/R53', 'infiniti/qx60/L51'],
  ['nissan/navara/D23', 'nissan/xterra/D23'],
  ['nissan/350z/Z33', 'infiniti/g/V35'],
  ['nissan/370z/Z34', 'infiniti/g/V36', 'infiniti/q60/V36'],
  ['infiniti/ex/J50', 'infiniti/qx50/J50', 'infiniti/g/V36'],
  ['infiniti/fx/S51', 'infiniti/qx70/S51'],
  ['infiniti/m/Y51', 'infiniti/q70/Y51'],
  ['infiniti/q50/V37', 'infiniti/q60/V37'],
  ['infiniti/qx50/J55', 'infiniti/qx55/J55'],
  ['nissan/altima/L31', 'nissan/maxima/A34', 'nissan/murano/Z50'],
  ['nissan/altima/L32', 'nissan/maxima/A35', 'nissan/murano/Z51'],
  ['nissan/x-trail/T31', 'nissan/qashqai/J10'],
  ['nissan/x-trail/T32', 'nissan/qashqai/J11'],
  ['nissan/x-trail/T33', 'nissan/qashqai/J12'],
  ['nissan/sunny/N17', 'nissan/micra/K13'],
  ['mazda/mazda6/GJ', 'mazda/cx-5/KE', 'mazda/mazda3/BM'],
  ['mazda/mazda6/GH', 'mazda/cx-7/ER'],
  ['mazda/mazda3/BP', 'mazda/cx-30/DM'],
  ['mazda/mazda2/DJ', 'mazda/cx-3/DK'],
  ['mazda/cx-5/KF', 'mazda/cx-9/TC'],
  ['mazda/cx-60/KH', 'mazda/cx-90/KK'],
  ['isuzu/d-max/RT', 'isuzu/mu-x/RF'],
  ['isuzu/d-max/RG', 'isuzu/mu-x/RJ'],
  ['honda/civic/FD', 'honda/cr-v/RE'],
  ['honda/civic/FB', 'honda/cr-v/RM'],
  ['honda/civic/FC', 'honda/cr-v/RW'],
  ['honda/civic/FE', 'honda/cr-v/RS', 'honda/zr-v/RZ'],
  ['honda/city/GD', 'honda/jazz/GD'],
  ['honda/city/GM2', 'honda/jazz/GE'],
  ['honda/city/GM6', 'honda/jazz/GK', 'honda/hr-v/RU'],
  ['honda/accord/CP', 'honda/crosstour/TF1', 'honda/pilot/YF3'],
  ['honda/pilot/YF5', 'honda/odyssey/RL6'],
  ['honda/mr-v/YF1', 'honda/odyssey/RL3'],
  ['subaru/legacy/BE', 'subaru/outback/BH'],
  ['subaru/legacy/BL', 'subaru/outback/BP'],
  ['subaru/legacy/BM', 'subaru/outback/BR'],
  ['subaru/legacy/BN', 'subaru/outback/BS'],
  ['subaru/legacy/BW', 'subaru/outback/BT'],
  ['subaru/impreza/GD', 'subaru/forester/SG'],
  ['subaru/impreza/GH', 'subaru/forester/SH'],
  ['subaru/impreza/GJ', 'subaru/xv/GP', 'subaru/forester/SJ', 'subaru/wrx/VA'],
  ['subaru/impreza/GK', 'subaru/xv/GT', 'subaru/forester/SK'],
  ['suzuki/swift/RS', 'suzuki/sx4/GY'],
  ['suzuki/swift/FZ', 'suzuki/dzire/FZ'],
  ['suzuki/swift/AZ', 'suzuki/dzire/AZ', 'suzuki/baleno/WB'],
  ['suzuki/ertiga/ZE', 'suzuki/ciaz/VC'],
  ['suzuki/ertiga/NC', 'suzuki/xl7/NC'],
  ['mitsubishi/l200/K70', 'mitsubishi/nativa/K90'],
  ['mitsubishi/l200/KB', 'mitsubishi/montero-sport/KH'],
  ['mitsubishi/l200/KL', 'mitsubishi/montero-sport/KS'],
  ['mitsubishi/pajero/V60', 'mitsubishi/pajero/V80'],
  ['mitsubishi/lancer/CS', 'mitsubishi/outlander/CU', 'mitsubishi/grandis/NA'],
  ['mitsubishi/lancer/CY', 'mitsubishi/outlander/CW', 'mitsubishi/asx/GA'],
  ['mitsubishi/outlander/GF', 'mitsubishi/asx/GA', 'mitsubishi/eclipse-cross/GK'],
  ['mitsubishi/attrage/A13', 'mitsubishi/mirage/A03'],
  ['mitsubishi/canter/FE7', 'mitsubishi/rosa/BE6'],
  ['mitsubishi/canter/FE8', 'mitsubishi/rosa/BE6'],
  ['mitsubishi/lancer/CY', 'mitsubishi/lancer-evolution/CZ4A'],
]

/** Models ("make/model") on a ladder frame, most of them sold with a diesel engine as well. */
export const ladderFrameModels: ReadonlySet<string> = new Set([
  'toyota/land-cruiser',
  'toyota/prado',
  'toyota/hilux',
  'toyota/hiace',
  'toyota/fortuner',
  'toyota/land-cruiser-70',
  'toyota/coaster',
  'toyota/dyna',
  'toyota/innova',
  'nissan/patrol',
  'nissan/patrol-safari',
  'nissan/navara',
  'nissan/urvan',
  'nissan/pickup',
  'nissan/civilian',
  'isuzu/d-max',
  'isuzu/mu-x',
  'isuzu/n-series',
  'isuzu/f-series',
  'isuzu/trooper',
  'isuzu/tfr-pickup',
  'mitsubishi/pajero',
  'mitsubishi/l200',
  'mitsubishi/canter',
  'mitsubishi/montero-sport',
  'mitsubishi/l300',
  'mitsubishi/rosa',
  'mitsubishi/nativa',
  'mazda/bt-50',
])
