import { Chains } from './chains.ts'
import { DescriptionWords, type DescriptionWord } from './description-words.ts'
import { TextNumbers } from './text-numbers.ts'

const MOST_WORDS = 24
// Whether a seller says what half of the others say as well tells nothing, and takes long to look up.
const COMMON_SHARE = 8
const FEW_TEXTS = 2_000
const FEW_WORDS = 1024

/**
 * The words that the descriptions of listings have beside their names: presence only, of the first words of a
 * text, in typed arrays. Texts that say the same in other words of the name, or in another order, are one.
 * Number 0 is the text without such words.
 */
export class TextWords {
  private readonly texts = new TextNumbers()
  private readonly words = new TextNumbers()
  private readonly textsWith = new Chains(FEW_WORDS)
  private counts = new Uint32Array(FEW_WORDS)
  private readonly reader = new DescriptionWords()

  get end(): number {
    return this.texts.end
  }

  /** The number of a description; `isNamed` says which words its listing has anyway. */
  intern(text: string, isNamed: (word: string) => boolean): number {
    const words = this.distinctive(text, isNamed)
    if (words.length === 0) return 0
    const before = this.texts.end
    const no = this.texts.add(digestOf(words))
    if (no === before) for (const { word } of words) this.file(word, no)
    return no
  }

  /** The first words that its listing hasn't anyway. Numbers are found as numbers. */
  private distinctive(text: string, isNamed: (word: string) => boolean): DescriptionWord[] {
    const words: DescriptionWord[] = []
    this.reader.each(text, (word) => {
      if (!isAmong(words, word) && !isNamed(word.word)) words.push(word)
      return words.length === MOST_WORDS
    })
    return words
  }

  private file(word: string, text: number): void {
    const no = this.words.add(word)
    if (no >= this.counts.length) {
      const counts = new Uint32Array(no * 2)
      counts.set(this.counts)
      this.counts = counts
    }
    this.counts[no]!++
    this.textsWith.add(no, text)
  }

  /** How many texts have a word; 0 also of one that is too common to tell anything. */
  count(word: string): number {
    const count = this.counts[this.words.of(word)]!
    return count > FEW_TEXTS && count > this.end / COMMON_SHARE ? 0 : count
  }

  /** Sets bits in `masks`, by the number of the text, for all that have the word. */
  flag(word: string, masks: Uint32Array, bits: number): void {
    if (this.count(word) > 0)
      this.textsWith.each(this.words.of(word), Infinity, (text) => {
        masks[text]! |= bits
      })
  }
}

function isAmong(words: DescriptionWord[], { low, high }: DescriptionWord): boolean {
  for (let at = 0; at < words.length; at++)
    if (words[at]!.low === low && words[at]!.high === high) return true
  return false
}

/** Eight bytes for words in any order; two lists that share them are read as one, which misleads a few words. */
function digestOf(words: DescriptionWord[]): string {
  let [low, high] = [0, 0]
  for (const word of words) {
    low = (low + word.low) | 0
    high = (high + word.high) | 0
  }
  return String.fromCharCode(
    ...[low & 127, (low >>> 7) & 127, (low >>> 14) & 127, (low >>> 21) & 127],
    ...[high & 127, (high >>> 7) & 127, (high >>> 14) & 127, (high >>> 21) & 127],
  )
}
