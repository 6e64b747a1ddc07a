import { bind } from '../platform/api/binding.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { createAccessKey, getAccessKeys, revokeAccessKey } from './access-keys.ts'
import type { AccountDeps } from './account-deps.ts'
import { cancelClosing, closeAccount } from './close-account.ts'
import { proveIdentity, takeCode } from './enter-code.ts'
import { exportAccount } from './export-account.ts'
import { parseIdentity } from './identity.ts'
import { login } from './login.ts'
import { getOutbox } from './get-outbox.ts'
import { getPlaces, validatePhone } from './phones-and-places.ts'
import { getMe, updateUser } from './profile.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { endAllSessions, endSession, getSessions } from './sessions.ts'
import { changeContact, changePassword } from './settings.ts'
import { signUp } from './sign-up.ts'

const done = { message: 'success' } as const
const sent = { message: 'sent' } as const

export const accountsRoutes = (deps: AccountDeps) => [
  bind('getOtpByEmail', async ({ email, solution }, { client, language }) => {
    const identity = { channel: 'email', value: email } as const
    return (await sendCode(deps, identity, { client, language, solution })) ?? sent
  }),
  bind('getOtpByPhone', async ({ phone, solution }, { client, language }) => {
    const identity = parseIdentity(phone)
    if (identity?.channel !== 'sms') return refuse('phone.invalid')
    return (await sendCode(deps, identity, { client, language, solution })) ?? sent
  }),
  bind('verifyOtp', async ({ identify, code }, { client }) => {
    const identity = await takeCode(deps, identify, code, client)
    if (identity instanceof Refusal) return identity
    return { ...done, ...(await proveIdentity(deps, identity, client)) }
  }),
  bind('signUp', (input, { files, client, language }) =>
    signUp(deps, input, files, client, language),
  ),
  bind('validatePhone', ({ phone }, { client }) => validatePhone(deps, phone, client)),
  bind('getPlaces', ({ q, ...page }, context) => getPlaces(deps, q, page, context)),

  bind('login', (input, { client }) => login(deps, input, client)),
  bind('resetPassword', (input, { client }) => resetPassword(deps, input, client)),
  bind('logout', async (_, { caller, client }) => {
    return (await endSession(deps, caller, caller.session, client)) ?? done
  }),
  bind('logoutEverywhere', async (_, { caller, client }) => {
    await endAllSessions(deps, caller, client)
    return done
  }),
  bind('getSessions', (page, { caller }) => getSessions(deps, caller, page)),
  bind('endSession', async ({ id }, { caller, client }) => {
    return (await endSession(deps, caller, id, client)) ?? done
  }),

  bind('getMe', (_, { caller }) => getMe(deps, caller)),
  bind('updateUser', (input, { caller, files, client }) =>
    updateUser(deps, caller, input, files, client),
  ),
  bind('changePassword', (input, { caller, client }) =>
    changePassword(deps, caller, input, client),
  ),
  bind('changeContact', (input, { caller, client }) => changeContact(deps, caller, input, client)),
  bind('exportAccount', (_, { caller, client }) => exportAccount(deps, caller, client)),
  bind('closeAccount', (input, { caller, client }) => closeAccount(deps, caller, input, client)),
  bind('cancelClosing', (_, { caller, client }) => cancelClosing(deps, caller, client)),

  bind('createAccessKey', (input, { caller, client }) =>
    createAccessKey(deps, caller, input, client),
  ),
  bind('getAccessKeys', (page, { caller }) => getAccessKeys(deps, caller, page)),
  bind('revokeAccessKey', ({ id }, { caller, client }) =>
    revokeAccessKey(deps, caller, id, client),
  ),
]

/** What a demonstration has beyond that. */
export const outboxRoutes = (deps: AccountDeps) => [
  bind('getOutbox', ({ to, ...page }) => getOutbox(deps, to, page)),
]
