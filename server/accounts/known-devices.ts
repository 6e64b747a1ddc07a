import { randomBytes } from 'node:crypto'
import type { Client } from '../platform/api/caller.ts'
import type { Signer } from '../platform/signing-key.ts'
import { secretHash } from './secrets.ts'
import type { UserRow } from './user.store.ts'

const LIFE_SECONDS = 180 * 24 * 3600
const PURPOSE = 'device'

type Account = Pick<UserRow, 'id' | 'passwordHash'>

// As long as those of an account, so that checking a cookie takes the same steps without one.
const noAccount: Account = { id: '0'.repeat(36), passwordHash: '0'.repeat(97) }

/**
 * Browsers in which an account has logged in. A signed cookie says so until the account has a new
 * password. It authorises nothing: it only exempts the browser from limits that strangers can fill.
 */
export const knownDevices = (signer: Signer) => ({
  /** Remembers a browser after its user has given the password or set a new one. */
  remember(client: Client, account: Account): void {
    if (!client.browser) return
    const text = `${randomBytes(12).toString('base64url')}.${seconds() + LIFE_SECONDS}`
    client.setCookie(
      'device',
      `${text}.${signer.sign(PURPOSE, signedText(account, text))}`,
      LIFE_SECONDS,
    )
  },

  /** The id of the device if this account has logged in there. */
  deviceOf(client: Client, account: Account = noAccount): string | undefined {
    const [device = '', end = '', signature = ''] = client.cookie('device')?.split('.') ?? []
    const text = signedText(account, `${device}.${end}`)
    const isOurs = signer.isSigned(PURPOSE, text, signature)
    return isOurs && Number(end) > seconds() ? device : undefined
  },
})

const signedText = ({ id, passwordHash }: Account, text: string) =>
  `${id}\n${secretHash(passwordHash)}\n${text}`

const seconds = () => Math.floor(Date.now() / 1_000)
