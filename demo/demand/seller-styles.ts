import type { DemoFit } from '../fitted-cars.ts'
import type { DemoListing, Tier } from '../listing.types.ts'
import { carNames, fitText, modelNames, nameOf, sideWords, type PartName } from '../part-names.ts'
import type { End, Side } from '../part-names.ts'
import type { Random } from '../random.ts'
import type { AskedPart } from './asked-parts.ts'

/** Where one of several alike sits on the car. */
export type Place = { end?: End; side?: Side }

/** What a name is made of. */
export type Named = Place & {
  part: AskedPart
  fits: DemoFit[]
  brand: string
  sku: string
  tier: Tier
  variant?: PartName
}

type SellerName = Pick<DemoListing, 'partName' | 'partNameAr'>
type Style = (named: Named, random: Random) => SellerName

const LONGEST = 110

/** As the reference data call it. */
export const tidy: Style = ({ part, ...place }) => {
  const { en, ar } = nameOf(part.type, place)
  return { partName: en, partNameAr: ar }
}

/** How a maker's catalogue sets its lines: what joins noun and qualifiers, front and rear, left and right. */
type Dialect = { joint: string; ends: [string, string]; sides: [string, string] }

const toyota: Dialect = { joint: ', ', ends: ['FR', 'RR'], sides: [', LH', ', RH'] }
const dialects: Record<string, Dialect> = {
  nissan: { joint: '-', ends: ['FRONT', 'REAR'], sides: [',LH', ',RH'] },
  hyundai: { joint: '-', ends: ['FRONT', 'REAR'], sides: [',LH', ',RH'] },
  kia: { joint: '-', ends: ['FRONT', 'REAR'], sides: [',LH', ',RH'] },
  honda: { joint: ', ', ends: ['FR.', 'RR.'], sides: [', L.', ', R.'] },
  mitsubishi: { joint: ',', ends: ['FR', 'RR'], sides: [',LH', ',RH'] },
  mazda: { joint: ',', ends: ['FRONT', 'REAR'], sides: ['(L)', '(R)'] },
  ford: { joint: ' - ', ends: ['FRONT', 'REAR'], sides: [' - LH', ' - RH'] },
  chevrolet: { joint: ' - ', ends: ['FRT', 'RR'], sides: [' LH', ' RH'] },
}

/** "LINK ASSY, STABILIZER, FR": the noun first, each maker's own way of writing. */
const catalogue: Style = ({ part, fits, end, side }) => {
  const { joint, ends, sides } = dialects[fits[0]?.make ?? ''] ?? toyota
  const [first = '', ...rest] = part.catalogue.split(', ')
  let name = rest.length > 0 ? `${first}${joint}${rest.join(', ')}` : first
  if (end) name += `, ${end === 'front' ? 'FR' : 'RR'}`
  name = name.replace(/\bFR\b/g, ends[0]).replace(/\bRR\b/g, ends[1])
  if (side) name += sides[side === 'left' ? 0 : 1]
  return { partName: name }
}

const abbreviations: [RegExp, string[]][] = [
  [/\bFRONT\b/, ['FRT', 'FR', 'FRONT']],
  [/\bREAR\b/, ['RR', 'REAR']],
  [/\bBRAKE\b/, ['BRK', 'BRAKE']],
  [/\bFILTER\b/, ['FLTR', 'FILTER', 'FILTER']],
  [/\bABSORBER\b/, ['ABSORBER', 'ABS']],
  [/\bLOWER\b/, ['LWR', 'LOWER']],
  [/\bUPPER\b/, ['UPR', 'UPPER']],
  [/\bMOUNTING\b/, ['MTG', 'MOUNTING']],
  [/\bSENSOR\b/, ['SENSOR', 'SNSR']],
  [/\bSTABILIZER\b/, ['STAB', 'STABILIZER']],
]

const yearOf = (year: number) => String(year % 100).padStart(2, '0')

