import type { Match } from './combine.ts'
import { matchByItself } from './matches-by-form.ts'
import type { Token } from './language/fold.ts'
import type { PhraseBook } from './phrase-book.ts'
import type { Sense } from './senses.ts'

// Sellers bring as many brands as they like, and each one learnt is compared with what is typed. Those
// that come later are found by their whole name.
const MOST_LEARNT = 5_000
const MOST_WORDS = 3

/** What of the listings on offer tells their brands. */
export type BrandsOnOffer = {
  brandNames?: readonly string[]
  /** A brand as it is spelled, by its whole name in any case. */
  brandNamed?: (name: string) => string | undefined
}

/** The brands that sellers use, of which a phrase book learns the first ones. */
export class Brands {
  private names: readonly string[] = []
  private read = 0
  private learnt = 0
  private readonly book: PhraseBook<Sense>
  private readonly isOther: (name: string) => boolean

  /** `isOther` tells what says something else, whatever sellers call a brand. */
  constructor(book: PhraseBook<Sense>, isOther: (name: string) => boolean) {
    this.book = book
    this.isOther = isOther
  }

  /** Names only ever come at the end of the same list; after a reload it is another list. */
  learn(names: readonly string[]): void {
    if (names !== this.names) [this.names, this.read] = [names, 0]
    while (this.read < names.length && this.learnt < MOST_LEARNT) {
      const name = names[this.read++]!
      if (!this.isOther(name) && this.book.addUnlessKnown(name, { kind: 'brand', name }))
        this.learnt++
    }
  }

  /** The brands that a text names in full, where there are more than are learnt. */
  matches(text: string, tokens: Token[], { brandNamed }: BrandsOnOffer, worth: number): Match[] {
    if (!brandNamed || this.read === this.names.length) return []
    return tokens.flatMap((first, i) =>
      tokens.slice(i, i + MOST_WORDS).flatMap((last, more) => {
        const name = brandNamed(text.slice(first.start, last.end))
        if (name === undefined || this.isOther(name) || this.book.knows(name)) return []
        const count = more + 1
        const score = worth * (count + 0.5 * count * (count - 1))
        return [matchByItself({ kind: 'brand', name }, ((1 << count) - 1) << i, score)]
      }),
    )
  }
}
