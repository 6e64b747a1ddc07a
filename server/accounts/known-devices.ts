import { randomBytes } from 'node:crypto'
import type { Client } from '../platform/api/caller.ts'
import type { Signer } from '../platform/signing-key.ts'

const LIFE_SECONDS = 180 * 24 * 3600
const PURPOSE = 'device'

/**
 * Browsers in which somebody has logged in before. A signed cookie says so, for one account; it opens
 * nothing, and only keeps what strangers do to the account's limits from counting here.
 */
export const knownDevices = (signer: Signer) => ({
  /** Remembers a browser after it logged in. */
  remember(client: Client, userId: string): void {
    if (!client.browser) return
    const text = `${randomBytes(12).toString('base64url')}.${seconds() + LIFE_SECONDS}`
    const signature = signer.sign(PURPOSE, `${userId}\n${text}`)
    client.keep('device', `${text}.${signature}`, LIFE_SECONDS)
  },

  /** The device, where this account has logged in there. The same steps without an account. */
  deviceOf(client: Client, userId: string | undefined): string | undefined {
    const [device = '', end = '', signature = ''] = client.cookie('device')?.split('.') ?? []
    const isOurs = signer.isSigned(PURPOSE, `${userId ?? 'nobody'}\n${device}.${end}`, signature)
    return isOurs && Number(end) > seconds() ? device : undefined
  },
})

const seconds = () => Math.floor(Date.now() / 1_000)
