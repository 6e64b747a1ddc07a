import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Asked = { origin: string; challenge: string; flags: number }

// Names and values of COSE: an EC2 key on P-256 for ES256.
const [KEY_TYPE, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3] as const

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** A passkey for a domain, as it is stored, and what it signs: `flags` say whether it checked its user (4) or not. */
export function softwarePasskey(domain: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const cose = new Map<number, number | Uint8Array>([
    [KEY_TYPE, 2],
    [ALGORITHM, -7],
    [CURVE, 1],
    [X, new Uint8Array(Buffer.from(x!, 'base64url'))],
    [Y, new Uint8Array(Buffer.from(y!, 'base64url'))],
  ])
  const credential = randomBytes(16).toString('base64url')
  return {
    stored: {
      ...{ credential, counter: 0, transports: [] },
      publicKey: Buffer.from(isoCBOR.encode(cose)).toString('base64url'),
    },
    sign({ origin, challenge, flags }: Asked) {
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }))
      const data = Buffer.concat([sha256(domain), Buffer.from([flags]), Buffer.alloc(4)])
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...{ id: credential, rawId: credential, type: 'public-key' as const },
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
