import { makes } from '#server/catalog/reference/vehicles.ts'
import { sections } from './catalogue-sections.ts'
import { fill } from './number-shape.ts'
import type { BrandGroup, PartTrade } from './part-trade.ts'
import { hashText } from './random.ts'
import type { Random } from './random.ts'

/** The generation that a genuine number is drawn for; `index` counts the model's generations. */
type NumberedVehicle = { make: string; model: string; index: number; from: number }

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

/** Two characters that stand for a car in the numbers of Hyundai and Kia, which tell no more of it. */
function carCode({ make, model, index }: NumberedVehicle): string {
  const hash = hashText(`${make}/${model}/${index}`)
  return `${'ABCDEFGHJKLMNPRSTUVWXYZ'[hash % 23]}${1 + ((hash >>> 8) % 9)}`
}

/** The digits of a Mercedes' type: those of its code, "205" of W205. */
function carDigits({ make, model, index }: NumberedVehicle): string {
  const code = makes.find(({ key }) => key === make)?.models.find(({ key }) => key === model)
  return /\d{3}/.exec(code?.generations[index]?.code ?? '')?.[0] ?? '000'
}

/**
 * An OEM-style number in the real format of the vehicle's make: Toyota and Lexus 04465-60280,
 * Nissan and Infiniti 15208-65F0E, Mitsubishi MD360935 or 4605A041, Isuzu 8-98165071-0,
 * Mazda GHP9-33-28Z, Honda 45022-TA0-A00, Subaru 26296SA031, Suzuki 55810-68L00, Hyundai and Kia
 * 58101-D3A11, Ford FL2Z-2001-A, Chevrolet 84023281, Jeep and Dodge 68003776AA, Mercedes-Benz A2054210012,
 * BMW 34 11 6 794 300.
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
    case 'hyundai':
    case 'kia':
      return `${section.hyundai}${stableDigits(part.key, 3)}-${carCode(vehicle)}${fill('@##', random)}`
    case 'ford':
      return `${fill('@@%Z', random)}-${stableDigits(part.key, 4)}-${fill('@', random)}`
    case 'chevrolet':
      return fill(random.pick(['84######', '23######', '19######']), random)
    case 'jeep':
    case 'dodge':
      return fill('68######A@', random)
    case 'mercedes-benz':
      return `A${carDigits(vehicle)}${stableDigits(part.key, 3)}${fill('####', random)}`
    case 'bmw':
      return `${section.bmw} ${stableDigits(part.key, 2)} ${fill('%', random)} ${fill('### ###', random)}`
    default:
      throw new Error(`No number format for ${vehicle.make}`)
  }
}
