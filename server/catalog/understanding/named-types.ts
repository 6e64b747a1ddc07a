import type { Reference } from '../reference.ts'
import { soldIn } from './listing-name.ts'
import type { Token } from './language/fold.ts'

// So many types outside the category that a seller chose are those of a name, not of a general word.
const CLEAR = 6
// As likely a meaning of a word counts where it is one of the chosen category.
const LIKELY = 0.3
// Sellers list one part under one name again and again.
const MOST_NAMES_CACHED = 20_000

export type ListingName = { partName: string; partNameAr?: string | null; categoryNo: number }

/** A part type, and how likely it is meant. */
export type LikelyType = [no: number, likelihood: number]

/** The part types that a text asks for, and where each part that it names stands. */
export type PartsMeant = { types: LikelyType[]; places: Pick<Token, 'start' | 'end'>[][] }

/** The part types that the names of listings say. */
export class NamedTypes {
  private readonly typesOfNames = new Map<string, number[]>()
  private readonly reference: Reference
  private readonly partsMeant: (text: string) => PartsMeant

  constructor(reference: Reference, partsMeant: (text: string) => PartsMeant) {
    this.reference = reference
    this.partsMeant = partsMeant
  }

  /**
   * The numbers of the part types that a listing's name can mean. Those of the category that its seller
   * chose come before others, which only count where the name is clear: many parts are filed wrongly.
   * Several where the name leaves the side open.
   */
  possible(listing: ListingName): number[] {
    const { partName, partNameAr, categoryNo } = listing
    const key = `${categoryNo} ${partName} · ${partNameAr ?? ''}`
    const known = this.typesOfNames.get(key)
    if (known) return known
    if (this.typesOfNames.size >= MOST_NAMES_CACHED) this.typesOfNames.clear()
    const read = this.read({ partName, partNameAr, categoryNo })
    this.typesOfNames.set(key, read)
    return read
  }

  private read({ partName, partNameAr, categoryNo }: ListingName): number[] {
    const readings = [partName, partNameAr ?? ''].map((name) => this.typesSold(name))
    const isOfCategory = (no: number) => this.reference.partType(no)!.categoryNo === categoryNo
    const ofCategory = readings.map((types) =>
      likeliest(
        types.filter(([no]) => isOfCategory(no)),
        LIKELY,
      ),
    )
    const clear = readings.filter(({ length }) => length <= CLEAR)
    return fewest(ofCategory) ?? fewest(clear.map((types) => likeliest(types, 1))) ?? []
  }

  /**
   * The part types that the name of a listing says. The first words count where the others neither belong to
   * the same name of a part ("CYLINDER ASSY, DISC BRAKE") nor narrow them; of "PAD SET, RR DISC BRAKE", which
   * also names a disc, only the pads are left.
   */
  private typesSold(name: string): LikelyType[] {
    const { head, whole } = soldIn(name)
    const { types } = this.partsMeant(head)
    if (whole === undefined) return types
    const narrower = this.partsMeant(whole)
    const known = new Set(types.map(([no]) => no))
    const narrows = known.size === 0 || narrower.types.every(([no]) => known.has(no))
    const isOneName = narrower.places.some(
      (spans) =>
        spans.some(({ start }) => start < head.length) &&
        spans.some(({ end }) => end > head.length),
    )
    if (narrower.types.length > 0 && (narrows || isOneName)) return narrower.types
    const narrowerNos = new Set(narrower.types.map(([no]) => no))
    const common = types.filter(([no]) => narrowerNos.has(no))
    return common.length > 0 ? common : types
  }
}

/** Of part types with how likely each is meant, the likeliest, if they are as likely as `least`. */
function likeliest(types: LikelyType[], least: number): number[] {
  const most = Math.max(least, ...types.map(([, likelihood]) => likelihood))
  return types.flatMap(([no, likelihood]) => (likelihood === most ? [no] : []))
}

/** The shortest of several lists that has something; undefined when none has. */
const fewest = (lists: number[][]) =>
  lists.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length)[0]
