import type { Rule } from '../platform/rate-limits.ts'

const minute = 60
const hour = 60 * minute

// Per network address, where many people may sit behind one.
export const loginsOfAddress: Rule = rule('login-address', 25, 5 * minute)
export const signUpsOfAddress: Rule = rule('signup-address', 5, 30 * minute)
export const codesOfAddress: Rule = rule('code-address', 20, hour)
export const guessesOfAddress: Rule = rule('guess-address', 30, 5 * minute)
export const uploadsOfAddress: Rule = rule('upload-address', 30, 30 * minute)
export const placesOfAddress: Rule = rule('places-address', 120, 5 * minute)
export const phoneChecksOfAddress: Rule = rule('phone-check-address', 60, 5 * minute)

// Per account or identity, whoever asks.
export const loginsOfIdentity: Rule = { name: 'login', points: 10, seconds: 15 * minute }
export const guessesOfIdentity: Rule = { name: 'guess', points: 20, seconds: hour }
export const passwordsOfAccount: Rule = { name: 'password', points: 10, seconds: 15 * minute }
export const uploadsOfAccount: Rule = { name: 'upload', points: 300, seconds: 30 * minute }
export const exportsOfAccount: Rule = { name: 'account-export', points: 20, seconds: hour }
export const updatesOfAccount: Rule = { name: 'update', points: 30, seconds: 30 * minute }

function rule(name: string, points: number, seconds: number): Rule {
  return { name, points, seconds, scope: 'address' }
}

// The audit log is for ever: of what happens over and over it gets a share.
export const notesOfLimited: Rule = { name: 'note-limited', points: 1, seconds: 15 * minute }
export const notesOfAddress: Rule = { name: 'note-address', points: 20, seconds: 5 * minute }
