import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Executor } from './db.ts'
import { signingKey } from './signing-key.tables.ts'

const NAME = 'signature'

/** Signs texts for a purpose, so that what was signed for one means nothing for another. */
export type Signer = {
  sign(purpose: string, text: string): string
  isSigned(purpose: string, text: string, signature: string): boolean
}

/** Signs by the secret that all processes of this installation share. */
export async function loadSigner(db: Executor): Promise<Signer> {
  const made = { name: NAME, key: randomBytes(32).toString('base64url') }
  await db.insert(signingKey).values(made).onConflictDoNothing()
  const [row] = await db.select().from(signingKey).where(eq(signingKey.name, NAME))
  return signerOf(row!.key)
}

export function signerOf(key: string): Signer {
  const sign: Signer['sign'] = (purpose, text) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')
  return {
    sign,
    isSigned(purpose, text, signature) {
      const [right, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)]
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}
