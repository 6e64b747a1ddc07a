import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { InputOf } from '#contract/api.ts'

type Options = Record<string, unknown>

/**
 * Has a passkey sign, in the browser's own dialog; undefined when that is closed, or the device has none.
 * Load this module when it is needed.
 */
export async function signByPasskey(
  options: Options,
): Promise<InputOf<'enterFactor'>['passkey'] | undefined> {
  const signed = await startAuthentication({ optionsJSON: options as never }).catch(() => undefined)
  if (!signed) return undefined
  const { id, rawId, response } = signed
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, authenticatorData, signature },
  }
}

/** Makes a passkey, likewise. */
export async function makePasskey(
  options: Options,
): Promise<InputOf<'savePasskey'>['passkey'] | undefined> {
  const made = await startRegistration({ optionsJSON: options as never }).catch(() => undefined)
  if (!made) return undefined
  const { id, rawId, response } = made
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, transports },
  }
}
