import { skuKey } from '#contract/part-number.ts'
import type { Generation } from '#server/catalog/reference/reference.types.ts'
import { ladderFrameModels, makes, sharedPlatforms } from '#server/catalog/reference/vehicles.ts'
import { partTrade } from './part-trade.ts'
import type { BrandGroup, PartTrade } from './part-trade.ts'
import { hashText, weightedPicker } from './random.ts'
import type { Random } from './random.ts'

/** A fitted model by its keys. No `to`: still on sale. Neither year: every year of the model. */
export type DemoFit = { make: string; model: string; from?: number; to?: number }

/** The generation that a genuine number is drawn for; `index` counts the model's generations. */
type NumberedVehicle = { make: string; model: string; index: number; from: number }

type AftermarketBrand = {
  name: string
  /** The types of the group (by key) that the brand makes under these numbers. */
  partTypes: RegExp
  number(random: Random): string
  /** Price beside the genuine part's: lowest and highest share. */
  priceFactor: [number, number]
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const lettersAndDigits = `${letters}0123456789`

/** Fills a shape: `#` a digit, `%` a digit from 1, `@` a letter, `*` either; the rest stays. */
function fill(shape: string, random: Random): string {
  let filled = ''
  for (const sign of shape) {
    if (sign === '#') filled += random.int(0, 9)
    else if (sign === '%') filled += random.int(1, 9)
    else if (sign === '@') filled += letters[random.int(0, letters.length - 1)]
    else if (sign === '*') filled += lettersAndDigits[random.int(0, lettersAndDigits.length - 1)]
    else filled += sign
  }
  return filled
}

/** The two characters that open the second half of a Toyota or Lexus number: the car's own code. */
const toyotaCarCodes: Record<string, string[]> = {
  'toyota/land-cruiser': ['60'],
  'toyota/prado': ['60', '35'],
  'toyota/hilux': ['35', '0K'],
  'toyota/corolla': ['12', '02'],
  'toyota/camry': ['33', '06'],
  'toyota/hiace': ['26'],
  'toyota/yaris': ['52', '0D'],
  'toyota/rav4': ['42', '0R'],
  'toyota/fortuner': ['0K'],
  'toyota/land-cruiser-70': ['60'],
  'toyota/fj-cruiser': ['35'],
  'toyota/innova': ['0K'],
  'toyota/avalon': ['07', 'AC'],
  'toyota/coaster': ['36'],
  'toyota/sequoia': ['0C', '34'],
  'toyota/tundra': ['0C', '34'],
  'toyota/rush': ['BZ'],
  'toyota/previa': ['28'],
  'toyota/highlander': ['48', '0E'],
  'toyota/4runner': ['35'],
  'toyota/c-hr': ['F4'],
  'toyota/corolla-cross': ['0A'],
  'toyota/prius': ['47'],
  'toyota/avanza': ['BZ'],
  'toyota/veloz': ['BZ'],
  'toyota/dyna': ['37'],
  'toyota/echo': ['52'],
  'toyota/cressida': ['22'],
  'toyota/86': ['18'],
  'toyota/supra': ['14'],
  'lexus/lx': ['60'],
  'lexus/gx': ['60'],
  'lexus/es': ['33', '06'],
  'lexus/ls': ['50'],
  'lexus/rx': ['48', '0E'],
  'lexus/is': ['53'],
  'lexus/nx': ['78'],
  'lexus/gs': ['30'],
  'lexus/ux': ['76'],
  'lexus/rc': ['24'],
  'lexus/lc': ['11'],
  'lexus/sc': ['24'],
  'lexus/ct': ['76'],
  'lexus/lm': ['58'],
}

/** Codes of the generations, oldest first, inside the numbers of makes that write them there. */
const generationCodes: Record<string, string[]> = {
  'nissan/patrol': ['06J', 'VB3', '1LA', '7PA'],
  'nissan/sunny': ['0M0', '4M5', '3AW', '5EA'],
  'nissan/altima': ['8J0', 'JA0', '3TA', '6CA'],
  'nissan/x-trail': ['8H3', 'JG3', '4CA', '6RA'],
  'nissan/patrol-safari': ['VC3'],
  'nissan/navara': ['EB3', '4JA'],
  'nissan/pathfinder': ['0W0', 'EA0', '3JA', '6TA'],
  'nissan/maxima': ['31U', '2Y0', '7Y0', '9N0', '4RA'],
  'nissan/urvan': ['10N', 'VW0', '3XA'],
  'nissan/tiida': ['ED0'],
  'nissan/sentra': ['3SG'],
  'nissan/qashqai': ['JD0', '4EA', '6UA'],
  'nissan/kicks': ['5RB', '7DB'],
  'nissan/pickup': ['01G', '2S4'],
  'nissan/murano': ['CA0', '1AA', '5AA'],
  'nissan/armada': ['7S0'],
  'nissan/xterra': ['EA8', '4KV'],
  'nissan/juke': ['1KA', '6PA'],
  'nissan/micra': ['AX6', '1HC'],
  'nissan/370z': ['1EA'],
  'nissan/350z': ['CD0'],
  'nissan/gt-r': ['JF0'],
  'nissan/z': ['6GA'],
  'nissan/civilian': ['69T'],
  'infiniti/qx80': ['1LB', '7JA'],
  'infiniti/qx56': ['7S1', '1LB'],
  'infiniti/fx': ['CG0', '1CA'],
  'infiniti/qx70': ['1CA'],
  'infiniti/q50': ['4HB'],
  'infiniti/g': ['AM8', 'JK0'],
  'infiniti/qx60': ['3JA', '6SA'],
  'infiniti/qx50': ['1BA', '5NA'],
  'infiniti/m': ['EG0', '1MA'],
  'infiniti/q70': ['1MA'],
  'infiniti/ex': ['1BA'],
  'infiniti/q60': ['JK0', '5CA'],
  'infiniti/jx': ['3JA'],
  'infiniti/q30': ['5DA'],
  'infiniti/qx55': ['5VF'],
  'honda/accord': ['S84', 'SDA', 'TA0', 'T2A', 'TVA', '30A'],
  'honda/civic': ['S04', 'S5A', 'SNB', 'TR0', 'TBA', 'T20'],
  'honda/cr-v': ['S10', 'S9A', 'SWA', 'T0A', 'TLA', '3A0'],
  'honda/pilot': ['SZA', 'TG7', 'T90'],
  'honda/city': ['SEL', 'TM0', 'T9A', 'T00'],
  'honda/odyssey': ['SHJ', 'TK8', 'THR'],
  'honda/jazz': ['SAA', 'TF0', 'T5A'],
  'honda/hr-v': ['T7A', '3M0'],
  'honda/mr-v': ['S9V'],
  'honda/crosstour': ['TP6'],
  'honda/legend': ['SZ3', 'SJA'],
  'honda/zr-v': ['3W0'],
  'honda/s2000': ['S2A'],
  'subaru/forester': ['FC', 'SA', 'SC', 'SG', 'SJ', 'SL'],
  'subaru/outback': ['AE', 'AG', 'AJ', 'AL', 'AN'],
  'subaru/impreza': ['FA', 'FE', 'FG', 'FJ', 'FL'],
  'subaru/xv': ['FJ', 'FL'],
  'subaru/wrx': ['VA', 'VC'],
  'subaru/legacy': ['AE', 'AG', 'AJ', 'AL', 'AN'],
  'subaru/crosstrek': ['FN'],
  'subaru/brz': ['CA', 'CC'],
  'subaru/tribeca': ['XA'],
  'subaru/evoltis': ['XC'],
  'suzuki/jimny': ['81A', '78R'],
  'suzuki/swift': ['63J', '68L', '52R'],
  'suzuki/grand-vitara': ['65D', '65J'],
  'suzuki/vitara': ['60A', '54P'],
  'suzuki/ertiga': ['74L', '77R'],
  'suzuki/dzire': ['71L', '54R'],
  'suzuki/ciaz': ['79M'],
  'suzuki/baleno': ['65G', '68P', '74R'],
  'suzuki/sx4': ['79J'],
  'suzuki/celerio': ['84M'],
  'suzuki/kizashi': ['57L'],
  'suzuki/apv': ['61J'],
  'suzuki/xl7': ['77S'],
}

/** The letter that opens the numbers of a Mazda. */
const mazdaLetters: Record<string, string> = {
  mazda6: 'G',
  mazda3: 'B',
  'cx-5': 'K',
  'cx-9': 'T',
  'bt-50': 'U',
  mazda2: 'D',
  'cx-7': 'E',
  'cx-3': 'D',
  'cx-30': 'D',
  'cx-60': 'K',
  'cx-90': 'T',
  '323': 'B',
  '626': 'G',
  'mx-5': 'N',
  'rx-8': 'F',
}

type Section = { honda: string; subaru: string; suzuki: string; mitsubishi: string; mazda: string }

/** The section of the maker's parts catalogue that a number begins with (in Mazda's, the middle). */
const sections: Record<BrandGroup, Section> = {
  filter: { honda: '15', subaru: '15', suzuki: '16', mitsubishi: '12', mazda: '14' },
  ignition: { honda: '30', subaru: '22', suzuki: '33', mitsubishi: '18', mazda: '18' },
  engine: { honda: '13', subaru: '13', suzuki: '12', mitsubishi: '10', mazda: '10' },
  bearing: { honda: '44', subaru: '28', suzuki: '43', mitsubishi: '38', mazda: '33' },
  belt: { honda: '31', subaru: '23', suzuki: '17', mitsubishi: '13', mazda: '15' },
  cooling: { honda: '19', subaru: '45', suzuki: '17', mitsubishi: '13', mazda: '15' },
  fuel: { honda: '16', subaru: '42', suzuki: '15', mitsubishi: '17', mazda: '13' },
  gearbox: { honda: '25', subaru: '32', suzuki: '24', mitsubishi: '27', mazda: '19' },
  clutch: { honda: '22', subaru: '30', suzuki: '23', mitsubishi: '23', mazda: '16' },
  lamp: { honda: '33', subaru: '84', suzuki: '35', mitsubishi: '83', mazda: '51' },
  electrical: { honda: '35', subaru: '83', suzuki: '37', mitsubishi: '86', mazda: '66' },
  battery: { honda: '31', subaru: '82', suzuki: '33', mitsubishi: '86', mazda: '67' },
  suspension: { honda: '51', subaru: '20', suzuki: '41', mitsubishi: '40', mazda: '34' },
  steering: { honda: '53', subaru: '34', suzuki: '48', mitsubishi: '44', mazda: '32' },
  body: { honda: '71', subaru: '57', suzuki: '71', mitsubishi: '64', mazda: '50' },
  brake: { honda: '45', subaru: '26', suzuki: '55', mitsubishi: '46', mazda: '33' },
  rubber: { honda: '50', subaru: '41', suzuki: '46', mitsubishi: '41', mazda: '39' },
  oil: { honda: '08', subaru: '08', suzuki: '99', mitsubishi: '99', mazda: '99' },
  tyre: { honda: '42', subaru: '28', suzuki: '43', mitsubishi: '42', mazda: '37' },
  accessory: { honda: '83', subaru: '94', suzuki: '75', mitsubishi: '70', mazda: '68' },
  ac: { honda: '80', subaru: '73', suzuki: '95', mitsubishi: '78', mazda: '61' },
  sensor: { honda: '36', subaru: '22', suzuki: '18', mitsubishi: '18', mazda: '18' },
  gasket: { honda: '12', subaru: '11', suzuki: '11', mitsubishi: '10', mazda: '10' },
}

/** Parts whose older Mitsubishi numbers begin with MD (engine) rather than MB, MR or MN (chassis). */
const mitsubishiEngineGroups: ReadonlySet<BrandGroup> = new Set([
  'filter',
  'ignition',
  'engine',
  'belt',
  'cooling',
  'fuel',
  'clutch',
  'gasket',
  'sensor',
])

/** The same digits for the same kind of part, whenever they are asked for. */
function stableDigits(partType: string, length: number): string {
  return String(hashText(partType) % 10 ** length).padStart(length, '0')
}

function generationCode(vehicle: NumberedVehicle): string {
  const code = generationCodes[`${vehicle.make}/${vehicle.model}`]?.[vehicle.index]
  if (!code) throw new Error(`No number code for ${vehicle.make} ${vehicle.model}`)
  return code
}

/**
 * An OEM-style number in the real format of the vehicle's make: Toyota and Lexus 04465-60280,
 * Nissan and Infiniti 15208-65F0E, Mitsubishi MD360935 or 4605A041, Isuzu 8-98165071-0,
 * Mazda GHP9-33-28Z, Honda 45022-TA0-A00, Subaru 26296SA031, Suzuki 55810-68L00.
 * The serial part is drawn, so a number may or may not exist at the maker's.
 */
export function genuineNumber(
  part: Pick<PartTrade, 'key' | 'brands' | 'toyota' | 'nissan'>,
  vehicle: NumberedVehicle,
  random: Random,
): string {
  const section = sections[part.brands]
  switch (vehicle.make) {
    case 'toyota':
    case 'lexus': {
      const carCodes = toyotaCarCodes[`${vehicle.make}/${vehicle.model}`]
      if (!carCodes) throw new Error(`No number code for ${vehicle.make} ${vehicle.model}`)
      return `${part.toyota}-${random.pick(carCodes)}${fill('###', random)}`
    }
    case 'nissan':
    case 'infiniti':
      return `${part.nissan}-${generationCode(vehicle)}${fill('#*', random)}`
    case 'honda':
      return `${section.honda}${stableDigits(part.key, 3)}-${generationCode(vehicle)}-${fill('@##', random)}`
    case 'subaru':
      return `${section.subaru}${stableDigits(part.key, 3)}${generationCode(vehicle)}${fill('###', random)}`
    case 'suzuki':
      return `${section.suzuki}${stableDigits(part.key, 3)}-${generationCode(vehicle)}${fill('##', random)}`
    case 'mazda':
      return `${mazdaLetters[vehicle.model] ?? 'B'}${fill('***', random)}-${section.mazda}-${stableDigits(part.key, 2)}${fill('*', random)}`
    case 'isuzu':
      return fill(random.chance(0.6) ? '8-98######-#' : '8-97######-#', random)
    case 'mitsubishi': {
      if (vehicle.from >= 2006 || random.chance(0.2)) {
        return `${section.mitsubishi}${stableDigits(part.key, 2)}${random.pick(['A', 'B', 'C', 'D'])}${fill('###', random)}`
      }
      const engine = mitsubishiEngineGroups.has(part.brands)
      return `${engine ? 'MD' : random.pick(['MB', 'MR', 'MN'])}${fill('%#####', random)}`
    }
    default:
      throw new Error(`No number format for ${vehicle.make}`)
  }
}

function brand(
  name: string,
  priceFactor: [number, number],
  partTypes: RegExp,
  ...shapes: [string, ...string[]]
): AftermarketBrand {
  return { name, priceFactor, partTypes, number: (random) => fill(random.pick(shapes), random) }
}

/**
 * Brands that are sold beside the genuine part, each with the shape of its own numbers. A brand
 * stands once per kind of part that it numbers differently.
 */
export const aftermarketBrands: Record<BrandGroup, AftermarketBrand[]> = {
  filter: [
    brand('Bosch', [0.5, 0.8], /^oil-filter/, '0 451 103 ###', 'F 026 407 ###'),
    brand('Bosch', [0.5, 0.8], /^air-filter/, 'F 026 400 ###', '1 457 433 ###'),
    brand('Bosch', [0.5, 0.8], /^cabin/, '1 987 432 ###', '1 987 435 ###'),
    brand('Bosch', [0.5, 0.8], /^(fuel|diesel)/, 'F 026 402 ###', '0 450 905 ###'),
    brand('Mann-Filter', [0.55, 0.85], /^oil-filter$/, 'W %#/%#', 'W %##/%#', 'W %##'),
    brand('Mann-Filter', [0.55, 0.85], /^oil-filter-element/, 'HU %##/%# X', 'HU %### Z'),
    brand('Mann-Filter', [0.55, 0.85], /^air-filter/, 'C %# ###', 'C %####'),
    brand('Mann-Filter', [0.55, 0.85], /^cabin/, 'CU %###', 'CUK %###', 'CU 2# ###'),
    brand('Mann-Filter', [0.55, 0.85], /^(fuel|diesel)/, 'WK %##/%#', 'WK %###'),
    brand('Mahle', [0.5, 0.8], /^oil-filter/, 'OC %##', 'OC %###', 'OX %##D'),
    brand('Mahle', [0.5, 0.8], /^air-filter/, 'LX %###', 'LX %###/#'),
    brand('Mahle', [0.5, 0.8], /^cabin/, 'LA %###', 'LAK %###'),
    brand('Mahle', [0.5, 0.8], /^(fuel|diesel)/, 'KL %###', 'KX %##D'),
    brand('Sakura', [0.25, 0.45], /^oil-filter/, 'C-%###', 'EO-%####'),
    brand('Sakura', [0.25, 0.45], /^air-filter/, 'A-%####', 'A-%###'),
    brand('Sakura', [0.25, 0.45], /^cabin/, 'CA-%####', 'CAC-%####'),
    brand('Sakura', [0.25, 0.45], /^(fuel|diesel)/, 'FC-%####', 'FS-%####'),
    brand('K&N', [1.1, 1.6], /^air-filter/, '33-%###', 'E-%###'),
    brand('Febi Bilstein', [0.45, 0.7], /kit|cap|transmission/, '%####', '1#####', '17####'),
    brand('Vaico', [0.4, 0.65], /kit|transmission/, 'V70-%###', 'V38-%###', 'V26-%###'),
  ],
  ignition: [
    brand('NGK', [0.6, 0.9], /spark/, '9####', 'BKR%E-11', 'ILZKR%@%%', 'LZKAR%@P-11'),
    brand('NGK', [0.6, 0.9], /coil/, 'U5###', '48###'),
    brand('NGK', [0.6, 0.9], /glow/, 'Y-%##J', 'CY%#', 'D-POWER ##'),
    brand('NGK', [0.6, 0.9], /lead/, 'RC-TE%#', 'RC-NE%##', 'RC-ME%#'),
    brand('Denso', [0.6, 0.9], /spark/, 'IK%#', 'SK%#PR-A%%', 'FK%#HR%%', 'K%#PR-U%%'),
    brand('Denso', [0.6, 0.9], /coil/, '673-%###', 'DIC-0%##'),
    brand('Denso', [0.6, 0.9], /glow/, 'DG-%##', 'DG-###'),
    brand('Bosch', [0.5, 0.8], /spark/, '0 242 2## ###'),
    brand('Bosch', [0.5, 0.8], /coil/, '0 221 504 ###', '0 986 221 ###'),
    brand('Bosch', [0.5, 0.8], /glow/, '0 250 20# ###', '0 250 40# ###'),
    brand('Bosch', [0.5, 0.8], /lead|distributor/, '0 986 356 ###', '1 235 522 ###'),
    brand('Beru', [0.5, 0.75], /coil/, 'ZSE %##', 'ZS %##'),
    brand('Delphi', [0.45, 0.7], /coil/, 'GN%####-12B1'),
  ],
  engine: [
    brand('Aisin', [0.6, 0.85], /timing|vvt/, 'TKT-###', 'VCT-###', 'BTT-###'),
    brand('Aisin', [0.6, 0.85], /oil-pump/, 'OPT-###', 'OPN-###', 'OPM-###'),
    brand('Mahle', [0.5, 0.8], /piston|intake-valve|exhaust-valve/, '%## %# #####', '503 %# #####'),
    brand('NPR', [0.4, 0.65], /piston/, 'SWT%####ZZ', 'SWN%####ZZ', 'SDM%####ZZ'),
    brand('TRW Engine', [0.45, 0.7], /valve$|rocker|lifter/, '%####-ET', '34-%###', 'HT-%####'),
    brand(
      'INA',
      [0.5, 0.75],
      /rocker|lifter|vvt|timing/,
      '420 #### 10',
      '422 #### 10',
      '427 #### 10',
    ),
    brand('GMB', [0.35, 0.6], /timing|oil-pump/, 'GWTC-%##A', 'GMOP-%##'),
    brand('Garrett', [0.7, 0.95], /turbo/, '7%####-5###S', '8%####-5###S'),
    brand('Walker', [0.45, 0.7], /exhaust|catalytic|muffler/, '%####', '2####'),
    brand('Pierburg', [0.5, 0.75], /egr|pcv|intake-manifold/, '7.%####.##.0'),
    brand('AMC', [0.35, 0.55], /cylinder-head|crankshaft$|camshaft/, '9#8###', '6#6###'),
    brand('Febi Bilstein', [0.45, 0.7], /cap|pulley|timing|dipstick|pan|pcv/, '%####', '1#####'),
    brand(
      'Dorman',
      [0.35, 0.6],
      /pan|pulley|valve-cover|manifold|timing-cover/,
      '264-%##',
      '674-%##',
    ),
  ],
  bearing: [
    brand('NSK', [0.6, 0.85], /wheel|gearbox/, '%#BWD##', 'HUB%##-##', '%#KWD##'),
    brand('Koyo', [0.6, 0.85], /wheel|gearbox|pilot/, 'DAC%#####-#', '3DACF%##-#'),
    brand('NTN', [0.55, 0.8], /wheel|gearbox|pilot|strut/, 'AU%###-#L', 'HUB%##T-#'),
    brand('SKF', [0.6, 0.85], /wheel|strut|centre/, 'VKBA %###', 'VKBA %####'),
    brand('FAG', [0.55, 0.8], /wheel|strut/, '713 6## ###', '713 8## ###'),
    brand('Timken', [0.5, 0.75], /wheel/, 'HA59####', 'SP55####'),
    brand('Taiho', [0.35, 0.6], /connecting|main/, 'M%###A', 'R%###A'),
    brand('King', [0.35, 0.55], /connecting|main/, 'CR%###AM', 'MB%###AM'),
    brand('GMB', [0.35, 0.6], /universal/, 'GUT-%#', 'GUN-%#', 'GUM-%##'),
    brand('Febest', [0.25, 0.45], /centre|universal/, 'TCB-###', 'NCB-###', 'AST-%###'),
  ],
  belt: [
    brand('Gates', [0.5, 0.8], /timing-belt$/, 'T%###', '5%##XS'),
    brand('Gates', [0.5, 0.8], /drive-belt/, 'K0%####', '8%##-1%###'),
    brand('Gates', [0.5, 0.8], /tensioner|pulley/, 'T3%###', 'T4%###'),
    brand('Bando', [0.4, 0.65], /drive-belt/, 'BND%####', 'RPF%###'),
    brand('Mitsuboshi', [0.35, 0.6], /belt$/, '%##MR%#', 'MB%####S'),
    brand('Contitech', [0.5, 0.75], /timing-belt$/, 'CT%##', 'CT%###'),
    brand('Dayco', [0.45, 0.7], /belt$/, '50%####', '94%###'),
    brand('INA', [0.5, 0.75], /tensioner|pulley/, '531 #### 10', '532 #### 10', '535 #### 10'),
    brand('SKF', [0.55, 0.8], /tensioner|pulley/, 'VKM %####', 'VKMC %####'),
    brand('GMB', [0.35, 0.55], /tensioner|pulley/, 'GT%####', '4%#-####'),
  ],
  cooling: [
    brand('Denso', [0.6, 0.85], /^radiator$|heater-core/, 'DRM%####', 'DRR%####'),
    brand('Denso', [0.6, 0.85], /radiator-fan|intercooler/, 'DER%####', 'DIT%####'),
    brand('Koyorad', [0.45, 0.7], /^radiator$/, 'PL%#####', 'PA%#####'),
    brand(
      'Nissens',
      [0.45, 0.7],
      /^radiator$|heater|cooler|fan-/,
      '6####',
      '68####',
      '85###',
      '90###',
    ),
    brand('Aisin', [0.55, 0.8], /water-pump/, 'WPT-###', 'WPN-###', 'WPM-###'),
    brand('Aisin', [0.55, 0.8], /fan-clutch/, 'FCT-###', 'FCN-###'),
    brand('GMB', [0.35, 0.6], /water-pump/, 'GWT-%##A', 'GWN-%##A', 'GWM-%##A'),
    brand('Gates', [0.45, 0.7], /^thermostat$/, 'TH%####G1'),
    brand('Gates', [0.45, 0.7], /radiator-cap/, 'RC1##', '31%##'),
    brand('Mahle', [0.45, 0.7], /thermostat/, 'TX %## ##D', 'TI %## ##'),
    brand('Mahle', [0.45, 0.7], /reservoir|cooler|^radiator$/, 'CRT %## 000S', 'CR %### 000S'),
    brand('Dorman', [0.35, 0.6], /reservoir|fan|shroud/, '603-%##', '620-%##', '621-%##'),
  ],
  fuel: [
    brand('Denso', [0.6, 0.85], /fuel-pump/, '195%##-####', '950-0%##'),
    brand('Denso', [0.6, 0.85], /diesel-injector/, '095000-%###', '295050-%###'),
    brand('Denso', [0.6, 0.85], /suction|diesel-injection/, '294%##-####', '294200-%###'),
    brand('Bosch', [0.55, 0.8], /fuel-pump$|fuel-pump-module/, '0 580 453 ###', '0 580 454 ###'),
    brand('Bosch', [0.55, 0.8], /fuel-injector/, '0 280 158 ###', '0 280 155 ###'),
    brand('Bosch', [0.55, 0.8], /diesel-injector/, '0 445 110 ###'),
    brand('Bosch', [0.55, 0.8], /high-pressure|diesel-injection/, '0 445 010 ###', '0 261 520 ###'),
    brand('Delphi', [0.5, 0.75], /fuel-pump/, 'FE%####-12B1', 'FG%####-12B1'),
    brand('Zexel', [0.45, 0.7], /diesel/, '105%##-####', '146%##-####'),
    brand('Pierburg', [0.5, 0.75], /throttle|regulator/, '7.%####.##.0'),
    brand('Hitachi', [0.5, 0.75], /throttle/, 'ETB00##', '813#-%###'),
    brand('Gates', [0.4, 0.6], /hose|cap$/, '27%##', '31%##', '4219-%###'),
    brand('Dorman', [0.35, 0.6], /canister|filler|rail/, '911-%##', '577-%##', '904-%##'),
  ],
  gearbox: [
    brand('GKN', [0.45, 0.7], /cv-joint|driveshaft/, '30%###', '303%##', '305%##'),
    brand('NTN', [0.5, 0.75], /cv-joint|driveshaft/, 'NPJ-TY-###', 'NPJ-NS-###', 'NPJ-MT-###'),
    brand('Febest', [0.25, 0.45], /cv-joint|axle|driveshaft/, '0110-%##', '0210-%##', '0411-%##'),
    brand('ZF', [0.55, 0.8], /valve-body|solenoid|converter/, '0501.2##.###', '0734.3##.###'),
    brand('Rostra', [0.4, 0.65], /solenoid/, '52-0###', '52-1###'),
    brand('Aisin', [0.6, 0.85], /free-wheel/, 'FHT-###', 'FHN-###', 'FHX-###'),
    brand('AVM', [0.5, 0.75], /free-wheel/, 'AVM-4##', 'AVM4##HP'),
    brand('Spicer', [0.45, 0.7], /propeller|ring-pinion/, '%#####-%X', '20%####'),
    brand(
      'Dorman',
      [0.35, 0.6],
      /propeller|cable|drive-plate|axle/,
      '936-%##',
      '924-%##',
      '905-%##',
    ),
  ],
  clutch: [
    brand('Exedy', [0.55, 0.8], /kit/, 'TYK%###', 'NSK%###', 'MBK%###', 'ISK%###'),
    brand('Exedy', [0.55, 0.8], /disc/, 'TYD%##U', 'NSD%##U', 'MBD%##U', 'ISD%##U'),
    brand('Exedy', [0.55, 0.8], /cover/, 'TYC%##', 'NSC%##', 'MBC%##', 'ISC%##'),
    brand('Exedy', [0.55, 0.8], /release-bearing/, 'BRG%##', 'BRG%###'),
    brand('Aisin', [0.55, 0.8], /kit/, 'KT-%##', 'KN-%##'),
    brand('Aisin', [0.55, 0.8], /disc/, 'DT-%##V', 'DN-%##', 'DM-%##'),
    brand('Aisin', [0.55, 0.8], /cover/, 'CT-%##', 'CN-%##', 'CM-%##'),
    brand('Aisin', [0.55, 0.8], /cylinder/, 'CMT-###', 'CRT-###', 'CMN-###'),
    brand('LuK', [0.5, 0.75], /kit/, '6%# #### 00', '6%# #### 60'),
    brand('LuK', [0.5, 0.75], /flywheel/, '415 #### 10'),
    brand('LuK', [0.5, 0.75], /release-bearing/, '500 #### 60'),
    brand('Sachs', [0.5, 0.75], /kit/, '3000 95# ###', '3000 97# ###'),
    brand('Valeo', [0.45, 0.7], /kit/, '82%###', '83%###'),
    brand('TRW', [0.4, 0.65], /cylinder|hose/, 'PND%##', 'PJF%##', 'PHB%##'),
    brand('Seiken', [0.35, 0.55], /cylinder/, '110-%####', '120-%####'),
  ],
  lamp: [
    brand('Depo', [0.3, 0.5], /lamp$|inner|reflector/, '%##-11##L-LD-EM', '%##-19##R-AE'),
    brand('TYC', [0.3, 0.5], /lamp$|inner|reflector/, '20-%###-05-2B', '11-%###-01-2B'),
    brand('Koito', [0.6, 0.85], /lamp$|inner/, '%##-%####', '11#-%####'),
    brand('Hella', [0.5, 0.75], /lamp$/, '1EL 0## ###-##1', '2SK 0## ###-##1', '1NA 0## ###-##1'),
    brand('Hella', [0.5, 0.75], /ballast/, '5DV 00# ###-##1'),
    brand('Philips', [0.4, 0.7], /bulb/, '12%##XVPB1', '12%##WVUSM', '85%##XVS1'),
    brand('Philips', [0.5, 0.75], /ballast/, '85967XV##', '93235#####'),
    brand('Osram', [0.4, 0.7], /bulb/, '64%##NBU', '66%##CBN', '64%##NL'),
    brand('Narva', [0.3, 0.5], /bulb/, '48###30##', '17###'),
  ],
  electrical: [
    brand('Denso', [0.6, 0.85], /^alternator/, '104210-%###', 'DAN%###'),
    brand('Denso', [0.6, 0.85], /^starter/, '428000-%###', 'DSN%###'),
    brand('Bosch', [0.5, 0.8], /^alternator/, '0 124 ### ###', '0 986 0## ###'),
    brand('Bosch', [0.5, 0.8], /^starter/, '0 001 ### ###', '0 986 0## ###'),
    brand('Bosch', [0.5, 0.8], /relay/, '0 332 019 ###', '0 986 332 ###'),
    brand('Bosch', [0.5, 0.8], /wiper-motor|horn/, '0 390 2## ###', '0 986 320 ###'),
    brand('Hitachi', [0.5, 0.75], /^alternator/, 'LR1%##-7##'),
    brand('Hitachi', [0.5, 0.75], /^starter/, 'S13-%##', 'S114-%##'),
    brand('Mitsubishi Electric', [0.55, 0.8], /^alternator/, 'A3TX%###', 'A2TB%###'),
    brand('Mitsubishi Electric', [0.55, 0.8], /^starter/, 'M0T%####', 'M8T%####'),
    brand('Valeo', [0.45, 0.7], /^(alternator|starter)/, '43%###', '45%###', '60%###'),
    brand('Valeo', [0.45, 0.7], /window|lock|switch/, '85%###', '25%###'),
    brand('Hella', [0.45, 0.7], /horn|relay/, '3AM 0## ###-##1', '4RA 0## ###-##1'),
    brand('Hella', [0.45, 0.7], /stop-lamp-switch/, '6DD 008 ###-##1'),
    brand(
      'Dorman',
      [0.35, 0.6],
      /window|lock|wiper-(arm|linkage)|washer/,
      '740-%##',
      '741-%##',
      '602-%##',
    ),
    brand('Dorman', [0.35, 0.6], /clock-spring|switch/, '525-%##', '901-%##', '924-%##'),
    brand('Pioneer', [0.7, 1], /radio/, 'DMH-A%###BT', 'AVH-Z%###BT'),
    brand('Pioneer', [0.7, 1], /speaker/, 'TS-G%###F', 'TS-A%###S'),
    brand('Pioneer', [0.7, 1], /camera/, 'ND-BC%##'),
    brand('Kenwood', [0.65, 0.95], /radio/, 'DMX%###S', 'DDX%###BT'),
    brand('Kenwood', [0.65, 0.95], /speaker/, 'KFC-S%###', 'KFC-E%###'),
    brand('Kenwood', [0.65, 0.95], /camera/, 'CMOS-%##'),
  ],
  battery: [
    brand(
      'Amaron',
      [0.55, 0.8],
      /battery$/,
      'AAM-GO-00%##D##L',
      'AAM-PR-00%##D##R',
      'AAM-FL-5%####',
    ),
    brand('Varta', [0.7, 0.95], /battery$/, '5## 4## 0##', '5## 9## 0##'),
    brand('Bosch', [0.7, 0.95], /battery$/, '0 092 S4# ##0', '0 092 S5A ##0'),
    brand('AC Delco', [0.65, 0.9], /battery$/, 'S%##D##L', 'S%##D##R', '19####'),
    brand('Solite', [0.5, 0.75], /battery$/, 'CMF%####', 'EFB%####'),
    brand('Exide', [0.55, 0.8], /battery$/, 'EA%###', 'EB%###', 'EK%###'),
    brand('Hella', [0.6, 0.9], /terminal/, '8KX 0## ###-##1', '8KW 0## ###-##1'),
    brand('Herth+Buss', [0.5, 0.8], /terminal/, '52285###', '52286###'),
  ],
  suspension: [
    brand('KYB', [0.5, 0.75], /shock/, '33%###', '34%###', '55%###', '341%##', '344%##'),
    brand('KYB', [0.5, 0.75], /coil-spring/, 'RC%###', 'RH%###', 'RA%###'),
    brand('Monroe', [0.4, 0.65], /shock/, 'G%####', 'D%####', 'E%####'),
    brand('Tokico', [0.5, 0.75], /shock/, 'B%###', 'E%###', 'U%###'),
    brand('Bilstein', [1, 1.5], /shock/, '24-######', '19-######', '33-######'),
    brand('Old Man Emu', [1, 1.4], /shock|spring|damper/, '900##', '60###', 'OMESD##', '2###'),
    brand('Lesjöfors', [0.45, 0.7], /spring/, '40%####', '42%####'),
    brand('555', [0.4, 0.6], /ball-joint/, 'SB-%###', 'SB-T%##', 'SB-N%##'),
    brand('555', [0.4, 0.6], /stabiliser-link/, 'SL-%###', 'SL-T%##R', 'SL-N%##L'),
    brand('CTR', [0.3, 0.5], /ball-joint/, 'CBT-%##', 'CBN-%##', 'CB0%##'),
    brand('CTR', [0.3, 0.5], /stabiliser-link/, 'CLT-%##', 'CLN-%##', 'CL0%##'),
    brand('CTR', [0.3, 0.5], /control-arm|arm$|rod$/, 'CQT-%##', 'CQ0%##', 'CQ0%##R'),
    brand(
      'Febest',
      [0.25, 0.45],
      /control-arm|arm$|rod$/,
      '0124-@@@%#',
      '0224-@@@%#',
      '0424-@@@%#',
    ),
    brand(
      'Moog',
      [0.45, 0.7],
      /ball-joint|link|control-arm/,
      'TO-BJ-####',
      'NI-LS-####',
      'HO-WP-####',
    ),
  ],
  steering: [
    brand('555', [0.4, 0.6], /tie-rod|centre-link/, 'SE-%###', 'SE-T%##R', 'SC-%###'),
    brand('555', [0.4, 0.6], /rack-end/, 'SR-%###', 'SR-T%##', 'SR-N%##'),
    brand('555', [0.4, 0.6], /idler|pitman/, 'SI-%###', 'SA-%###'),
    brand('CTR', [0.3, 0.5], /tie-rod/, 'CET-%##', 'CEN-%##', 'CE0%##'),
    brand('CTR', [0.3, 0.5], /rack-end/, 'CRT-%##', 'CRN-%##', 'CR0%##'),
    brand('TRW', [0.45, 0.7], /tie-rod/, 'JTE%###', 'JTE%##'),
    brand('TRW', [0.45, 0.7], /rack-end/, 'JAR%###', 'JAR%##'),
    brand('TRW', [0.45, 0.7], /steering-rack/, 'JRP%###', 'JRM%##'),
    brand('Moog', [0.45, 0.7], /tie-rod|idler/, 'TO-ES-####', 'NI-ES-####', 'MD-ES-####'),
    brand('Febest', [0.25, 0.45], /tie-rod|rack-end/, '0121-@@@%#', '0222-@@@%#', '0422-@@@%#'),
    brand('Lizarte', [0.4, 0.65], /steering-rack|pump/, '01.%#.####', '04.%#.####'),
    brand('Koyo', [0.6, 0.85], /pump|electric/, 'PS-%####', 'EPS-%###'),
    brand('Gates', [0.4, 0.65], /hose/, '36%####', '35%####'),
  ],
  body: [
    brand(
      'Prasco',
      [0.3, 0.5],
      /bumper-|bonnet$|grille|fender|mirror/,
      'TY%##3###',
      'DS%##3###',
      'MB%##3###',
    ),
    brand(
      'Van Wezel',
      [0.35, 0.55],
      /bumper-|bonnet$|grille|fender|mirror/,
      '53##5##',
      '33##6##',
      '32##8##',
    ),
    brand(
      'Klokkerholm',
      [0.35, 0.55],
      /bumper-|bonnet$|fender|support|quarter/,
      '81##9##',
      '16##9##',
      '37##9##',
    ),
    brand(
      'Blic',
      [0.25, 0.45],
      /bumper-|fender|fog|under|cowl/,
      '5510-00-81####P',
      '6502-07-81####P',
    ),
    brand(
      'Pilkington',
      [0.45, 0.7],
      /windscreen|rear-glass|door-glass/,
      '83##AGN@@%',
      '49##AGN@@%',
    ),
    brand('Fuyao', [0.3, 0.5], /windscreen/, 'FW0%###GTY', 'FW0%###GBN'),
    brand('Stabilus', [0.45, 0.7], /strut/, '%###@#', '0##@%#'),
    brand('Dorman', [0.35, 0.6], /handle|hinge|door-check/, '80%##', '79%##', '924-%##'),
    brand('EGR', [0.5, 0.8], /arch/, '79%###', '75%###'),
    brand('Romix', [0.2, 0.4], /clip/, '@%####', '@2%###'),
  ],
  brake: [
    brand('Brembo', [0.6, 0.9], /pad-set/, 'P 83 ###', 'P 56 ###', 'P 54 ###', 'P 28 ###'),
    brand('Brembo', [0.6, 0.9], /disc/, '09.@###.%#', '08.@###.%#'),
    brand('Brembo', [0.6, 0.9], /drum/, '14.@###.%#'),
    brand('Akebono', [0.55, 0.8], /pad-set/, 'AN-%##WK', 'ACT%###', 'AN-%##K'),
    brand('TRW', [0.45, 0.7], /pad-set/, 'GDB%###', 'GDB%##'),
    brand('TRW', [0.45, 0.7], /disc/, 'DF%###', 'DF%###S'),
    brand('TRW', [0.45, 0.7], /shoe/, 'GS8%##', 'GS7%##'),
    brand('TRW', [0.45, 0.7], /caliper-(front|rear)/, 'BHN%##', 'BHW%##'),
    brand('TRW', [0.45, 0.7], /cylinder|hose|cable/, 'PMN%##', 'PHD%##', 'GCH%###'),
    brand('Bosch', [0.45, 0.7], /pad-set/, '0 986 494 ###', '0 986 424 ###'),
    brand('Bosch', [0.45, 0.7], /disc/, '0 986 479 ###', '0 986 478 ###'),
    brand('Bosch', [0.45, 0.7], /shoe|drum/, '0 986 487 ###', '0 986 477 ###'),
    brand('ATE', [0.5, 0.75], /pad-set/, '13.0460-####.2', '13.0470-####.2'),
    brand('ATE', [0.5, 0.75], /disc/, '24.01##-0###.1'),
    brand('Advics', [0.6, 0.85], /pad-set/, 'A2N###', 'A1N###', 'SN%##P'),
    brand('Advics', [0.6, 0.85], /master|wheel-cylinder|booster/, 'BMT-###', 'WCT-###', 'BBT-###'),
    brand('Hi-Q', [0.25, 0.45], /pad-set/, 'SP%###', 'SP%###F'),
    brand('Hi-Q', [0.25, 0.45], /disc|shoe/, 'SD%###', 'SA%##'),
    brand('Seiken', [0.3, 0.5], /repair|cylinder/, '200-%####', '210-%####', '100-%####'),
    brand('Frenkit', [0.3, 0.5], /repair|fitting/, '2%####', '7%####', '9#####'),
    brand('Pierburg', [0.5, 0.75], /vacuum/, '7.2%###.##.0'),
  ],
  rubber: [
    brand('Febest', [0.25, 0.45], /bush/, 'TAB-###', 'TSB-###', 'NAB-###', 'MAB-###', 'HAB-###'),
    brand('Febest', [0.25, 0.45], /mount|bump-stop|hanger/, 'TM-###', 'NM-###', 'MM-###', 'HM-###'),
    brand('Febest', [0.25, 0.45], /boot/, '0115-%##', '0215-%##', '0415-%##', 'TSHB-###'),
    brand('Corteco', [0.4, 0.6], /mount|bush/, '2165####', '8000####', '4935####'),
    brand('RBI', [0.3, 0.5], /mount|bush/, 'T24%###', 'N21%###', 'M24%###'),
    brand('Jikiu', [0.25, 0.4], /mount|bush|boot/, 'BH%####', 'MB%####', 'BD%####'),
    brand('KYB', [0.5, 0.75], /strut-mount|bump-stop|shock/, 'SM%###', '91####'),
    brand('Bosch', [0.5, 0.75], /wiper/, '3 397 0## ###', '3 397 1## ###'),
    brand('Denso', [0.55, 0.8], /wiper/, 'DM-0%#', 'DU-0%#L', 'DRA-0%#'),
    brand('PIAA', [0.7, 1], /wiper/, '95%##', '97%##', '94%##'),
    brand('Gates', [0.4, 0.65], /hose/, '05-%###', '02-%###', '09-%###'),
  ],
  oil: [
    brand('Mobil', [0.8, 1.1], /oil|fluid|grease/, '15####', '12####'),
    brand('Shell', [0.8, 1.1], /oil|fluid|grease/, '5500#####'),
    brand('Castrol', [0.8, 1.1], /oil|fluid|grease/, '15%###', '33####'),
    brand('Liqui Moly', [0.95, 1.35], /./, '2####', '8###', '%###'),
    brand('Motul', [1, 1.4], /oil|fluid|coolant/, '10####', '11####'),
    brand('Valvoline', [0.7, 1], /oil|fluid|coolant|grease/, '8#####', '87####'),
    brand('Idemitsu', [0.8, 1.1], /oil|fluid/, '3001####', '3010####'),
    brand('Prestone', [0.7, 1], /coolant/, 'AF%###', 'AF888##'),
    brand("Wynn's", [0.8, 1.1], /cleaner/, '7####', 'W5####'),
  ],
  tyre: [
    brand('Bridgestone', [0.85, 1.15], /^tyre/, '1####', '2####', 'PSR0####'),
    brand('Michelin', [1, 1.3], /^tyre/, '%#####'),
    brand('Goodyear', [0.85, 1.1], /^tyre/, '52####', '54####', '58####'),
    brand('Continental', [0.9, 1.2], /^tyre/, '035####0000', '031####0000'),
    brand('Yokohama', [0.8, 1.05], /^tyre/, 'R%###', 'F%###', 'E%###'),
    brand('Hankook', [0.65, 0.9], /^tyre/, '10#####', '20#####'),
    brand('Toyo', [0.75, 1], /^tyre/, 'NS%####', '38####'),
  ],
  accessory: [
    brand('WeatherTech', [0.8, 1.2], /mat-set|tray|mud|sunshade/, '44%####', '46%####', '40%###'),
    brand('Husky Liners', [0.7, 1], /mat-set|tray|mud/, '98%##', '99%##', '57%##'),
    brand('EGR', [0.5, 0.8], /visor-set|mud/, '64%###', '92%###', '95%###'),
    brand('ARB', [0.9, 1.3], /rack|running|seat-cover/, '34%###0', '44%###0', '37%####'),
    brand('Thule', [0.8, 1.2], /roof-rack/, '14####', '18####', '71####'),
    brand(
      'Momo',
      [0.6, 0.95],
      /steering-wheel-cover|seat-cover|universal/,
      'LSW%##BK',
      'FM%###B',
      'SWC%##G',
    ),
    brand(
      'Sparco',
      [0.6, 0.95],
      /(car|seat|steering-wheel)-cover|universal|sunshade/,
      'SPC%###',
      'SPF%##BK',
      'OPC%####',
    ),
    brand('Coverking', [0.8, 1.1], /car-cover|seat-cover|sunshade/, 'CVC%@%##', 'CSC%@%##'),
    brand('Baseus', [0.5, 0.8], /phone/, 'SUYL-@%##', 'SUGENT-@%##'),
  ],
  ac: [
    brand('Denso', [0.6, 0.85], /compressor/, 'DCP%####', '447%##-####'),
    brand('Denso', [0.6, 0.85], /condenser/, 'DCN%####'),
    brand(
      'Denso',
      [0.6, 0.85],
      /evaporator|expansion|drier|blower-motor/,
      'DEV%####',
      'DVE%####',
      'DEA%####',
    ),
    brand('Sanden', [0.5, 0.75], /compressor/, 'SD7H15-%###', 'TRSE07-%###', 'SDH-%###'),
    brand(
      'Valeo',
      [0.45, 0.7],
      /compressor|condenser|blower|evaporator/,
      '81%###',
      '69%###',
      '71%###',
    ),
    brand(
      'Nissens',
      [0.45, 0.7],
      /compressor$|condenser|drier|blower/,
      '89%###',
      '94%###',
      '95%###',
    ),
    brand(
      'Mahle',
      [0.45, 0.7],
      /compressor$|condenser|drier|expansion/,
      'ACP %### 000S',
      'AC %## 000S',
      'AD %## 000S',
    ),
  ],
  sensor: [
    brand('Denso', [0.55, 0.85], /oxygen/, 'DOX-0%##', '234-%###'),
    brand('Denso', [0.55, 0.85], /mass-air|manifold/, 'DMA-0%##', 'DAP-0%##'),
    brand('NTK', [0.5, 0.8], /oxygen/, 'OZA%##-EE%', 'OZA%##-SU%', 'UAA0###-TY%'),
    brand('Bosch', [0.5, 0.8], /oxygen/, '0 258 0## ###', '0 258 9## ###'),
    brand('Bosch', [0.5, 0.8], /mass-air|manifold/, '0 280 218 ###', '0 281 00# ###'),
    brand(
      'Bosch',
      [0.5, 0.8],
      /crankshaft|camshaft|knock|coolant/,
      '0 261 2## ###',
      '0 232 103 ###',
    ),
    brand('Bosch', [0.5, 0.8], /wheel-speed/, '0 986 594 ###', '0 265 007 ###'),
    brand('Bosch', [0.5, 0.8], /parking/, '0 263 0## ###'),
    brand('TRW', [0.45, 0.7], /wheel-speed/, 'GBS%###', 'GBS1%##'),
    brand(
      'Hitachi',
      [0.45, 0.7],
      /mass-air|camshaft|crankshaft/,
      '250%###',
      '2508%##',
      'AFH70M-%#',
    ),
    brand(
      'Delphi',
      [0.4, 0.65],
      /crankshaft|camshaft|knock|oxygen/,
      'SS%####-12B1',
      'ES%####-12B1',
    ),
    brand(
      'Hella',
      [0.4, 0.65],
      /crankshaft|oil-pressure|coolant/,
      '6PU 009 ###-##1',
      '6ZL 003 ###-##1',
    ),
    brand('VDO', [0.45, 0.7], /tyre-pressure|idle|fuel-level/, 'S180######Z', 'A2C#########'),
    brand('FAE', [0.35, 0.55], /oil-pressure|coolant|ac-pressure/, '1%###', '33%##', '18%##'),
    brand('Valeo', [0.45, 0.7], /parking/, '89%###'),
  ],
  gasket: [
    brand(
      'Victor Reinz',
      [0.4, 0.65],
      /gasket$|gasket-kit/,
      '61-#####-00',
      '71-#####-00',
      '02-#####-01',
    ),
    brand('Victor Reinz', [0.4, 0.65], /gasket-maker/, '70-#####-10', '70-#####-20'),
    brand('Elring', [0.4, 0.65], /gasket|seal/, '%##.###', '0##.###'),
    brand('Ajusa', [0.3, 0.5], /gasket$|gasket-kit|stem/, '10######', '50######', '57######'),
    brand('Payen', [0.35, 0.55], /gasket$|stem/, 'AG%###', 'KA%###', 'LW%###'),
    brand('Corteco', [0.35, 0.55], /seal/, '19######B', '12######B', '2001####B'),
    brand('NOK', [0.45, 0.7], /seal$/, 'AE%###E', 'AH%###F', 'BH%###E'),
    brand('Musashi', [0.3, 0.5], /seal$/, 'T%###', 'N%###', 'M%###'),
    brand('Febi Bilstein', [0.45, 0.7], /drain/, '%####', '1#####', '4####'),
    brand('Seiken', [0.3, 0.5], /repair|seal-kit/, '240-%####', '250-%####'),
    brand('Loctite', [0.9, 1.2], /gasket-maker/, 'SI 5%##', '19%####'),
  ],
}

/** The share of each make in what is asked for in the UAE, and its price level beside a Toyota's. */
const makeTrade: Record<string, { share: number; level: number }> = {
  toyota: { share: 30, level: 1 },
  infiniti: { share: 5, level: 1.3 },
  nissan: { share: 19, level: 1 },
  mazda: { share: 7, level: 0.95 },
  isuzu: { share: 5, level: 1.05 },
  lexus: { share: 9, level: 1.35 },
  honda: { share: 8, level: 1 },
  subaru: { share: 3, level: 1.1 },
  suzuki: { share: 4, level: 0.85 },
  mitsubishi: { share: 10, level: 0.95 },
}

/** One generation of a model; `index` is its place among the model's generations. */
type Vehicle = Generation & {
  make: string
  makeName: string
  model: string
  index: number
  weight: number
}

/** Models come with the most asked for first, so that a model's rank says how much it is traded. */
const vehicles: Vehicle[] = makes.flatMap((make) => {
  const whole = make.models.reduce((sum, _, rank) => sum + 1 / (rank + 3), 0)
  return make.models.flatMap(({ key: model, generations }, rank) =>
    generations.map((generation, index) => {
      const demand = generation.to === null || generation.to >= 2008 ? 1 : 0.35
      const share = makeTrade[make.key]!.share / (rank + 3) / whole
      const weight = (share * demand) / generations.length
      return { ...generation, make: make.key, makeName: make.names.en, model, index, weight }
    }),
  )
})

const vehicleByKey = new Map(
  vehicles.map((vehicle) => [`${vehicle.make}/${vehicle.model}/${vehicle.code}`, vehicle]),
)

/** The generations that commonly share a number: those on the platform, and the ones next to it. */
const relatives = new Map(
  vehicles.map((vehicle) => {
    const key = `${vehicle.make}/${vehicle.model}/${vehicle.code}`
    const onPlatform = sharedPlatforms
      .filter((platform) => platform.includes(key))
      .flatMap((platform) => platform.map((other) => vehicleByKey.get(other)!))
    const neighbours = vehicles.filter(
      ({ make, model, from, to }) =>
        make === vehicle.make &&
        model === vehicle.model &&
        (from - 1 === vehicle.to || to === vehicle.from - 1),
    )
    return [vehicle, { onPlatform: onPlatform.filter((one) => one !== vehicle), neighbours }]
  }),
)

/** Parts of ladder frames, driven front axles and diesel engines. */
const ladderFrameParts = new Set(
  `leaf-spring leaf-spring-bush free-wheel-hub transfer-case transfer-actuator propeller-shaft-front
  idler-arm pitman-arm centre-link steering-gearbox steering-damper lateral-rod axle-shaft
  differential-rear ring-pinion-set body-mount-cushion glow-plug diesel-filter diesel-injector
  diesel-injection-pump suction-control-valve brake-vacuum-pump`.split(/\s+/),
)

/** Parts of a manual gearbox beside the clutch, and the makes that come without one here. */
const manualParts = new Set(['manual-gearbox', 'synchroniser-ring'])
const automaticMakes = new Set(['lexus', 'infiniti'])

/** Groups whose aftermarket numbers go across models and makes. */
const crossMakeGroups: ReadonlySet<BrandGroup> = new Set([
  'filter',
  'ignition',
  'belt',
  'bearing',
  'sensor',
])

const pickAny = weightedPicker(vehicles, ({ weight }) => weight)
const pickLadderFrame = weightedPicker(vehicles, ({ make, model, weight }) =>
  ladderFrameModels.has(`${make}/${model}`) ? weight : 0,
)
const pickManual = weightedPicker(vehicles, ({ make, weight }) =>
  automaticMakes.has(make) ? 0 : weight,
)

function drawVehicle(trade: PartTrade, random: Random): Vehicle {
  if (ladderFrameParts.has(trade.key)) return pickLadderFrame(random)
  if (trade.brands === 'clutch' || manualParts.has(trade.key)) return pickManual(random)
  return pickAny(random)
}

function drawFits(
  trade: PartTrade,
  vehicle: Vehicle,
  acrossMakes: boolean,
  random: Random,
): DemoFit[] {
  const { neighbours, ...related } = relatives.get(vehicle)!
  const onPlatform = ladderFrameParts.has(trade.key)
    ? related.onPlatform.filter(({ make, model }) => ladderFrameModels.has(`${make}/${model}`))
    : related.onPlatform
  const fitted = [vehicle]
  if (random.chance(0.6)) fitted.push(...onPlatform.filter(() => random.chance(0.7)))
  if (random.chance(0.25)) fitted.push(...neighbours.filter(() => random.chance(0.6)))
  for (let more = acrossMakes && random.chance(0.6) ? random.int(1, 3) : 0; more > 0; more--) {
    const other = pickAny(random)
    if (Math.abs(other.from - vehicle.from) <= 5) fitted.push(other)
  }

  const years = new Map<string, { make: string; model: string; from: number; to: number | null }>()
  for (const { make, model, from, to } of fitted) {
    const known = years.get(`${make}/${model}`) ?? { make, model, from, to }
    const until = known.to === null || to === null ? null : Math.max(known.to, to)
    years.set(`${make}/${model}`, { ...known, from: Math.min(known.from, from), to: until })
  }
  const withoutYears = random.chance(0.1)
  const facelift = random.chance(0.2) ? random.int(1, 3) : 0
  return [...years.values()].map(({ make, model, from, to }) => {
    if (withoutYears) return { make, model }
    const begin = to !== null && to - from > 4 ? from + facelift : from
    return to === null ? { make, model, from: begin } : { make, model, from: begin, to }
  })
}

type NumberedPart = {
  sku: string
  brand: string
  genuine: boolean
  fits: DemoFit[]
  /** Price beside the genuine part of a mid-size Toyota or Nissan. */
  priceFactor: number
}

/** Types without an entry in any brand are sold as genuine parts only. */
const brandsByType = new Map(
  Object.values(partTrade).map((trade) => [
    trade.key,
    aftermarketBrands[trade.brands].filter((one) => one.partTypes.test(trade.key)),
  ]),
)

/**
 * Draws the number that one part of the trade is sold under, the car maker's own
 * ("Toyota Genuine") or an aftermarket one, and the cars that it fits. Universal parts are always
 * aftermarket and fit no car in particular.
 */
export function drawPartNumber(trade: PartTrade, random: Random): NumberedPart {
  const brands = brandsByType.get(trade.key)!
  if (trade.universal) {
    const { name, number, priceFactor } = random.pick(brands)
    const factor = between(priceFactor, random)
    return { sku: number(random), brand: name, genuine: false, fits: [], priceFactor: factor }
  }
  const vehicle = drawVehicle(trade, random)
  const { level } = makeTrade[vehicle.make]!
  if (brands.length === 0 || random.chance(0.48)) {
    const sku = genuineNumber(trade, vehicle, random)
    const fits = drawFits(trade, vehicle, false, random)
    return { sku, brand: `${vehicle.makeName} Genuine`, genuine: true, fits, priceFactor: level }
  }
  const { name, number, priceFactor } = random.pick(brands)
  const fits = drawFits(trade, vehicle, crossMakeGroups.has(trade.brands), random)
  const factor = level * between(priceFactor, random)
  return { sku: number(random), brand: name, genuine: false, fits, priceFactor: factor }
}

function between([low, high]: [number, number], random: Random): number {
  return low + random.next() * (high - low)
}

const claimedBits = 2 ** 27

/**
 * Lets every part number through once. It remembers a bit per number in a fixed 16 MB: a repeat is
 * always refused, and now and then (1 in 150 after a million numbers) a fresh number is as well.
 */
export function createNumberClaims(): { claim(sku: string): boolean } {
  const bits = new Uint8Array(claimedBits / 8)
  return {
    claim(sku) {
      const bit = hashText(skuKey(sku)) % claimedBits
      const mask = 1 << (bit & 7)
      if (bits[bit >> 3]! & mask) return false
      bits[bit >> 3]! |= mask
      return true
    },
  }
}
