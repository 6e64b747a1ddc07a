import type { LikelyType } from '../listing-index/type-sets.ts'
import type { Reference } from '../reference.ts'
import { soldIn } from './listing-name.ts'
import type { Token } from './language/fold.ts'

// So many types outside the category that a seller chose are those of a name, not of a general word.
const CLEAR = 6
// As likely a meaning of a word counts where it is one of the chosen category.
const LIKELY = 0.3
// What the category says for its types, where a name surely said would say 1.
const OF_CATEGORY = 0.75
// A name that means few types says more than one that means many.
const FEWER = 0.05
// So much less evidence than the best has what may be meant as well, and none that is rounding.
const NEAR = 0.45
const SAME = 1e-9
// Less than half: prices are compared without it.
const LIKELIHOOD_OF_NEAR = 0.45
// Sellers list one part under one name again and again.
const MOST_NAMES_CACHED = 20_000

export type ListingName = { partName: string; partNameAr?: string | null; categoryNo: number }

/** The part types that a text asks for, and where each part that it names stands; see `Understood` for `guessed`. */
export type PartsMeant = {
  types: LikelyType[]
  places: Pick<Token, 'start' | 'end'>[][]
  guessed?: true
}

/** The part types that the names of listings say. */
export class NamedTypes {
  private readonly typesOfNames = new Map<string, LikelyType[]>()
  private readonly reference: Reference
  private readonly partsMeant: (text: string) => PartsMeant

  constructor(reference: Reference, partsMeant: (text: string) => PartsMeant) {
    this.reference = reference
    this.partsMeant = partsMeant
  }

  /**
   * The part types that a listing's name can mean. Those of the category that its seller chose come before others,
   * which only count where the name is clear: many parts are filed wrongly. Several are certain where the name leaves
   * the side open; those that are nearly as well said are less likely.
   */
  possible(listing: ListingName): LikelyType[] {
    const { partName, partNameAr, categoryNo } = listing
    const key = `${categoryNo} ${partName} · ${partNameAr ?? ''}`
    const known = this.typesOfNames.get(key)
    if (known) return known
    if (this.typesOfNames.size >= MOST_NAMES_CACHED) this.typesOfNames.clear()
    const read = this.read({ partName, partNameAr, categoryNo })
    this.typesOfNames.set(key, read)
    return read
  }

  private read({ partName, partNameAr, categoryNo }: ListingName): LikelyType[] {
    const isOfCategory = (no: number) => this.reference.partType(no)!.categoryNo === categoryNo
    const evidence = new Map<number, number>()
    for (const name of [partName, partNameAr ?? '']) {
      const types = this.typesSold(name)
      const isClear = types.length <= CLEAR
      for (const [no, likelihood] of types) {
        const counts = isOfCategory(no) ? likelihood >= LIKELY : isClear && likelihood === 1
        if (!counts) continue
        const before = evidence.get(no) ?? (isOfCategory(no) ? OF_CATEGORY : 0)
        evidence.set(no, before + likelihood + FEWER / types.length)
      }
    }
    const most = Math.max(...evidence.values())
    return Array.from(evidence).flatMap(([no, value]): LikelyType[] =>
      value < most - NEAR ? [] : [[no, value < most - SAME ? LIKELIHOOD_OF_NEAR : 1]],
    )
  }

  /**
   * The part types that the name of a listing says. The first words count where the others neither belong to
   * the same name of a part ("CYLINDER ASSY, DISC BRAKE") nor narrow them; of "PAD SET, RR DISC BRAKE", which
   * also names a disc, only the pads are left.
   */
  private typesSold(name: string): LikelyType[] {
    const { head, whole } = soldIn(name)
    const { types, guessed } = this.partsMeant(head)
    if (whole === undefined) return types
    const narrower = this.partsMeant(whole)
    // Of an "END ASSY", only the other words say what it is an end of.
    const known = new Set(guessed ? [] : types.map(([no]) => no))
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
