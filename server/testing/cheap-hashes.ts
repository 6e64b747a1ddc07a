import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

// Passwords and codes are hashed at the least cost there is, and say that they cost what was asked
// for; what the true cost is, and that it is paid, is the subject of password-hasher.test.ts.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>()
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }
  const costs = /m=\d+,t=\d+,p=\d+/
  const madeHere = new Map<string, string>()
  const hash: typeof argon2.hash = async (password, options) => {
    const made = await argon2.hash(password, { ...options, ...cheap })
    const { memoryCost: m, timeCost: t, parallelism: p } = { ...cheap, ...options }
    const claimed = made.replace(costs, `m=${m},t=${t},p=${p}`)
    madeHere.set(claimed, made)
    return claimed
  }
  const verify: typeof argon2.verify = (stored, password, options) =>
    argon2.verify(madeHere.get(String(stored)) ?? stored, password, options)
  return { ...argon2, hash, verify }
})
