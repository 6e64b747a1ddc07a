import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Signer } from '../platform/signing-key.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts by a key that is derived from the secret of the installation: the text alone, as in an export, opens nothing. */
export function seal(signer: Signer, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(signer), iv, { authTagLength: TAG_BYTES })
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws for what was not sealed by this installation. */
export function unseal(signer: Signer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, keyOf(signer), iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const rest = bytes.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
}

const keyOf = (signer: Signer) =>
  createHash('sha256').update(signer.sign('seal', 'second factor')).digest()
