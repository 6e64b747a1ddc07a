import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits, for tokens and tickets. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The stored form of a secret: enough to recognise it. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Six random digits. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** The companion cookie of a token: nobody makes it who lacks the salt, which never leaves the server. */
export const companionOf = (token: string, salt: string) =>
  createHmac('sha256', salt).update(token).digest('base64url')

export function sameSecret(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
