import { LIKELY_FIT, OTHER_YEAR } from './fitments.ts'
import { ALL_EVIDENCE, evidenceIn, fitIn } from './score.ts'
import type { Wanted } from './wanted.ts'
import type { Searched } from './word-evidence.ts'

// So many kinds of part are those of a general word, "oil", beside which the other words say what is meant.
const VAGUE = 8

/** What is on offer of the kind of part that was understood. */
export class OfferedKind {
  readonly needsCar: boolean
  /** Whether something of the kind has all the words, be it for another year or side. */
  isAnswered = false
  private readonly columns: Searched['columns']
  private readonly isVague: boolean
  private readonly freeWords: number
  private readonly isWeighed: boolean
  private isForCar = false
  private mostEvidence = 0

  /** `isWeighed`: scores have evidence of words. */
  constructor(
    { types, vehicles, words }: Wanted,
    columns: Searched['columns'],
    isWeighed: boolean,
  ) {
    this.columns = columns
    this.needsCar = vehicles.some(({ model }) => model !== undefined)
    this.isVague = types !== undefined && types.size > VAGUE
    this.freeWords = words.length
    this.isWeighed = isWeighed
  }

  /** Whether a model was named, and most listings of a kind, or set of kinds, are for some cars: not oil, which is for any. */
  isForSomeCars(kind: number): boolean {
    if (!this.needsCar) return false
    const { fitment, partType, byType } = this.columns
    let [count, withoutCars] = [0, 0]
    for (const no of byType.of(kind)) {
      if (partType[no] !== kind) continue
      count++
      if (fitment[no] === 0) withoutCars++
    }
    return 2 * withoutCars <= count
  }

  /** Adds a listing of the kind by its score; not those that nobody knows the car of. */
  add(score: number): void {
    const fit = fitIn(score)
    // Of another year it is still for the car; of the make alone it may not be.
    if (score === 0 || (this.needsCar && fit > OTHER_YEAR && fit < LIKELY_FIT)) return
    this.isForCar = true
    const evidence = evidenceIn(score)
    if (evidence > this.mostEvidence) this.mostEvidence = evidence
    if (!this.isWeighed || evidence === ALL_EVIDENCE) this.isAnswered = true
  }

  /** Whether the kind tells more of what is meant than the other words do, of which it has some where there are more. */
  get isDecisive(): boolean {
    const isOfOtherWords = this.freeWords > 1 && this.mostEvidence === 0
    return this.isForCar && !this.isVague && !isOfOtherWords
  }
}
