import { grown } from './grown.ts'

/** What has each word, by the numbers of both; most words are those of one thing only. */
export class WordPostings {
  /** Plus 1, as 0 stands for none. */
  private first = new Uint32Array(1024)
  private readonly others = new Map<number, number[]>()

  /** The same pair is to be added once. */
  add(word: number, no: number): void {
    if (word >= this.first.length) this.first = grown(this.first, new Uint32Array(word * 2))
    const others = this.others.get(word)
    if (others) others.push(no)
    else if (this.first[word] === 0) this.first[word] = no + 1
    else this.others.set(word, [no])
  }

  /** How many have the word. */
  count(word: number): number {
    if (word >= this.first.length || this.first[word] === 0) return 0
    return 1 + (this.others.get(word)?.length ?? 0)
  }

  /** Sets bits in `masks`, by their numbers, for all that have the word. */
  flag(word: number, masks: Uint32Array, bits: number): void {
    if (word >= this.first.length || this.first[word] === 0) return
    masks[this.first[word]! - 1]! |= bits
    for (const no of this.others.get(word) ?? []) masks[no]! |= bits
  }
}
