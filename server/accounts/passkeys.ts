import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { ParsedInputOf } from '#contract/api.ts'
import type { Executor } from '../platform/db.ts'
import * as store from './factor.store.ts'
import type { UserRow } from './user.store.ts'

export type Assertion = NonNullable<ParsedInputOf<'enterFactor'>['passkey']>
type Attestation = ParsedInputOf<'savePasskey'>['passkey']
type Options = Record<string, unknown> & { challenge: string }

const NAME = 'Ghiyar'
// EdDSA, ES256 and RS256, which devices make; what comes later is experimental in Node.
const ALGORITHMS = [-8, -7, -257]

/** Whether browsers make passkeys for this address: it needs a name, and HTTPS unless it is the machine's own. */
export function hasPasskeys(origin: string): boolean {
  const { hostname, protocol } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return false
  return protocol === 'https:' || hostname === 'localhost'
}

const domainOf = (origin: string) => new URL(origin).hostname

const credentials = (rows: store.PasskeyRow[]) =>
  rows.map(({ credential, transports }) => ({ id: credential, transports }))

/** What a browser needs to sign with one of these passkeys. */
export const askingOptions = async (
  origin: string,
  rows: store.PasskeyRow[],
  userVerification: 'required' | 'preferred' = 'preferred',
): Promise<Options> => ({
  ...(await generateAuthenticationOptions({
    rpID: domainOf(origin),
    allowCredentials: credentials(rows),
    userVerification,
  })),
})

/** What a browser needs to make a passkey that isn't among these. */
export const makingOptions = async (
  origin: string,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  rows: store.PasskeyRow[],
): Promise<Options> => ({
  ...(await generateRegistrationOptions({
    rpName: NAME,
    rpID: domainOf(origin),
    userName: email,
    userID: new Uint8Array(Buffer.from(id)),
    excludeCredentials: credentials(rows),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })),
})

/**
 * Whether a passkey of the user signed the challenge; it is then recorded as used. With `requireUserVerification` the
 * device must have checked its user as well: a key that lies beside the computer isn't enough.
 */
export async function passkeySigned(
  db: Executor,
  origin: string,
  userNo: number,
  proof: { passkey: Assertion; challenge: string; requireUserVerification: boolean },
): Promise<boolean> {
  const { passkey, challenge, requireUserVerification } = proof
  const row = (await store.passkeysOf(db, userNo)).find(
    ({ credential }) => credential === passkey.id,
  )
  if (!row) return false
  // The library throws for whatever doesn't fit.
  const verified = await verifyAuthenticationResponse({
    response: passkey as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domainOf(origin),
    credential: {
      id: row.credential,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
      transports: row.transports,
    },
    requireUserVerification,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  return store.usePasskey(db, row.id, verified.authenticationInfo.newCounter)
}

/** The key that a browser made for the challenge; undefined where it doesn't fit. */
export async function madePasskey(origin: string, passkey: Attestation, challenge: string) {
  const verified = await verifyRegistrationResponse({
    response: passkey as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domainOf(origin),
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    ...{ credential: id, counter, transports: passkey.response.transports ?? [] },
    publicKey: Buffer.from(publicKey).toString('base64url'),
  }
}