/** "BRK PAD FRT PRADO/FJ CRUISER 10-23 AKEBONO 10PCS/CTN". */
const wholesale: Style = ({ part, fits, brand, tier, end, side }, random) => {
  let name = [end, part.workshop.en].filter(Boolean).join(' ').toUpperCase()
  for (const [word, ways] of abbreviations) name = name.replace(word, random.pick(ways))
  if (side) name += ` ${side === 'left' ? 'LH' : 'RH'}`
  const [first] = fits
  if (first) {
    const models = fits.slice(0, 3).map((fit) => modelOf(fit).en.toUpperCase())
    name += ` ${models.join('/')}`
    if (first.from) name += ` ${yearOf(first.from)}-${first.to ? yearOf(first.to) : 'UP'}`
  }
  name += ` ${tier === 'used' ? 'USED' : brand.toUpperCase()}`
  const [lowest] = part.trade.price
  if (tier !== 'used' && lowest < 100)
    name += random.pick([' 10PCS/CTN', ' (1X20 PCS)', ' 50PCS/CTN', '', ` PK-${random.int(2, 12)}`])
  const partNameAr = random.chance(0.5) ? arabicOf(part, fits, { end, side }) : undefined
  return { partName: name.slice(0, LONGEST), ...(partNameAr && { partNameAr }) }
}

const qualities: Record<Tier, PartName[]> = {
  genuine: [
    { en: 'original', ar: 'اصلي' },
    { en: 'genuine agency', ar: 'وكالة' },
  ],
  oem: [{ en: 'OEM', ar: 'درجة اولى' }],
  aftermarket: [
    { en: 'commercial', ar: 'تجاري' },
    { en: 'good quality', ar: 'نوعية زينة' },
  ],
  used: [
    { en: 'used clean', ar: 'مستعمل نظيف' },
    { en: 'used', ar: 'مستعمل' },
  ],
}

/** "دينمو باترول 2010-2024 اصلي", or in English with the car first. */
const shop: Style = ({ part, fits, brand, tier, end, side }, random) => {
  const quality = random.pick(qualities[tier])
  const maker = tier === 'genuine' || tier === 'used' ? '' : brand
  const arabic = arabicOf(part, fits, { end, side })
  const ar = random.chance(0.4) ? `${maker} ${arabic}` : `${arabic} ${quality.ar}`
  const [first] = fits
  const car = first ? `${modelOf(first).en} ${yearsOf(first)}` : ''
  const what = [end, part.workshop.en, side].filter(Boolean).join(' ')
  const en = random.chance(0.5)
    ? `${maker} ${car} ${what}`
    : `${car} ${what} ${quality.en} ${maker}`
  const partNameAr = ar.trim().replace(/\s+/g, ' ')
  const english = en.trim().replace(/\s+/g, ' ')
  if (random.chance(0.5)) return { partName: partNameAr }
  return { partName: english[0]!.toUpperCase() + english.slice(1), partNameAr }
}

/** "2 pcs Front Brake Pad Set Ceramic Compatible with Toyota Prado 2010–2023 Lexus GX …". */
const marketplace: Style = ({ part, fits, brand, sku, tier, variant, ...place }, random) => {
  const { en, ar } = nameOf(part.type, { ...place, ...(variant && { variant }) })
  const what = en.replaceAll(',', '').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  const pieces = [
    tier === 'used' ? 'Used' : random.pick(['New', 'Premium', 'High Quality', 'Brand New']),
    what,
    random.pick(['for', 'Compatible with', 'Fit for', 'Replacement for']),
    ...fits.map(fitText),
    brand,
    sku,
    random.pick(['Fast Delivery UAE', 'Ready Stock', 'Best Price', 'Free Fitting Advice']),
  ]
  let name = pieces.slice(0, 3).join(' ')
  for (const piece of pieces.slice(3))
    if (name.length + piece.length + 1 <= LONGEST) name += ` ${piece}`
  const car = fits[0] && carNames.get(`${fits[0].make}/${fits[0].model}`)!.ar
  return { partName: name, partNameAr: [ar, car].filter(Boolean).join(' ') }
}

/** How sellers write who don't write as the reference data do. */
export const styles: Style[] = [catalogue, shop, wholesale, marketplace]

const modelOf = ({ make, model }: DemoFit): PartName => modelNames.get(`${make}/${model}`)!

function yearsOf({ from, to }: DemoFit): string {
  if (from === undefined) return ''
  return to === undefined ? `${from}+` : `${from}-${to}`
}

/** "فحمات امامي برادو 2010-2023". */
function arabicOf(part: AskedPart, fits: DemoFit[], { end, side }: Place): string {
  const [first] = fits
  const words = [
    part.workshop.ar,
    end && (end === 'front' ? 'امامي' : 'خلفي'),
    side && sideWords[side].ar,
    first && modelOf(first).ar,
    first && yearsOf(first),
  ]
  return words.filter(Boolean).join(' ')
}
