import type { PartType } from '#server/catalog/reference/reference.types.ts'
import { makes } from '#server/catalog/reference/vehicles.ts'
import type { DemoFit } from './fitted-cars.ts'
import type { PartTrade } from './part-trade.ts'
import type { Random } from './random.ts'

/** A name in the two languages that sellers write. */
export type PartName = { en: string; ar: string }
export type End = 'front' | 'rear'
export type Side = 'left' | 'right'

/** Models with their make, by "make/model": "Toyota Corolla", but "Mazda3". */
export const carNames: ReadonlyMap<string, PartName> = new Map(
  makes.flatMap((make) =>
    make.models.map((model) => [
      `${make.key}/${model.key}`,
      {
        en: model.names.en.startsWith(make.names.en)
          ? model.names.en
          : `${make.names.en} ${model.names.en}`,
        ar: model.names.ar.startsWith(make.names.ar)
          ? model.names.ar
          : `${make.names.ar} ${model.names.ar}`,
      },
    ]),
  ),
)

/** Models as everybody says them, without the make. */
export const modelNames: ReadonlyMap<string, PartName> = new Map(
  makes.flatMap((make) =>
    make.models.map(({ key, names: { en, ar } }) => [`${make.key}/${key}`, { en, ar }]),
  ),
)

const endWords = {
  front: { en: 'Front', ar: 'أمامي', arFeminine: 'أمامية' },
  rear: { en: 'Rear', ar: 'خلفي', arFeminine: 'خلفية' },
}
export const sideWords: Record<Side, PartName> = {
  left: { en: 'left', ar: 'يسار' },
  right: { en: 'right', ar: 'يمين' },
}

/** "Front left shock absorber, gas" and "مساعد أمامي يسار غاز". */
export function nameOf(
  type: PartType,
  { end, side, variant }: { end?: End; side?: Side; variant?: PartName },
): PartName {
  let { en, ar } = type.names
  const [, named, rest] = /^(?:(Front|Rear) )?(.*)$/.exec(en)!
  const words = [
    end ? endWords[end].en : named,
    side && sideWords[side].en,
    /^[A-Z][a-z]/.test(rest!) ? rest!.toLowerCase() : rest,
  ]
  en = words.filter(Boolean).join(' ')
  // The adjective follows the door where there is one ("ماكينة زجاج باب أمامي"), else the first noun.
  const feminine = !ar.includes('باب') && ar.split(' ')[0]!.endsWith('ة')
  if (end) ar += ` ${feminine ? endWords[end].arFeminine : endWords[end].ar}`
  if (side) ar += ` ${sideWords[side].ar}`
  if (variant) [en, ar] = [`${en}, ${variant.en}`, `${ar} ${variant.ar}`]
  return { en: en[0]!.toUpperCase() + en.slice(1), ar }
}

/** A name with the position and the variant of one article of the trade. */
export function drawName(
  type: PartType,
  { positions, variants }: PartTrade,
  random: Random,
): PartName & { side?: Side } {
  const sides: Side[] = ['left', 'right']
  const side = positions === 'side' || positions === 'corner' ? random.pick(sides) : undefined
  const ends: End[] = ['front', 'rear']
  const end = positions === 'axle' || positions === 'corner' ? random.pick(ends) : undefined
  const variant = variants && random.chance(0.85) ? random.pick(variants) : undefined
  return { ...nameOf(type, { end, side, variant }), ...(side && { side }) }
}

export function fitText({ make, model, from, to }: DemoFit): string {
  const name = carNames.get(`${make}/${model}`)!.en
  if (from === undefined) return name
  return to === undefined ? `${name} from ${from}` : `${name} ${from}–${to}`
}

/** A few sellers write the fitted models into the name, as far as 110 characters go. */
export function withModels(name: PartName, fits: DemoFit[]): PartName {
  let en = name.en
  for (const [place, fit] of fits.entries()) {
    const joint = place > 0 ? ',' : en.includes(',') ? ', for' : ' for'
    const longer = `${en}${joint} ${fitText(fit)}`
    if (longer.length > 110) break
    en = longer
  }
  return { en, ar: `${name.ar} ${carNames.get(`${fits[0]!.make}/${fits[0]!.model}`)!.ar}` }
}
