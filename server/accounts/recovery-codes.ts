import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '#contract/limits.ts'
import type { Signer } from '../platform/signing-key.ts'

// Nothing that is read for something else: no 0 O, 1 I L, U V.
const signs = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const HALF = 5

/** So many random codes as "7KQ4X-M2WNA", which are easy to copy from paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${random()}-${random()}`)

const random = () => Array.from({ length: HALF }, () => signs[randomInt(signs.length)]).join('')

/** The stored form of a code, in whatever spelling it is entered: without the installation's secret nobody can try codes on it. */
export const recoveryHash = (signer: Signer, userId: string, code: string): string =>
  signer.sign('recovery', `${userId} ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)

/** As it looks without its dash; six digits are never one. */
export const isRecoveryCode = (code: string) => /^[0-9A-Z]{5}[\s-]?[0-9A-Z]{5}$/i.test(code.trim())
