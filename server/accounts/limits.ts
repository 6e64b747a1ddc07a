import type { Rule } from '../platform/rate-limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

// Per network address, where many people may sit behind one.
export const loginsOfAddress: Rule = rule('login-address', 25, 5 * minute)
/** Of known devices; keyed by `addressKey`, so that neighbours in a wider network don't count. */
export const knownLoginsOfAddress: Rule = wide('login-known-address', 25, 5 * minute)
export const signUpsOfAddress: Rule = rule('signup-address', 5, 30 * minute)
export const codesOfAddress: Rule = rule('code-address', 20, hour)
// Those that a challenge turns away count here too.
export const attemptsOfAddress: Rule = rule('challenge-address', 300, hour)
/** Of the day's SMS; an address counts with its whole network. */
export const SMS_SHARE_OF_NETWORK = 0.1
/** SMS beyond the open share for numbers that had one before; keyed by `networkKey`. */
export const repeatedSmsOfNetwork: Rule = wide('sms-repeated', 3, day)
export const guessesOfAddress: Rule = rule('guess-address', 30, 5 * minute)
export const uploadsOfAddress: Rule = rule('upload-address', 30, 30 * minute)
export const placesOfAddress: Rule = rule('places-address', 120, 5 * minute)
export const phoneChecksOfAddress: Rule = rule('phone-check-address', 60, 5 * minute)

// Beyond these a code or login needs a solved challenge, the harder the further beyond. They are widened
// as those of addresses are. Strangers can fill them for others; that costs the others a second or two.
export const easyCodesOfAddress: Rule = rule('code-easy-address', 8, hour)
export const easyCodesOfIdentity: Rule = wide('code-easy', 5, hour)
export const easyCodesOfRange: Rule = wide('code-easy-range', 20, hour)
export const easyCodesOfAll: Rule = wide('code-easy-all', 120, hour)
export const easyLoginsOfIdentity: Rule = { name: 'login-easy', points: 15, seconds: 15 * minute }

// Per account or identity and where the attempt comes from. One network can't fill what all have together.
export const loginsOfPair: Rule = { name: 'login-pair', points: 10, seconds: 15 * minute }
export const loginsOfDevice: Rule = { name: 'login-device', points: 10, seconds: 15 * minute }
export const codesOfDevice: Rule = { name: 'code-device', points: 5, seconds: hour }

/** Per account, for all devices known to it: SMS beyond what other devices may have sent. */
export const smsOfKnownDevices: Rule = { name: 'sms-known', points: 10, seconds: day }

// Per account or identity, from all clients; of logins only those from devices that aren't known.
export const loginsOfIdentity: Rule = { name: 'login', points: 30, seconds: 15 * minute }

// Of the second factor, once the password was right. Three of a million codes are right at a time.
export const factorsOfAddress: Rule = rule('factor-address', 40, 5 * minute)
export const factorsOfPair: Rule = { name: 'factor-pair', points: 10, seconds: 15 * minute }
export const factorsOfDevice: Rule = { name: 'factor-device', points: 10, seconds: 15 * minute }
export const factorsOfAccount: Rule = { name: 'factor', points: 20, seconds: hour }
export const factorsOfDay: Rule = { name: 'factor-day', points: 50, seconds: day }
export const lockMailsOfAccount: Rule = { name: 'factor-lock-mail', points: 1, seconds: day }
export const factorMailsOfAccount: Rule = { name: 'factor-mail', points: 1, seconds: 12 * hour }
/** Per invitation: codes of an app that is being set up. */
export const invitationCodes: Rule = { name: 'invitation-code', points: 30, seconds: hour }
export const invitationStarts: Rule = { name: 'invitation-start', points: 30, seconds: hour }
export const invitationsOfAccount: Rule = { name: 'invitation', points: 30, seconds: hour }

// Per account, which is signed in.
export const passwordsOfAccount: Rule = { name: 'password', points: 10, seconds: 15 * minute }
/** So that a stolen session of an operator can't shut everybody out. */
export const stepsOnAccounts: Rule = { name: 'account-step', points: 120, seconds: hour }
export const uploadsOfAccount: Rule = { name: 'upload', points: 300, seconds: 30 * minute }
export const exportsOfAccount: Rule = { name: 'account-export', points: 20, seconds: hour }
export const exportsByLink: Rule = rule('export-link', 20, hour)
export const updatesOfAccount: Rule = { name: 'update', points: 30, seconds: 30 * minute }

function rule(name: string, points: number, seconds: number): Rule {
  return { name, points, seconds, scope: 'address' }
}
function wide(name: string, points: number, seconds: number): Rule {
  return { name, points, seconds, scope: 'widened' }
}

// The audit log is for ever: of what happens over and over it gets a share.
export const notesOfLimited: Rule = { name: 'note-limited', points: 1, seconds: 15 * minute }
export const notesOfSms: Rule = { name: 'note-sms', points: 1, seconds: hour }
export const notesOfAddress: Rule = { name: 'note-address', points: 20, seconds: 5 * minute }
