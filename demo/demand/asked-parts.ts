import { partTypes } from '#server/catalog/reference/part-types.ts'
import type { PartType } from '#server/catalog/reference/reference.types.ts'
import { partTrade, type PartTrade } from '../part-trade.ts'

/**
 * How far one number goes: all cars with the same engine, those on one platform, the model through its
 * generations, or one generation of one model.
 */
export type Reach = 'engine' | 'platform' | 'model' | 'generation'

/** What every seller is asked for. */
export type AskedPart = {
  type: PartType
  trade: PartTrade
  reach: Reach
  /** Left and right have numbers of their own. */
  sided: boolean
  /** It is also taken from broken cars. */
  used: boolean
  /** As makers' catalogues call it, without its side: "PAD KIT, DISC BRAKE, FR". */
  catalogue: string
  /** As shops write it on the box. */
  workshop: { en: string; ar: string }
}

// Key, reach with "s" for sided and "u" for used, catalogue, workshop English and Arabic; most asked first.
const table = `
  oil-filter | engine | FILTER SUB-ASSY, OIL | oil filter | فلتر زيت
  brake-pad-set-front | platform | PAD KIT, DISC BRAKE, FR | front brake pads | فحمات امامي
  air-filter | platform | ELEMENT SUB-ASSY, AIR CLEANER FILTER | air filter | فلتر هواء
  cabin-filter | model | ELEMENT, AIR REFINER | AC filter | فلتر مكيف
  spark-plug | engine | PLUG, SPARK | spark plug | بلاكات
  battery | engine | BATTERY | battery | بطارية
  brake-pad-set-rear | platform | PAD KIT, DISC BRAKE, RR | rear brake pads | فحمات خلفي
  brake-disc-front | platform | DISC, FR | front brake disc | دسك بريك امامي
  shock-absorber-front | platform s | ABSORBER ASSY, SHOCK, FR | front shock absorber | مساعد امامي
  alternator | platform u | ALTERNATOR ASSY | alternator | دينمو
  starter-motor | platform u | STARTER ASSY | starter | سلف
  ac-compressor | platform u | COMPRESSOR ASSY, COOLER | AC compressor | كمبروسر مكيف
  radiator | platform | RADIATOR ASSY | radiator | رديتر
  water-pump | engine | PUMP ASSY, WATER | water pump | طرمبة ماء
  headlamp | generation su | HEADLAMP ASSY | headlight | ليت امامي
  control-arm-lower | platform s | ARM SUB-ASSY, SUSPENSION, LOWER NO.1 | lower arm | مقص سفلي
  engine-mount-right | model | INSULATOR, ENGINE MOUNTING, RH | engine mounting right | كرسي مكينة يمين
  shock-absorber-rear | platform | ABSORBER ASSY, SHOCK, RR | rear shock absorber | مساعد خلفي
  fuel-pump | model | PUMP ASSY, FUEL | fuel pump | طرمبة بترول
  ignition-coil | engine u | COIL ASSY, IGNITION | ignition coil | كويل
  drive-belt | engine | BELT, V-RIBBED | fan belt | سير مكينة
  wheel-hub-front | platform | HUB SUB-ASSY, AXLE, FR | front wheel hub | هوب امامي
  stabiliser-link-front | model | LINK ASSY, STABILIZER, FR | front stabilizer link | مسمار ميزان امامي
  tie-rod-end | model s | END SUB-ASSY, TIE ROD | tie rod end | ذراع دركسون
  ball-joint-lower | model | JOINT ASSY, BALL, LOWER | lower ball joint | ركبة سفلي
  tail-lamp | generation su | LAMP ASSY, REAR COMBINATION | tail light | ليت خلفي
  bumper-front | generation u | COVER, BUMPER, FR | front bumper | دعامية امامي
  door-mirror | generation su | MIRROR ASSY, OUTER REAR VIEW | side mirror | مراية جانبية
  brake-disc-rear | platform | DISC, RR | rear brake disc | دسك بريك خلفي
  thermostat | engine | THERMOSTAT | thermostat | بلف حرارة
  condenser | platform | CONDENSER ASSY, COOLER | AC condenser | كندنسر
  oxygen-sensor | engine | SENSOR, OXYGEN | oxygen sensor | حساس شكمان
  wiper-blade-front | engine | BLADE, FR WIPER | wiper blade | مساحات
  rack-end | model | END SUB-ASSY, STEERING RACK | rack end | ذراع دركسون داخلي
  cv-boot-outer | model | BOOT KIT, DRIVE SHAFT, OUTBOARD | outer axle boot | كفر عكس
  strut-mount | model | SUPPORT SUB-ASSY, SUSPENSION, FR | strut mounting | كرسي مساعد
  engine-mount-front | model | INSULATOR, ENGINE MOUNTING, FR | engine mounting front | كرسي مكينة امامي
  gearbox-mount | model | INSULATOR, ENGINE MOUNTING, RR | gear mounting | كرسي جير
  fog-lamp | generation | LAMP ASSY, FOG | fog light | كشاف ضباب
  grille | generation u | GRILLE SUB-ASSY, RADIATOR | front grille | شبك امامي
  bonnet | generation u | HOOD SUB-ASSY | bonnet | بونيت
  fender | generation su | FENDER SUB-ASSY, FR | fender | رفرف
  fuel-filter | model | FILTER ASSY, FUEL | fuel filter | فلتر بترول
  radiator-fan-assembly | platform u | FAN ASSY, RADIATOR | radiator fan | مروحة رديتر
  blower-motor | model u | MOTOR SUB-ASSY, BLOWER | blower motor | موتر مكيف
  mass-air-flow-sensor | engine u | METER ASSY, INTAKE AIR FLOW | air flow sensor | حساس هواء
  crankshaft-position-sensor | engine | SENSOR, CRANK POSITION | crank sensor | حساس كرنك
  wheel-bearing | model | BEARING, AXLE HUB | wheel bearing | رمان بلي
  driveshaft | platform su | SHAFT ASSY, FR DRIVE | axle shaft | عكس
  steering-rack-hydraulic | platform u | GEAR ASSY, POWER STEERING LINK | steering rack | دركسون علبة
  clutch-kit | model | CLUTCH KIT | clutch kit | كلتش كامل
  power-steering-pump | model u | PUMP ASSY, VANE | power steering pump | طرمبة دركسون
  brake-caliper-front | platform su | CYLINDER ASSY, DISC BRAKE, FR | front brake caliper | كليبر امامي
  radiator-hose-upper | model | HOSE, RADIATOR, INLET | upper radiator hose | هوز رديتر فوق
  bumper-rear | generation u | COVER, BUMPER, RR | rear bumper | دعامية خلفي
  power-window-master-switch | model u | SWITCH ASSY, POWER WINDOW REGULATOR MASTER | power window switch | سويتش جامات
  evaporator | platform | EVAPORATOR SUB-ASSY, COOLER | cooling coil | ثلاجة مكيف
  headlamp-bulb | engine | BULB, HEADLAMP | headlight bulb | لمبة ليت
  engine-assembly | platform u | ENGINE ASSY, PARTIAL | engine | مكينة
  automatic-gearbox | platform u | TRANSMISSION ASSY, AUTOMATIC | gearbox automatic | جير اوتوماتيك
`

const typeOf = new Map(partTypes.map((type) => [type.key, type]))

/** The 60 kinds of part that UAE garages ask for most, the most asked first. */
export const askedParts: AskedPart[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [key = '', scope = '', catalogue = '', en = '', ar = ''] = cells
    const [reach, flags = ''] = scope.split(' ') as [Reach, string?]
    const type = typeOf.get(key)
    const trade = partTrade[key]
    if (!type || !trade) throw new Error(`No such part: ${line}`)
    const workshop = { en, ar }
    return {
      type,
      trade,
      reach,
      sided: flags.includes('s'),
      used: flags.includes('u'),
      catalogue,
      workshop,
    }
  })
