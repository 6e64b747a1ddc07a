import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'
import { BoundedQueue } from '../bounded-queue.ts'
import { normalPassword } from './password-rules.ts'

/** Of a password: dear, since one that is stolen is guessed at for years. */
export const passwordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
/** Of a one-time code: it is worth nothing minutes later. */
export const codeCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

type Cost = typeof passwordCost

/**
 * Argon2id beside the event loop. Each hash takes 64 MiB and a core for a while, so few are made at
 * once: beyond a short queue the reply is a refusal.
 */
export class PasswordHasher {
  private readonly passwords: BoundedQueue
  private readonly codes = new BoundedQueue({ parallel: 2, queue: 100 })
  private readonly hashOfNoPassword = hashOfNothing(passwordCost)

  constructor({
    parallel = Math.min(2, Math.max(1, availableParallelism() - 1)),
    queue = 20,
  }: { parallel?: number; queue?: number } = {}) {
    this.passwords = new BoundedQueue({ parallel, queue })
  }

  hash(password: string): Promise<string | Refusal> {
    return this.passwords.run(() => hash(normalPassword(password), passwordCost))
  }

  /** A hash that can't be read fits no password, and takes as long to find that out. */
  verify(stored: string, password: string): Promise<boolean | Refusal> {
    const readable = costOf(stored) ? stored : this.hashOfNoPassword
    return this.passwords.run(() => verify(readable, normalPassword(password)))
  }

  /** For an account that doesn't exist: says no after the same work as for one that does. */
  async verifyNothing(password: string): Promise<false | Refusal> {
    const reply = await this.verify(this.hashOfNoPassword, password)
    return reply instanceof Refusal ? reply : false
  }

  /** Whether a hash was made at another cost than today's, and is to be replaced at the next login. */
  needsRehash(stored: string): boolean {
    const cost = costOf(stored)
    return (
      cost?.memoryCost !== passwordCost.memoryCost ||
      cost.timeCost !== passwordCost.timeCost ||
      cost.parallelism !== passwordCost.parallelism
    )
  }

  codeHash(code: string): Promise<string | Refusal> {
    return this.codes.run(() => hash(code, codeCost))
  }

  async codeMatches(stored: string, code: string): Promise<boolean | Refusal> {
    if (!costOf(stored)) return false
    return this.codes.run(() => verify(stored, code))
  }
}

function costOf(stored: string): Cost | undefined {
  try {
    return parseOptions(stored)
  } catch {
    return undefined
  }
}

/** Looks like a hash of this cost; nothing leads to it, since it was drawn instead of made. */
function hashOfNothing({ memoryCost, timeCost, parallelism }: Cost): string {
  const drawn = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${drawn(16)}$${drawn(32)}`
}
