import { hash, randomBytes } from 'node:crypto'
import type { Challenge } from '#contract/challenge.ts'
import type { RateLimits, Rule } from './rate-limits.ts'
import { refuse, type Refusal } from './refusal.ts'
import type { Signer } from './signing-key.ts'

// Eight numbers of 16 bits are half a million hashes, a second or two on a phone; several small searches
// vary less in length than one long one.
const COUNT = 8
const MOST_DOUBLINGS = 4
const LIFE_SECONDS = 300
const PURPOSE = 'challenge'

const uses: Rule = { name: 'challenge', points: 1, seconds: LIFE_SECONDS }

/** What a challenge is good for, and how it was answered, if it was. */
export type Asked = { purpose: 'code' | 'login'; identity: string; solution: string | undefined }

type Limits = Pick<RateLimits, 'take' | 'peek' | 'measure' | 'giveBack' | 'onLimited'>

/**
 * Proof of work, asked for where calls come unusually often. A challenge is signed and remembered
 * nowhere; only one that was solved is, until it ends, so that it counts once.
 */
export class Challenges {
  private readonly limits: Limits
  private readonly signer: Signer
  private readonly easiestBits: number
  private readonly now: () => number

  constructor(options: {
    limits: Limits
    signer: Signer
    easiestBits: number
    now?: () => number
  }) {
    this.limits = options.limits
    this.signer = options.signer
    this.easiestBits = options.easiestBits
    this.now = options.now ?? Date.now
  }

  /**
   * Counts one attempt; beyond one of these rules it needs a solved challenge, the harder the further
   * beyond. What is turned away isn't counted: a flood that solves nothing makes it harder for nobody,
   * and stores nothing.
   */
  async require(
    counts: readonly (readonly [Rule, string])[],
    asked: Asked,
  ): Promise<Refusal | undefined> {
    const before = Math.max(
      ...(await Promise.all(counts.map((count) => this.limits.peek(...count)))),
    )
    const solved = before > 1 && (await this.isSolved(this.bitsOf(before), asked))
    if (before > 1 && !solved) return this.refused(before, asked)
    const share = Math.max(
      ...(await Promise.all(counts.map((count) => this.limits.measure(...count)))),
    )
    // Others may have counted meanwhile.
    if (solved || share <= 1 || (await this.isSolved(this.bitsOf(share), asked))) return undefined
    await Promise.all(counts.map((count) => this.limits.giveBack(...count)))
    return this.refused(share, asked)
  }

  private bitsOf(share: number): number {
    return this.easiestBits + Math.min(MOST_DOUBLINGS, Math.floor(Math.log2(share)))
  }

  private refused(share: number, asked: Asked): Refusal {
    const bits = this.bitsOf(share)
    this.limits.onLimited('challenge')
    return refuse('challenge.required', undefined, { challenge: this.issue(bits, asked) })
  }

  private issue(bits: number, asked: Asked): Challenge {
    const seed = randomBytes(12).toString('base64url')
    const text = `${seed}.${Math.floor(this.now() / 1_000) + LIFE_SECONDS}.${bits}`
    return {
      token: `${text}.${this.signer.sign(PURPOSE, signedText(text, asked))}`,
      seed,
      bits,
      count: COUNT,
    }
  }

  private async isSolved(bits: number, { solution, ...asked }: Asked): Promise<boolean> {
    const [token = '', numbers = ''] = solution?.split(':') ?? []
    const [seed = '', end = '', had = '', signature = ''] = token.split('.')
    const text = signedText(`${seed}.${end}.${had}`, asked)
    if (!this.signer.isSigned(PURPOSE, text, signature)) return false
    // It may have become harder while this one was being solved, though not by much.
    if (Number(end) * 1_000 < this.now() || Number(had) < bits - 1) return false
    const found = numbers.split(',')
    if (found.length !== COUNT) return false
    if (!found.every((number, i) => zeroBits(`${seed}:${i}:${number}`) >= Number(had))) return false
    return (await this.limits.take(uses, seed)) === undefined
  }
}

const signedText = (text: string, { purpose, identity }: Omit<Asked, 'solution'>) =>
  `${purpose}\n${identity}\n${text}`

const zeroBits = (text: string): number => Math.clz32(hash('sha256', text, 'buffer').readUInt32BE())
