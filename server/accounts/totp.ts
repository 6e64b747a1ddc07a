import { generateSecret, generateURI, verifySync } from 'otplib'

const ISSUER = 'Ghiyar'
const STEP_SECONDS = 30

export const newTotpSecret = (): string => generateSecret()

/** The secret as authenticator apps read it, typed or by camera. */
export const totpFor = (secret: string, label: string) => ({
  secret,
  uri: generateURI({ issuer: ISSUER, label, secret }),
})

/** The time step of a code that is right now, or was or will be half a minute away; it can be used once. */
export function stepOfCode(secret: string, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const result = verifySync({ secret, token: code, epochTolerance: STEP_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
